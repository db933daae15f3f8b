import { type Fact, marketKey } from '@fairline/domain'

/** What a fact is about and says. Two facts with one key are the same fact, observed at the same moment. */
export function factKey(fact: Fact): string {
  switch (fact.kind) {
    case 'game':
      return `g|${fact.game.id}|${fact.observedAt}`
    case 'quote': {
      const { gameId, book, market, mark, prices } = fact.quote
      return `q|${gameId}|${book}|${marketKey(market)}|${mark ?? ''}|${fact.observedAt}|${prices.join(',')}`
    }
    case 'result':
      return `r|${fact.result.gameId}|${fact.observedAt}|${fact.result.winner}|${fact.result.home}|${fact.result.away}`
    case 'score':
      return `s|${fact.score.gameId}|${fact.observedAt}`
    case 'news':
      return `n|${fact.news.gameId}|${fact.news.player}|${fact.news.what}|${fact.observedAt}`
    case 'weather':
      return `w|${fact.weather.gameId}|${fact.observedAt}`
    case 'shares':
      return `b|${fact.shares.gameId}|${marketKey(fact.shares.market)}|${fact.observedAt}`
    case 'reference':
      return `f|${fact.reference.gameId}|${fact.reference.forecaster}|${fact.observedAt}`
  }
}
