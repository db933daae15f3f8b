import type { PremiumProp } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../components/badge.tsx'
import { BetFigures } from '../../components/bet-figures.tsx'
import { BetHead } from '../../components/bet-head.tsx'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { FunnelLine } from '../../components/funnel-line.tsx'
import { JustMissed } from '../../components/just-missed.tsx'
import { NoBets } from '../../components/no-bets.tsx'
import { Reasons } from '../../components/reasons.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { SlipButton } from '../../components/slip-button.tsx'
import { TomorrowBadge } from '../../components/tomorrow-badge.tsx'
import { legOf } from '../../lib/leg-of.ts'
import { matches } from '../../lib/matches.ts'
import { usePoll } from '../../lib/use-poll.ts'
import { propLeagues } from './prop-leagues.ts'
import { premiumQuery } from './props-queries.ts'

const MAX_SHOWN = 100
const DRAWN_AT_ONCE = 12
const POLL_MS = 30_000
const leagues = ['MLB', 'WNBA']

/** Player props of the games to come, the hundred best, found by player, team or kind. */
export function PropsSheet({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(premiumQuery(usePoll(POLL_MS)))
  const [search, setSearch] = useState('')
  const [league, setLeague] = useState<string | null>(null)
  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE)
  const props = propsShown(data?.props ?? [], league, search)
  return (
    <Sheet
      title="Player Props"
      about="Player props of the next games, ranked by expected value."
      open
      onClose={onClose}
      source={data?.provenance}
    >
      <div className="grid gap-3">
        <SearchField label="Search players, teams and props" value={search} onChange={setSearch} />
        <div className="flex flex-wrap gap-2">
          <Chip pressed={league === null} onPress={() => setLeague(null)}>
            All Sports
          </Chip>
          {propLeagues(leagues, data?.props ?? []).map((name) => (
            <Chip key={name} pressed={league === name} onPress={() => setLeague(name)}>
              {name}
            </Chip>
          ))}
        </div>
        {data && (
          <>
            <FunnelLine of={data.funnel} />
            <JustMissed bets={data.justMissed} />
          </>
        )}
        {error && !data && (
          <FailedState title="Props Unavailable" onRetry={() => void refetch()}>
            <p className="text-sm text-soft">
              {error.message || 'Unable to load player props. Please try again later.'}
            </p>
          </FailedState>
        )}
        {!data && !error && <Skeleton count={3} height="h-56" />}
        {data && props.length === 0 && (
          <NoBets
            learnt={data.provenance.learnt}
            title={search.trim() ? `No results found for ${search.trim()}` : 'No props available'}
          >
            {data.error && <p>{data.error}</p>}
          </NoBets>
        )}
        <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {props.slice(0, drawn).map((prop) => (
            <PropBet key={prop.id} prop={prop} />
          ))}
        </div>
        {props.length > drawn && (
          <Button onClick={() => setDrawn(drawn + DRAWN_AT_ONCE)}>Show more ({props.length - drawn} left)</Button>
        )}
      </div>
    </Sheet>
  )
}

/** The best hundred that match. */
function propsShown(props: readonly PremiumProp[], league: string | null, search: string): readonly PremiumProp[] {
  return props
    .filter(
      (prop) =>
        (league === null || prop.league === league) &&
        matches(search, prop.playerName, prop.team, prop.opponent, prop.matchup, prop.propType),
    )
    .slice(0, MAX_SHOWN)
}

function PropBet({ prop }: { readonly prop: PremiumProp }) {
  const bet = { ...prop, betType: prop.propType, pick: `${prop.playerName} ${prop.side.toLowerCase()} ${prop.line}` }
  return (
    <article aria-label={bet.pick} className="grid content-start gap-3 rounded-xl border border-line bg-raised p-4">
      <BetHead
        bet={bet}
        badges={
          <>
            <Badge tone={prop.recommendation === 'PASS' ? 'plain' : 'value'}>{prop.recommendation}</Badge>
            {prop.tier && <Badge>{prop.tier}</Badge>}
            <TomorrowBadge gameTime={prop.gameTime} />
          </>
        }
      />
      <BetFigures
        confidence={prop.confidence}
        assumed={prop.confidenceAssumed}
        winProbability={prop.winProbability}
        expectedValue={prop.expectedValue / 100}
      />
      <p className="text-sm text-soft">
        {prop.team === null ? '' : `${prop.team} · `}
        {prop.lastTen.games === 0 ? 'No games yet' : `Hit in ${prop.lastTen.hits} of last ${prop.lastTen.games}`}
        {prop.successRate !== null && ` · ${prop.successRate.toFixed(0)}% of last 30`}
      </p>
      <Reasons of={prop.reasoning} most={2} />
      <SlipButton leg={legOf({ ...bet, pick: `${bet.pick} ${prop.propType.toLowerCase()}` })} />
    </article>
  )
}
