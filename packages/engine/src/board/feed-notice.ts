import { type LeagueKey, leagues } from '@fairline/domain'
import type { FeedErrorKind } from '../ports/feed-error.ts'

const reasons: Readonly<Record<FeedErrorKind, string>> = {
  unreachable: 'its feed can’t be reached',
  'rate-limited': 'its feed asks us to wait',
  refused: 'its feed refuses us',
  malformed: 'its feed sends something we can’t read',
}

/** Returns a public message why a league can't be read. Paths and addresses appear only in the log. */
export const feedNotice = (league: LeagueKey, kind: FeedErrorKind): string =>
  `${leagues[league].name} is not up to date: ${reasons[kind]}.`
