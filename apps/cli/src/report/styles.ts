/** Colors by day and by night, as in the app; color never says anything by itself. */
export const styles = `
:root{--ground:#0a0e1a;--raised:#121829;--line:#263049;--ink:#eef1fb;--soft:#a9b3cf;--value:#3ddba4;--against:#ff7b86;--caution:#f2bb54;--act:#86b3ff;color-scheme:dark}
@media (prefers-color-scheme:light){:root{--ground:#f5f6fa;--raised:#fff;--line:#d3d9e6;--ink:#131a2c;--soft:#4a5672;--value:#04734f;--against:#b3202f;--caution:#7d5300;--act:#1c53b8;color-scheme:light}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:80rem;padding:1.5rem 1rem 4rem;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif;font-variant-numeric:tabular-nums}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem;text-wrap:balance}
h2{font-size:1.35rem;margin:3rem 0 .25rem;padding-top:1rem;border-top:1px solid var(--line);text-wrap:balance}
h3{font-size:1rem;margin:0 0 .25rem}
p{max-width:46rem;margin:.25rem 0 1rem;color:var(--soft)}
a{color:var(--act)}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:1rem 0}
.figures{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,21rem),1fr));margin:1rem 0}
figure{margin:0;padding:1rem;background:var(--raised);border:1px solid var(--line);border-radius:.5rem;min-width:0}
figcaption{color:var(--soft);font-size:.875rem;margin-top:.5rem}
svg{display:block;width:100%;height:auto;overflow:visible}
svg text{fill:var(--soft);font-size:11px}
.wide{overflow-x:auto;margin:1rem 0;border:1px solid var(--line);border-radius:.5rem;background:var(--raised)}
.wide:focus-visible,a:focus-visible{outline:2px solid var(--act);outline-offset:3px}
table{border-collapse:collapse;width:100%;font-size:.875rem;white-space:nowrap}
th,td{padding:.4rem .5rem;text-align:right;border-top:1px solid var(--line)}
th:first-child,td:first-child{text-align:left}
thead th{white-space:normal;vertical-align:bottom;border-top:0;color:var(--soft);font-weight:600}
.good{color:var(--value)}.bad{color:var(--against)}
footer{margin-top:3rem;border-top:1px solid var(--line);font-size:.875rem}
`
