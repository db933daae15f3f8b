import { expect, it, vi } from 'vitest'
import { damagedNoteText, tellOperator } from './tell-operator.ts'

it('tells the operator once, in the log with the error behind it and in health', () => {
  const log = vi.fn<(message: string, cause: unknown) => void>()
  const health = vi.fn<(message: string) => void>()
  const cause = new Error('bad row')
  const tell = tellOperator({ log, health })
  tell('The store is damaged.', cause)
  tell('The store is damaged.', cause)
  expect(log.mock.calls).toEqual([['The store is damaged.', cause]])
  expect(health.mock.calls).toEqual([['The store is damaged.']])
})

it('says of a damaged checkpoint that past games are learned again, and where it is kept', () => {
  expect(damagedNoteText('checkpoint')).toBe(
    'The saved checkpoint is damaged. Past games are learned again; the old checkpoint is kept as the note “checkpoint.damaged”.',
  )
})

it('says the same of a damaged part of a checkpoint, and of any other note only that it is kept', () => {
  expect(damagedNoteText('checkpoint.mlb')).toContain('Past games are learned again; the old checkpoint is kept as')
  expect(damagedNoteText('visitors')).toBe(
    'The stored note “visitors” is damaged. It is kept as the note “visitors.damaged”.',
  )
})
