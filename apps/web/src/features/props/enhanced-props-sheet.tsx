import { type AuthenticProps, HIGH_CONFIDENCE } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { Badge } from '../../components/badge.tsx'
import { BetHead } from '../../components/bet-head.tsx'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { ConfidenceBar } from '../../components/confidence-bar.tsx'
import { FunnelLine } from '../../components/funnel-line.tsx'
import { JustMissed } from '../../components/just-missed.tsx'
import { ListOrder } from '../../components/list-order.tsx'
import { NoBets } from '../../components/no-bets.tsx'
import { ProbabilityBand } from '../../components/probability-band.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { SlipButton } from '../../components/slip-button.tsx'
import { StatTile } from '../../components/stat-tile.tsx'
import { TomorrowBadge } from '../../components/tomorrow-badge.tsx'
import { type PlaceInFeed, VirtualCards } from '../../components/virtual-cards.tsx'
import { averageOf } from '../../lib/average-confidence.ts'
import { confidenceText } from '../../lib/confidence-text.ts'
import { percent } from '../../lib/format.ts'
import { legOf } from '../../lib/leg-of.ts'
import { propLeagues } from './prop-leagues.ts'
import { enhancedQuery } from './props-queries.ts'

type Enhanced = AuthenticProps['enhancedProps'][number]

const leagues = ['MLB', 'NBA', 'WNBA', 'NHL']

/** Player props with what the models say about each. */
export function EnhancedPropsSheet({ onClose }: { readonly onClose: () => void }) {
  const query = useQuery(enhancedQuery)
  const [box, setBox] = useState<HTMLElement | null>(null)
  return (
    <Sheet
      title="Enhanced Player Props"
      about="Every player prop with its model range and movement."
      open
      onClose={onClose}
      source={query.data?.provenance}
      body={setBox}
    >
      <QueryView of={query} skeleton={<Skeleton count={3} height="h-56" />}>
        {(answer) => <Found answer={answer} box={box} />}
      </QueryView>
    </Sheet>
  )
}

function Found({
  answer: { enhancedProps: all, message, funnel, justMissed, provenance },
  box,
}: {
  readonly answer: AuthenticProps
  readonly box: HTMLElement | null
}) {
  const [league, setLeague] = useState<string | null>(null)
  const props = league === null ? all : all.filter((prop) => prop.league === league)
  const known = props.flatMap(({ confidence }) => confidence ?? [])
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <StatTile name="Total Props">{props.length.toLocaleString('en-US')}</StatTile>
        <StatTile name="Avg Confidence" note={known.length > 0 && averageOf(known.length, 'prop')}>
          {known.length === 0 ? '–' : percent(known.reduce((a, b) => a + b, 0) / known.length)}
        </StatTile>
        <StatTile name="High Confidence">{known.filter((one) => one >= HIGH_CONFIDENCE).length}</StatTile>
        <StatTile name="Leagues">{new Set(props.map((prop) => prop.league)).size}</StatTile>
      </div>
      <div className="flex flex-wrap gap-2">
        {propLeagues(leagues, all).map((name) => (
          <Chip key={name} pressed={league === name} onPress={() => setLeague(league === name ? null : name)}>
            {name}
          </Chip>
        ))}
        {league !== null && <Button onClick={() => setLeague(null)}>Clear Filter</Button>}
      </div>
      <FunnelLine of={funnel} />
      <JustMissed bets={justMissed} />
      {props.length === 0 && (
        <NoBets
          learnt={provenance.learnt}
          title={league === null ? 'No props available' : `No ${league} props available`}
        >
          {all.length === 0 && <p>{message}</p>}
          {league !== null && (
            <Button className="mt-2 justify-self-center" onClick={() => setLeague(null)}>
              Show All Sports
            </Button>
          )}
        </NoBets>
      )}
      {props.length > 0 && (
        <ListOrder>Ranked by EV; probable pricing errors and carried-over probabilities last</ListOrder>
      )}
      <VirtualCards label="Props" of={props} idOf={idOf} box={box}>
        {(prop, place) => <EnhancedCard prop={prop} {...place} />}
      </VirtualCards>
    </div>
  )
}

const idOf = ({ id }: Enhanced): string => id

const EnhancedCard = memo(function EnhancedCard({ prop, ...place }: { readonly prop: Enhanced } & PlaceInFeed) {
  const bet = { ...prop, betType: prop.propType, pick: `${prop.playerName} ${prop.side.toLowerCase()} ${prop.line}` }
  const band = prop.mlPrediction
    ? ([
        100 * Math.max(0, prop.mlPrediction.ensemblePrediction - prop.mlPrediction.uncertainty),
        100 * Math.min(1, prop.mlPrediction.ensemblePrediction + prop.mlPrediction.uncertainty),
      ] as const)
    : null
  const [first] = prop.reasoning
  return (
    <article
      {...place}
      aria-label={bet.pick}
      className="grid content-start gap-3 rounded-xl border border-line bg-raised p-4"
    >
      <BetHead
        bet={bet}
        badges={
          <>
            <TomorrowBadge gameTime={prop.gameTime} />
            <Badge tone={prop.recommendation === 'PASS' ? 'plain' : 'value'}>{prop.recommendation}</Badge>
          </>
        }
      />
      <p className="text-sm text-soft">
        {prop.team ?? prop.matchup} · {prop.statType} · confidence{' '}
        {prop.confidence === null ? 'not known yet' : confidenceText(prop.confidence)}
      </p>
      <ConfidenceBar name="Confidence" value={prop.confidence} />
      <ProbabilityBand name="Win probability" probability={prop.winProbability} between={band} />
      {first && <p className="text-sm">{first}</p>}
      <SlipButton leg={legOf({ ...bet, pick: `${bet.pick} ${prop.propType.toLowerCase()}` })} />
    </article>
  )
})
