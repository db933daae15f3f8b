// Makes the fonts of the web app from Archivo as it is published: only the widths and weights that are used, and what English is
// written with in a file of its own, so that a page has its letters early. Run by hand where the look needs other ones.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './ensure.mjs'

const from = join(root, 'node_modules', '@fontsource-variable', 'archivo')
const to = join(root, 'apps', 'web', 'src', 'fonts')
const variationAxes = { wdth: { min: 75, max: 100 }, wght: { min: 400, max: 700 } }

const ENGLISH =
  'U+0020-007E,U+00A0,U+00B0,U+00B1,U+00B7,U+00BD,U+00D7,U+00E1,U+00E9,U+00ED,U+00F1,U+00F3,U+00FA,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212'
const published = readFileSync(join(from, 'wdth.css'), 'utf8')
/** What a file of theirs holds, as its own style sheet says. */
const rangeOf = (name) => published.slice(published.indexOf(`/* ${name} */`)).match(/unicode-range: ([^;]+);/)[1]

const faces = [
  { name: 'archivo-english', source: 'archivo-latin-wdth-normal', range: ENGLISH },
  {
    name: 'archivo-latin',
    source: 'archivo-latin-wdth-normal',
    range: rangeOf('archivo-latin-wdth-normal'),
    less: ENGLISH,
  },
  {
    name: 'archivo-latin-ext',
    source: 'archivo-latin-ext-wdth-normal',
    range: rangeOf('archivo-latin-ext-wdth-normal'),
  },
]

for (const { name, source, range, less } of faces) {
  const left = new Set(less ? charactersOf(less) : [])
  const text = charactersOf(range)
    .filter((character) => !left.has(character))
    .join('')
  const font = await subsetFont(readFileSync(join(from, 'files', `${source}.woff2`)), text, {
    targetFormat: 'woff2',
    variationAxes,
  })
  writeFileSync(join(to, `${name}.woff2`), font)
  process.stdout.write(`${name}.woff2 ${(font.length / 1000).toFixed(1)} kB\n`)
}
// The first one is tried before the second where both have a character: later faces go first.
writeFileSync(join(to, 'fonts.css'), `${[...faces].reverse().map(faceOf).join('\n')}`)
writeFileSync(join(to, 'OFL.txt'), readFileSync(join(from, 'LICENSE')))

function charactersOf(range) {
  return range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
  })
}

function faceOf({ name, range }) {
  return `@font-face {
  font-family: "Archivo Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 400 700;
  font-stretch: 75% 100%;
  src: url("./${name}.woff2") format("woff2-variations");
  unicode-range: ${range.replaceAll(/,\s*/g, ', ')};
}
`
}
