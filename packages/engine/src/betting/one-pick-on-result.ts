import type { Pass, Pick } from '@fairline/domain'
import { isPick } from './decide-market.ts'
import type { GameDecisions } from './game-decisions.ts'

/**
 * Who wins and by how much are decided by one result: a pick on each would count one outcome twice (a three-way win is a
 * spread of −0.5), or bet against itself. Of a pick on the winner and one on the spread only one is made: the one that is
 * published already, else the one with the higher EV.
 *
 * @param isPublished  published picks are never withdrawn: if both are, both stay
 */
export function onePickOnResult(
  { decision, lineDecisions }: GameDecisions,
  isPublished: (pick: Pick) => boolean = () => false,
): GameDecisions {
  const spread = lineDecisions.filter(isPick).find(({ market }) => market.kind === 'spread')
  if (!spread || !isPick(decision)) return { decision, lineDecisions }
  const [holdsWinner, holdsSpread] = [isPublished(decision), isPublished(spread)]
  if (holdsWinner && holdsSpread) return { decision, lineDecisions }
  const takesWinner = holdsWinner || (!holdsSpread && decision.expectedValue >= spread.expectedValue)
  const left = takesWinner ? spread : decision
  const decided = (one: Pick | Pass): Pick | Pass => (one === left ? passOf(left) : one)
  return { decision: decided(decision), lineDecisions: lineDecisions.map(decided) }
}

function passOf(pick: Pick): Pass {
  const { madeAt: _madeAt, modelVersion: _modelVersion, ...best } = pick
  return { gameId: best.gameId, reason: 'result-picked-already', best }
}
