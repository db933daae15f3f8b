import { logistic, logit } from '@fairline/numeric'
import { carriedLevels } from './carried-levels.ts'
import type { RatedEnding, RatedGame, WinnerModel } from './rated-game.ts'

/** A rating of goals: levels are logs of expected goals. */
export interface ScoringSettings {
  /** How far one goal of surprise moves an attack and a defence. */
  readonly attackGain: number
  readonly defenceGain: number
  /** Shares carried into the next season. */
  readonly attackCarry: number
  readonly defenceCarry: number
  /** Regular periods; goals after them are not learned from. */
  readonly periods: number
  /** Log of goals a game between equals at the start, and how fast it follows. */
  readonly level: number
  readonly levelGain: number
  /** What playing at home adds to a side's own level and takes from the other's. */
  readonly homeField: number
  /** What it adds to the log-odds, at the start, and how fast that follows what happens. */
  readonly homeEdge: number
  readonly homeGain: number
  /** Log-odds per unit of the log of the ratio of expected goals. */
  readonly slope: number
  /** Log-odds that a side loses by having played the day before. */
  readonly tired: number
  /** Variance of a closing line around what is to be learned from it, in squared log-odds; smaller trusts it more. */
  readonly marketVariance: number
}

/**
 * A rating of attacks and defences for games that someone wins: log goals of a side = level + its attack + the other's
 * defence; probability of the home side = logistic(slope × log of the ratio of expected goals + home edge, less what it costs
 * to have played the day before).
 *
 * After a game attack and defence move by the goals above expectation in regular time, and then by the gap to the closing
 * line. Where periods are not known the final score counts.
 *
 * @param settings  the league's constants
 * @returns a model with the app's interface (`WinnerModel`)
 * @throws {RangeError} when learning from a closing probability of exactly 0 or 1
 * @source a constant-gain Poisson filter; past closing lines as a second observation
 * @example scoringRating({ attackGain: 0, defenceGain: 0, attackCarry: 1, defenceCarry: 1, periods: 3, level: 1, levelGain: 0, homeField: 0, homeEdge: 0, homeGain: 0, slope: 3, tired: 0, marketVariance: 1 }).forecast({ home: 'a', away: 'b', season: 1, neutral: false, day: 1 }) // => [0.5, 0.5]
 */
export function scoringRating(settings: ScoringSettings): WinnerModel {
  const attack = carriedLevels({ carry: settings.attackCarry, middle: 0, newcomer: 0 })
  const defence = carriedLevels({ carry: settings.defenceCarry, middle: 0, newcomer: 0 })
  const lastPlayed = new Map<string, number>()
  let level = settings.level
  let edge = settings.homeEdge

  function expectedGoals({ home, away, season, neutral }: RatedGame): readonly [home: number, away: number] {
    const field = neutral ? 0 : settings.homeField
    return [
      Math.exp(level + attack.of(home, season) + defence.of(away, season) + field),
      Math.exp(level + attack.of(away, season) + defence.of(home, season) - field),
    ]
  }

  const tiredness = (side: string, day: number) => (lastPlayed.get(side) === day - 1 ? settings.tired : 0)

  function logOdds(game: RatedGame): number {
    const [home, away] = expectedGoals(game)
    const rested = tiredness(game.away, game.day) - tiredness(game.home, game.day)
    return settings.slope * Math.log(home / away) + (game.neutral ? 0 : edge) + rested
  }

  function move({ home, away, season }: RatedGame, forHome: number, forAway: number): void {
    attack.add(home, season, settings.attackGain * forHome)
    defence.add(away, season, settings.defenceGain * forHome)
    attack.add(away, season, settings.attackGain * forAway)
    defence.add(home, season, settings.defenceGain * forAway)
  }

  function learnGoals(game: RatedGame, ending: RatedEnding): void {
    const scored = goalsOf(ending, settings.periods)
    if (!scored) return
    const expected = expectedGoals(game)
    const [home, away] = [scored[0] - expected[0], scored[1] - expected[1]]
    move(game, home, away)
    level += settings.levelGain * (home + away)
  }

  /** A gap to the closing line is spread over both attacks and defences, by how much is not known of each. */
  function learnClosing(game: RatedGame, closing: number): void {
    const gap = logit(closing) - logOdds(game)
    const unknown = 2 * settings.slope ** 2 * (settings.attackGain + settings.defenceGain)
    const step = (settings.slope * gap) / (unknown + settings.marketVariance)
    move(game, step, -step)
  }

  return {
    forecast(game) {
      const home = logistic(logOdds(game))
      return [home, 1 - home]
    },
    learn(game, ending) {
      const happened = ending.winner === 'home' ? 1 : ending.winner === 'away' ? 0 : 0.5
      const surprise = happened - logistic(logOdds(game))
      learnGoals(game, ending)
      if (ending.closing !== null) learnClosing(game, ending.closing[0] as number)
      if (!game.neutral) edge += settings.homeGain * surprise
      for (const side of [game.home, game.away]) lastPlayed.set(side, game.day)
    },
    save: () => ({
      numbers: [level, edge],
      sides: [
        ...[attack, defence].flatMap((levels, i) =>
          levels.save().map(([name, ...rest]): SavedSide => [`${i}${name}`, ...rest]),
        ),
        ...[...lastPlayed].map(([name, day]): SavedSide => [`2${name}`, day, 0, 0]),
      ],
    }),
    restore({ numbers, sides }) {
      level = numbers[0] ?? level
      edge = numbers[1] ?? edge
      for (const [name, ...rest] of sides) {
        if (name.startsWith('2')) lastPlayed.set(name.slice(1), rest[0])
        else [attack, defence][Number(name[0])]?.put(name.slice(1), ...rest)
      }
    },
  }
}

type SavedSide = [string, number, number, number]

/** Goals in regular time where they are known, else the final score; null where the sport has none. */
function goalsOf({ periods, margin, total }: RatedEnding, regular: number): [number, number] | null {
  const sum = (goals: readonly number[]) => goals.slice(0, regular).reduce((all, one) => all + one, 0)
  if (periods && periods.home.length >= regular) return [sum(periods.home), sum(periods.away)]
  return margin === null || total === null ? null : [(total + margin) / 2, (total - margin) / 2]
}
