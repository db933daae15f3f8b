import { addDays, type Day, type Fact, type Instant, LeagueKey, pacificDay, startOfPacificDay } from '@fairline/domain'
import { compareFacts, type FactSource, type History } from '@fairline/engine'
import { playMatch } from './play/play-match.ts'
import { type MatchScript, matchScript } from './script/match-script.ts'
import { outlineOf } from './script/outline.ts'
import { propQuotesOf } from './script/prop-quotes.ts'
import { resultAt } from './script/score-fact.ts'
import { type Match, matchOf } from './world/match.ts'
import { slateOf } from './world/slate-of.ts'
import type { World } from './world/world.ts'

/** No game lasts longer. */
const LONGEST_MS = 10 * 3_600_000
const ANNOUNCED_DAYS = 2
const ANNOUNCED_HOURS_MS = 18 * 3_600_000

/** A league as it is emitted: up to which moment, and what is still to come. */
interface Telling {
  told: Instant | null
  nextDay: Day
  /** Games that were over then are history: they are not emitted. */
  readonly from: Instant
  scripts: MatchScript[]
}

/** After this many facts the event loop gets a turn. */
const FACTS_PER_BREATH = 200

/**
 * A simulated sports world as a source. Everything in it follows from the seed and the moment: it can be entered at any
 * time, and what is emitted does not depend on when or how often it is read.
 *
 * @param yieldToEventLoop  gives the event loop a turn; much is emitted at the beginning
 */
export function simulatedSource(seed: number, yieldToEventLoop = async () => {}): FactSource {
  const world: World = { seed }
  const tellings = new Map<LeagueKey, Telling>()

  function begun(league: LeagueKey, after: Instant | null, asOf: Instant): Telling {
    const from = after ?? asOf
    const telling: Telling = { told: after, nextDay: pacificDay(from - LONGEST_MS), from, scripts: [] }
    announce(league, telling, asOf)
    return telling
  }

  function announce(league: LeagueKey, telling: Telling, asOf: Instant): void {
    while (startOfPacificDay(addDays(telling.nextDay, -ANNOUNCED_DAYS)) + ANNOUNCED_HOURS_MS <= asOf) {
      for (const game of slateOf(world, league, telling.nextDay)) {
        const match = matchOf(world, game)
        if (!isOver(match, telling.from)) telling.scripts.push(matchScript(match))
      }
      telling.nextDay = addDays(telling.nextDay, 1)
    }
  }

  return {
    name: 'simulated',
    covers: LeagueKey.options.filter((league) => league !== 'internationals'),
    pricesStand: true,
    history: simulatedHistory(world),
    async standing(league, asOf) {
      const facts: Fact[] = []
      for (const script of begun(league, null, asOf).scripts) script.stand(asOf, facts)
      return facts.sort(compareFacts)
    },
    async facts(league, after, asOf) {
      const known = tellings.get(league)
      const goesOn = known && known.told === after && after !== null
      const telling = goesOn ? known : begun(league, after, asOf)
      tellings.set(league, telling)
      if (goesOn) announce(league, telling, asOf)
      const facts: Fact[] = []
      let breath = FACTS_PER_BREATH
      for (const script of telling.scripts) {
        if (script.nextAt() > asOf) continue
        script.take(asOf, facts)
        if (facts.length < breath) continue
        breath = facts.length + FACTS_PER_BREATH
        await yieldToEventLoop()
      }
      telling.scripts = telling.scripts.filter((script) => script.nextAt() < Number.POSITIVE_INFINITY)
      telling.told = asOf
      const fresh = after === null ? facts : facts.filter(({ observedAt }) => observedAt > after)
      return fresh.sort(compareFacts)
    },
  }
}

/** Whether a match's result is known at a moment. */
function isOver(match: Match, at: Instant): boolean {
  if (match.startsAt > at) return false
  return match.startsAt <= at - LONGEST_MS || resultAt(match, playMatch(match, false)) <= at
}

function simulatedHistory(world: World): History {
  return {
    // At least a year: longer than any season, so that every record is complete.
    from: (asOf) => `${Number(pacificDay(asOf).slice(0, 4)) - 1}-01-01`,
    day(league, day, asOf, prices) {
      return slateOf(world, league, day)
        .map((game) => matchOf(world, game))
        .filter((match) => isOver(match, asOf))
        .flatMap((match) => outlineOf(match, prices))
        .sort(compareFacts)
    },
    propQuotes: (game, prices) => propQuotesOf(matchOf(world, game), prices),
    played(game) {
      const facts: Fact[] = []
      matchScript(matchOf(world, game)).play(facts)
      return facts.sort(compareFacts)
    },
  }
}
