import { describe, expect, it } from 'vitest'
import { CallFailed } from './call.ts'
import { notUpdatingText } from './not-updating.ts'

const STALLED = 'The board can’t be updated because the database can’t be reached.'
const sound = { isOnline: true, isStreaming: false, health: { notUpdating: null }, failure: null }

describe('why nothing is updated', () => {
  it('is nothing while the server answers, and before it had the time to', () => {
    expect(notUpdatingText(sound)).toBeNull()
    expect(notUpdatingText({ ...sound, health: null })).toBeNull()
  })

  it('is what the server says of its own board, also while the live stream is there', () => {
    const stalled = { ...sound, health: { notUpdating: STALLED } }
    expect(notUpdatingText(stalled)).toBe(STALLED)
    expect(notUpdatingText({ ...stalled, isStreaming: true })).toBe(STALLED)
  })

  it('is the network before all else', () => {
    const failure = new CallFailed('unreachable', 'Couldn’t reach Fairline')
    expect(notUpdatingText({ ...sound, isOnline: false, failure })).toBe('You’re offline.')
  })

  it.each([
    [new CallFailed('unreachable', 'Couldn’t reach Fairline'), 'Couldn’t reach Fairline.'],
    [new CallFailed('unreadable', 'Bad Gateway', 502), 'Couldn’t reach Fairline.'],
    [
      new CallFailed('unreadable', 'Couldn’t read the response. Reload the page.'),
      'Couldn’t read the response. Reload the page.',
    ],
    [
      new CallFailed('too-often', 'Too many requests. Wait a few seconds', 429),
      'Too many requests. Wait a few seconds.',
    ],
    [new CallFailed('unreadable', 'Service Unavailable', 503), 'Fairline is starting.'],
    [new TypeError('failed'), 'Couldn’t reach Fairline.'],
  ])('after %s is “%s”, unless the live stream is there', (failure, text) => {
    expect(notUpdatingText({ ...sound, failure })).toBe(text)
    expect(notUpdatingText({ ...sound, failure, isStreaming: true })).toBeNull()
  })
})
