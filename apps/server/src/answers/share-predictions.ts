import { createHash } from 'node:crypto'
import type { SharePrediction, SharePredictions, ShareUrls } from '@fairline/contract'
import type { LeagueKey, MarketKind } from '@fairline/domain'
import { type Board, byConfidence, type RecordedPick } from '@fairline/engine'
import { type BetRow, betRowsOf, clearsBar } from './bet-rows.ts'
import { anonymousMissed, listFieldsOf } from './list-fields.ts'
import { publishedSuccess } from './published-success.ts'
import { valueText } from './reasons.ts'
import { confidenceText, isoOf, provenanceOf, signedOf } from './wire.ts'
import { referenceInWords } from './words.ts'

/** Percent. */
const MIN_CONFIDENCE = 70
const MAX_SHARED = 12

/** What may be shared of a board, as plain data, before it is known how such picks did. */
export interface ShareView extends Omit<SharePredictions, 'predictions'> {
  readonly predictions: readonly (Omit<SharePrediction, 'metadata'> & {
    readonly leagueKey: LeagueKey
    readonly kind: MarketKind
  })[]
}

export function shareViewOf(board: Board): ShareView {
  const rows = betRowsOf(board)
  const shared = rows
    .filter((row) => clearsBar(row, MIN_CONFIDENCE))
    .sort(byConfidence)
    .slice(0, MAX_SHARED)
  const { funnel, justMissed } = listFieldsOf(board, { listed: shared.length, rows, minConfidence: MIN_CONFIDENCE })
  return {
    predictions: shared.map((row) => sharedOf(row, board.source)),
    funnel,
    justMissed: justMissed.map(anonymousMissed),
    provenance: provenanceOf(board),
  }
}

/** What may be shared, without names. @param picks  published as it happened, the newest first */
export const sharePredictionsOf = (view: ShareView, picks: readonly RecordedPick[]): SharePredictions => ({
  ...view,
  predictions: view.predictions.map(({ leagueKey, kind, ...prediction }) => ({
    ...prediction,
    metadata: publishedSuccess(
      picks.filter(({ entry }) => entry.game.league === leagueKey && entry.pick.market.kind === kind),
    ),
  })),
})

function sharedOf({ bet, fields, onBoard }: BetRow, source: string): ShareView['predictions'][number] {
  const { league, betType, odds } = fields
  const market = `${league} ${betType.toLowerCase()}`
  const forecast = `${confidenceText(bet.confidence ?? 0)} chance to beat ${referenceInWords(bet)}`
  const made = source === 'simulated' ? ' Simulated league: the prices are invented.' : ''
  return {
    id: createHash('sha256').update(fields.id).digest('hex').slice(0, 16),
    sport: league,
    predictionType: betType,
    anonymizedInsight: `${market}: ${valueText(bet)}`,
    odds,
    confidence: fields.confidence ?? 0,
    shareableText: `${market} at ${signedOf(odds)}: ${valueText(bet)}; ${forecast}.${made} For entertainment only, not for actual gambling.`,
    hashtags: ['Fairline', league.replace(/\W/g, ''), betType.replace(/\W/g, '')],
    timestamp: isoOf(bet.quotedAt),
    leagueKey: onBoard.game.league,
    kind: bet.market.kind,
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
