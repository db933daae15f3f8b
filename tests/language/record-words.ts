import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countWords, recordedCounts, recordedPath, usedWords } from './word-counts.ts'

// npm run words [-- --raise]: lowers the recorded counts to those of today and prints the total of each package. A count that rose stays
// as recorded, and its package is named; --raise records it, too: for a word that was added to the list.
const root = join(import.meta.dirname, '../..')
const raise = process.argv.includes('--raise')
const recorded = recordedCounts(root)
const today = countWords(usedWords(root))
for (const [folder, counts] of Object.entries(today)) {
  for (const [name, count] of Object.entries(counts)) {
    const limit = recorded[folder]?.[name] ?? 0
    if (count <= limit || raise) continue
    process.stdout.write(`${folder}: "${name}" is used ${count} times, ${limit} recorded\n`)
    if (limit === 0) delete counts[name]
    else counts[name] = limit
  }
  process.stdout.write(`${folder}: ${Object.values(counts).reduce((sum, count) => sum + count, 0)}\n`)
}
writeFileSync(recordedPath(root), `${JSON.stringify(today, null, 2)}\n`)
