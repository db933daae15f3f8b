import { unpackNumbers } from '@fairline/numeric'
import { expect, it } from 'vitest'
import { fittedBlend } from './fitted-blend.ts'

const day = 86_400_000

it.each([
  { outcomes: 'two', market: [0.6, 0.4], model: [0.45, 0.55], close: [0.55, 0.45], ended: [1, 0] },
  { outcomes: 'three', market: [0.5, 0.3, 0.2], model: [0.4, 0.3, 0.3], close: [0.45, 0.3, 0.25], ended: [0, 1, 0] },
])('goes on from what was saved as if it had never stopped, with $outcomes outcomes', (game) => {
  const { market, model, close, ended } = game
  const before = fittedBlend('open', 30)
  for (let i = 0; i < 40; i++) {
    before.learn(market, model, { chances: close, isClose: true }, i * day)
    before.learn(market, model, { chances: ended, isClose: false }, i * day)
  }
  const second = [1, ...market.map(Math.log), ...model.map(Math.log), ...ended]
  const saved = [...unpackNumbers(before.save().samples)]
  expect(saved.slice(second.length, 2 * second.length)).toEqual(second)
  const after = fittedBlend('open', 30)
  after.restore(JSON.parse(JSON.stringify(before.save())))
  expect(after.save()).toEqual(before.save())
  for (const blend of [before, after]) blend.learn(market, model, { chances: close, isClose: true }, 80 * day)
  expect(after.weights()).toEqual(before.weights())
  expect(after.weights().model).not.toBe(0)
  expect(after.blend(market, model)).toEqual(before.blend(market, model))
})

/** Of 400 games that all end as the model forecast and the market did not. */
function modelShare(moment: 'open' | 'close'): number {
  const blend = fittedBlend(moment, 30)
  for (let i = 0; i < 400; i++)
    blend.learn([0.5, 0.5], [0.6, 0.4], { chances: i % 10 < 6 ? [1, 0] : [0, 1], isClose: false }, i * day)
  return blend.weights().model
}

it('leaves the close only for thousands of games, an opening price for hundreds', () => {
  expect(modelShare('open')).toBeGreaterThan(0.1)
  expect(modelShare('close')).toBeGreaterThan(0)
  expect(modelShare('close')).toBeLessThan(0.01)
})
