import { setImmediate as nextTurn } from 'node:timers/promises'
import { logOut } from '@fairline/contract'
import { expect, it } from 'vitest'
import { testAccess } from '../../testing/test-access.ts'
import { testApp } from '../../testing/test-app.ts'

it('answers a log-out once its end is saved: a crash right after it brings no session back', async () => {
  const saving = Promise.withResolvers<void>()
  const access = { ...testAccess(), flush: () => saving.promise }
  const app = testApp({}, { access })
  let answered = false
  const answer = app.inject({ method: 'POST', url: logOut.path, payload: { gate: 'ai' } }).then((response) => {
    answered = true
    return response
  })
  for (let turn = 0; turn < 20; turn++) await nextTurn()
  expect(answered).toBe(false)
  saving.resolve()
  expect((await answer).json()).toEqual({ loggedOut: true, endedSessions: 0 })
  await app.close()
})
