import { type LeagueKey, leagues } from '@fairline/domain'
import { type InPlayBand, type InPlaySaid, type InPlaySpeaker, inPlaySpeakers, plural } from '@fairline/engine'
import { figure, percent, table } from '../output/table.ts'

/** By league and speaker, what was forecast in play and what came of it. */
export type InPlayScores = ReadonlyMap<LeagueKey, Readonly<Record<InPlaySpeaker, InPlaySaid>>>

const names: Readonly<Record<InPlaySpeaker, string>> = {
  model: 'Score and time, around what was said before the game',
  market: 'The books in play, margin removed',
  total: 'That the total is passed',
  spread: 'That the home side covers the spread',
}

/** Bands of all leagues together. */
export function pooledBands(scores: InPlayScores, speaker: InPlaySpeaker): InPlayBand[] {
  const [first, ...others] = [...scores.values()].map((of) => of[speaker].bands)
  return (first ?? []).map((band, i) => others.reduce((sum, bands) => together(sum, bands[i] ?? sum), band))
}

function together(a: InPlayBand, b: InPlayBand): InPlayBand {
  const samples = a.samples + b.samples
  const mean = (of: 'said' | 'happened') =>
    samples === 0 ? null : (a.samples * (a[of] ?? 0) + b.samples * (b[of] ?? 0)) / samples
  return {
    from: a.from,
    to: a.to,
    samples,
    games: a.games + b.games,
    said: mean('said'),
    happened: mean('happened'),
    stdErr: samples === 0 ? null : Math.hypot(a.samples * (a.stdErr ?? 0), b.samples * (b.stdErr ?? 0)) / samples,
  }
}

/** By how many standard errors more happened than was forecast; null where nothing was forecast. */
const surpriseOf = ({ said, happened, stdErr }: InPlayBand): number | null =>
  said === null || happened === null || !stdErr ? null : (happened - said) / stdErr

/** The report as lines of a terminal. @param days  that were followed */
export function inPlayLines(scores: InPlayScores, days: number): string[] {
  const header = ['band', 'chances', 'games', 'said', 'happened', '95 %']
  const rowOf = ({ from, to, samples, games, said, happened, stdErr }: InPlayBand) => [
    `${Math.round(100 * from)}–${Math.round(100 * to)}`,
    String(samples),
    String(games),
    percent(said),
    percent(happened),
    stdErr === null ? '–' : `± ${percent(1.96 * stdErr)}`,
  ]
  const byLeague = [...scores].map(([league, of]) => [
    leagues[league].name,
    ...inPlaySpeakers.map((speaker) => figure(surpriseOf(of[speaker].all), 1)),
  ])
  return [
    `What was said of games in play every ten minutes of ${plural(days, 'day')}; 95 % by games, as chances of one game hang together:`,
    ...inPlaySpeakers.flatMap((speaker) => [
      '',
      `${names[speaker]}:`,
      '',
      table(header, pooledBands(scores, speaker).map(rowOf), [1, 2, 3, 4, 5]),
    ]),
    '',
    'By league, in standard errors by how much more often home sides won or covered and totals were passed than was said:',
    '',
    table(['league', ...inPlaySpeakers], byLeague, [1, 2, 3, 4]),
  ]
}
