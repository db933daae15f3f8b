import { expect, it } from 'vitest'
import { hedgeCommand } from './hedge.ts'

/** Runs the command in this process. @returns what it prints */
async function hedge(...args: readonly string[]) {
  const printed: string[] = []
  const silent = () => undefined
  const terminal = {
    out: (text: string) => void printed.push(text),
    err: silent,
    bar: () => ({ to: silent, stop: silent }),
  }
  await hedgeCommand(terminal).parseAsync(args, { from: 'user' })
  return printed.join('\n').split('\n')
}

it('says what is won with the same profit on both sides, and with nothing lost if the bet loses', async () => {
  // 150 against at 2: 200 − 150 if the bet wins, 150 − 100 if it loses. 100 against: 200 − 100, and 100 − 100.
  expect(await hedge('--stake', '100', '--price', '3.0', '--against', '2.0')).toEqual([
    '150.00 at +100: a profit of 50.00 whatever happens',
    '100.00: nothing lost if it loses, a profit of 100.00 if it wins',
  ])
})
