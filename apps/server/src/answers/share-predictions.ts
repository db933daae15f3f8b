import { createHash } from 'node:crypto'
import type { SharePrediction, ShareUrls } from '@fairline/contract'
import type { Board, RecordedPick } from '@fairline/engine'
import { type BetRow, betRowsOf, isWorthwhile, round } from './bet-rows.ts'
import { publishedSuccess } from './published-success.ts'
import { isoOf, signedOf, tenthOf } from './wire.ts'

const [BAR, MOST] = [70, 12]

/** What may be shared of a board, without names. @param picks  published as it happened, the newest first */
export function sharePredictionsOf(board: Board, picks: readonly RecordedPick[]): SharePrediction[] {
  return betRowsOf(board)
    .filter((row) => isWorthwhile(row) && (row.bet.confidence ?? 0) >= BAR)
    .sort((a, b) => (b.bet.confidence ?? 0) - (a.bet.confidence ?? 0))
    .slice(0, MOST)
    .map((row) => sharedOf(row, board.source, picks))
}

function sharedOf(row: BetRow, source: string, picks: readonly RecordedPick[]): SharePrediction {
  const { bet, fields, onBoard } = row
  const { league, betType } = fields
  const insight = `${league} ${betType.toLowerCase()}: a price of ${signedOf(fields.odds)} that we make ${tenthOf(bet.chance)}% likely to win, worth ${tenthOf(bet.expectedValue)}% of the stake`
  const sure = `${Math.round(round(bet.confidence ?? 0, 1))} of 100 such prices have beaten the close`
  const made = source === 'simulated' ? ' Simulated league: the prices are invented.' : ''
  return {
    id: createHash('sha256').update(fields.id).digest('hex').slice(0, 16),
    ...{ sport: league, predictionType: betType, anonymizedInsight: insight },
    confidence: fields.confidence ?? 0,
    shareableText: `${insight}; ${sure}.${made} For entertainment only, not for actual gambling.`,
    hashtags: ['Fairline', league.replace(/\W/g, ''), betType.replace(/\W/g, '')],
    timestamp: isoOf(bet.quotedAt),
    metadata: publishedSuccess(
      picks.filter(
        ({ entry }) => entry.game.league === onBoard.game.league && entry.pick.market.kind === bet.market.kind,
      ),
    ),
  }
}

/** Addresses that open each platform with a text. @param site  where this app is found */
export function shareUrlsOf({ shareableText, hashtags }: SharePrediction, site: string): ShareUrls {
  const of = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query).toString()}`
  const tags = hashtags.join(',')
  return {
    shareUrls: {
      twitter: of('https://twitter.com/intent/tweet', { text: shareableText, url: site, hashtags: tags }),
      facebook: of('https://www.facebook.com/sharer/sharer.php', { u: site, quote: shareableText }),
      reddit: of('https://www.reddit.com/submit', { url: site, title: shareableText }),
      telegram: of('https://t.me/share/url', { url: site, text: shareableText }),
      whatsapp: of('https://wa.me/', { text: `${shareableText} ${site}` }),
    },
  }
}
