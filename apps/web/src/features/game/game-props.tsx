import type { GamePage } from '@fairline/contract'
import { useState } from 'react'
import { BetFigures } from '../../components/bet-figures.tsx'
import { Button } from '../../components/button.tsx'
import { CarriedOver } from '../../components/carried-over.tsx'
import { GradeBadge } from '../../components/grade-badge.tsx'
import { LastTenBars } from '../../components/last-ten-bars.tsx'
import { Price } from '../../components/price.tsx'
import { RecommendationBadge } from '../../components/recommendation-badge.tsx'
import { SlipButton } from '../../components/slip-button.tsx'
import { NOT_YET } from '../../lib/learned-text.ts'
import { legOf } from '../../lib/leg-of.ts'

type Prop = GamePage['props'][number]

const AT_ONCE = 6

interface Props {
  readonly game: GamePage['game']
  readonly props: readonly Prop[]
  /** Whether past games are still being learned, so that no prop has a value yet. */
  readonly isLearning: boolean
}

/** Player props of the game: each stat’s best line, with the player’s last games against it. */
export function GameProps({ game, props, isLearning }: Props) {
  const [shown, setShown] = useState(AT_ONCE)
  if (props.length === 0)
    return (
      <p className="text-sm text-soft">
        {game.status !== 'Scheduled' ? 'Props close at game time.' : isLearning ? NOT_YET : 'No player props yet.'}
      </p>
    )
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
        {props.slice(0, shown).map((prop) => (
          <PropOfGame key={prop.id} prop={prop} game={game} />
        ))}
      </div>
      {props.length > shown && (
        <Button onClick={() => setShown(shown + AT_ONCE)}>Show more ({props.length - shown} left)</Button>
      )}
    </div>
  )
}

function PropOfGame({ prop, game }: { readonly prop: Prop; readonly game: GamePage['game'] }) {
  const pick = `${prop.playerName} ${prop.side.toLowerCase()} ${prop.line} ${prop.propType.toLowerCase()}`
  const leg = legOf({
    ...prop,
    pick,
    gameId: game.id,
    league: game.league,
    homeTeam: game.homeTeam,
    awayTeam: game.awayTeam,
  })
  return (
    <article aria-label={pick} className="grid content-start gap-3 rounded-xl border border-line bg-raised p-3">
      <header className="flex items-start justify-between gap-2">
        <div>
          <p className="text-xs font-semibold tracking-wide text-soft uppercase">{prop.propType}</p>
          <h4 className="font-semibold">
            {prop.playerName} {prop.side.toLowerCase()} {prop.line}
          </h4>
          <p className="text-sm text-soft">{prop.team ?? 'Team not known'}</p>
        </div>
        <span className="flex items-center gap-2">
          <RecommendationBadge recommendation={prop.recommendation} confidence={prop.confidence} />
          <GradeBadge grade={prop.valueGrade} />
        </span>
      </header>
      <Price american={prop.odds} book={prop.bookmaker} observedAt={prop.quotedAt} />
      <CarriedOver from={prop.carriedOverFrom} />
      {prop.lastCounts.length > 0 && (
        <LastTenBars name={prop.playerName} side={prop.side} counts={prop.lastCounts} line={prop.line} />
      )}
      <BetFigures
        confidence={prop.confidence}
        assumed={prop.confidenceAssumed}
        winProbability={prop.winProbability}
        expectedValue={prop.expectedValue / 100}
      />
      <SlipButton leg={leg} />
    </article>
  )
}
