import { Explain } from './explain.tsx'

/** One ordered ramp from best to worst; the letter says it, the shade only helps. */
const shade: Readonly<Record<string, string>> = { A: '90%', B: '62%', C: '38%', D: '20%', F: '8%' }

/** A grade with its explanation. */
export function GradeBadge({ grade }: { readonly grade: string }) {
  const mix = shade[grade[0] ?? 'F'] ?? '8%'
  return (
    <Explain
      says="Grade from value for the risk (EV per standard deviation) and confidence. More of either never lowers it; a long shot needs more EV."
      className="grid min-h-11 min-w-11 place-items-center"
    >
      <span
        className="inline-grid min-w-9 place-items-center rounded-md border border-line px-1.5 py-0.5 text-sm font-bold"
        style={{ background: `color-mix(in oklab, var(--value) calc(${mix} * 0.35), var(--raised))` }}
      >
        <span className="sr-only">Grade </span>
        {grade}
      </span>
    </Explain>
  )
}
