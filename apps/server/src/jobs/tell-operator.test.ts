import { expect, it, vi } from 'vitest'
import { damagedNoteText, tellOperator } from './tell-operator.ts'

it('tells the operator once, in the log and in health', () => {
  const [log, health] = [vi.fn<(message: string) => void>(), vi.fn<(message: string) => void>()]
  const tell = tellOperator({ log, health })
  tell('The store is damaged.')
  tell('The store is damaged.')
  expect([log.mock.calls, health.mock.calls]).toEqual([[['The store is damaged.']], [['The store is damaged.']]])
})

it('says of a damaged checkpoint that past games are learned again, and where it is kept', () => {
  expect(damagedNoteText('checkpoint')).toBe(
    'The saved checkpoint is damaged. Past games are learned again; the old checkpoint is kept as the note “checkpoint.damaged”.',
  )
})
