import { addDays, type Fact, fullGame, startOfPacificDay } from '@fairline/domain'
import type { PropQuote } from '@fairline/engine'
import { decimalOdds } from '@fairline/odds'
import { describe, expect, it } from 'vitest'
import { factsWithoutCopies, propsWithoutCopies } from './without-copies.ts'

const dayOf = (number: number) => addDays('2025-10-07', number)

describe('facts', () => {
  const quote = (number: number, book: string, hour = 12): Fact => {
    const observedAt = startOfPacificDay(dayOf(number)) + hour * 3_600_000
    const prices = [decimalOdds(2.3 + number / 1000), decimalOdds(1.65)]
    const market = fullGame('moneyline')
    return { kind: 'quote', quote: { gameId: `g${number}`, book, market, prices, mark: null, observedAt }, observedAt }
  }
  const score = (number: number): Fact => {
    const observedAt = startOfPacificDay(dayOf(number + 1))
    return {
      kind: 'result',
      result: { gameId: `g${number}`, winner: 'home', home: 2, away: 1, observedAt },
      observedAt,
    }
  }
  const without = (facts: readonly Fact[]) => {
    const copies: string[] = []
    const left = factsWithoutCopies(facts, (copy) => copies.push(`${copy.quote.gameId} ${copy.quote.book}`))
    return { left, copies }
  }

  it('lose the quotes of two copies from the 21st game on; all others stay in their order', () => {
    const facts = Array.from({ length: 22 }, (_, i) => [
      ...['BetMGM', 'one', 'two'].map((book) => quote(i, book)),
      score(i),
    ]).flat()
    const { left, copies } = without(facts)
    expect(copies).toEqual(['g20 one', 'g20 two', 'g21 one', 'g21 two'])
    expect(left).toEqual(facts.filter((_, i) => ![81, 82, 85, 86].includes(i)))
  })

  it('stay whole if books quote at different moments', () => {
    const facts = Array.from({ length: 30 }, (_, i) => [quote(i, 'BetMGM', 12), quote(i, 'one', 13)]).flat()
    expect(without(facts)).toEqual({ left: facts, copies: [] })
  })
})

describe('prop quotes', () => {
  const prop = (number: number, book: string, player: string, over: number): PropQuote => ({
    day: dayOf(number),
    event: `A @ B ${dayOf(number)}`,
    player,
    stat: 'points',
    line: 12.5,
    book,
    over: decimalOdds(over),
    under: decimalOdds(1.65),
    at: null,
  })
  const both = (number: number) =>
    ['A', 'copy'].flatMap((book) => ['ann', 'beth'].map((player) => prop(number, book, player, 2.3 + number / 1000)))
  const without = (quotes: readonly PropQuote[]) => {
    const copies: string[] = []
    const left = propsWithoutCopies(quotes, ({ day, book, player }) => copies.push(`${day} ${book} ${player}`))
    return { left, copies }
  }

  it('lose those of a copy after twenty games of which every player was priced alike, in the order of days', () => {
    const quotes = Array.from({ length: 21 }, (_, i) => both(20 - i)).flat()
    const { left, copies } = without(quotes)
    // The last of the days is listed first: its third and fourth quotes are the copy's.
    expect(copies).toEqual(['2025-10-27 copy ann', '2025-10-27 copy beth'])
    expect(left).toEqual(quotes.filter((_, i) => i !== 2 && i !== 3))
  })

  it('stay if one player of a game was priced differently', () => {
    const quotes = Array.from({ length: 30 }, (_, i) => [
      ...both(i),
      prop(i, 'A', 'cora', 2.4),
      prop(i, 'copy', 'cora', i % 10 === 0 ? 2.45 : 2.4),
    ]).flat()
    expect(without(quotes)).toEqual({ left: quotes, copies: [] })
  })
})
