import { addDays, leagues, pacificDay } from '@fairline/domain'
import { confidenceBands, type FactSource, followPlayed, inPlayBar, shortfall } from '@fairline/engine'
import { Command } from 'commander'
import { asCount, asDays, asLeague } from '../options.ts'
import type { Terminal } from '../output/terminal.ts'
import { type InPlayBands, inPlayBandLines, type LeagueInPlayBands } from '../world/in-play-band-lines.ts'
import { simulatedLeagues } from '../world/simulated-leagues.ts'

const NOW = Date.parse('2026-11-01T20:00:00Z')

/** Compares the confidence of prices in play in the simulated leagues with how often they beat the fair price two minutes later. */
export function inPlayConfidenceCommand(terminal: Terminal): Command {
  return new Command('in-play-confidence')
    .description(
      'compare the confidence of prices in play in the simulated leagues with how often they beat the fair price two minutes later',
    )
    .option('--seed <number>', 'which world', asCount, 1)
    .option('--league <key>', 'one league only', asLeague)
    .option('--days <count>', 'days of games to follow, learning from the first of them', asDays, 30)
    .option('--json', 'print one JSON value and nothing else')
    .action(({ seed, league = null, days, json = false }) => {
      const report = measure(simulatedLeagues(seed, league), days, terminal)
      if (json) return terminal.out(JSON.stringify({ seed, league, days, ...report }))
      terminal.out(inPlayBandLines(report))
    })
}

function measure({ covers, history, pricesStand }: FactSource, days: number, terminal: Terminal): InPlayBands {
  const [all, recommended] = [confidenceBands(), confidenceBands()]
  const value = { count: 0, now: 0, later: 0 }
  const ofLeagues: LeagueInPlayBands[] = []
  const to = addDays(pacificDay(NOW), -2)
  const bar = terminal.bar('following games')
  for (const [done, league] of covers.entries()) {
    bar.to(done, covers.length)
    if (!history) continue
    const own = confidenceBands()
    const played = { league, history, pricesStand, asOf: NOW, from: addDays(to, 1 - days), to }
    const steps = followPlayed(played, ({ gameId, offer, confidence }) => {
      if (confidence === null) return
      const beatClose = offer.price * offer.reference > 1
      for (const bands of [own, all]) bands.add({ gameId, confidence, beatClose })
      if (shortfall(inPlayBar, offer.price * offer.fair - 1, confidence) !== null) return
      recommended.add({ gameId, confidence, beatClose })
      value.count += 1
      value.now += offer.price * offer.fair - 1
      value.later += offer.price * offer.reference - 1
    })
    while (!steps.next().done);
    ofLeagues.push({ name: leagues[league].name, bands: own.bands() })
  }
  bar.stop()
  return {
    leagues: covers.length === 1 ? ofLeagues : [{ name: 'All leagues', bands: all.bands() }, ...ofLeagues],
    recommended: recommended.bands(),
    value: value.count === 0 ? null : { ...value, now: value.now / value.count, later: value.later / value.count },
  }
}
