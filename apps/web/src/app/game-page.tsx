import type { GamePage as GameResponse, LineMovement } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { EmptyState } from '../components/empty-state.tsx'
import { PublishedPicks } from '../components/published-picks.tsx'
import { QueryView } from '../components/query-view.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { SourceLine } from '../components/source-line.tsx'
import { BetTable } from '../features/game/bet-table.tsx'
import { ClosingBets } from '../features/game/closing-bets.tsx'
import { GameHead } from '../features/game/game-head.tsx'
import { GameProps } from '../features/game/game-props.tsx'
import { gameQuery, movementQuery } from '../features/game/game-queries.ts'
import { MovementChart } from '../features/game/movement-chart.tsx'
import { OutcomesTable } from '../features/game/outcomes-table.tsx'
import { Passes } from '../features/game/passes.tsx'
import { QuotedMarkets } from '../features/game/quoted-markets.tsx'
import { WinCurve } from '../features/game/win-curve.tsx'
import { WorthNow } from '../features/game/worth-now.tsx'
import { TeamComparison } from '../features/teams/team-comparison.tsx'
import { CallFailed } from '../lib/call.ts'
import { NOT_YET } from '../lib/learned-text.ts'
import { plural } from '../lib/plural.ts'
import { useAppNow } from '../lib/use-app-now.ts'

/** Everything about one game. */
export function GamePage({ gameId }: { readonly gameId: string }) {
  const query = useQuery(gameQuery(gameId))
  const movement = useQuery(movementQuery(gameId))
  const title = query.data && `${query.data.game.awayTeam} at ${query.data.game.homeTeam}`
  useEffect(() => {
    if (!title) return
    const before = document.title
    document.title = `${title} · Fairline`
    return () => {
      document.title = before
    }
  }, [title])

  if (query.error instanceof CallFailed && query.error.kind === 'not-found' && !query.data) {
    return (
      <EmptyState title="This game is not on the board">
        <p>It ended more than six hours ago, or is not scheduled yet.</p>
        <p>
          <Link href="/" className="text-act underline">
            Today’s games
          </Link>
        </p>
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <Link href="/" className="inline-flex min-h-11 items-center justify-self-start text-act">
        ← All games
      </Link>
      <QueryView of={query} skeleton={<Skeleton count={3} height="h-40" />}>
        {({
          game,
          outcomes,
          curve,
          bets,
          markets,
          livePrices,
          closing,
          published,
          decisions,
          props,
          factors,
          hasSeason,
          provenance,
        }) => (
          <>
            <GameHead game={game} />
            <SourceLine provenance={provenance} />
            {game.isLive && (
              <Part id="curve" title="Win probability">
                <WinCurve
                  curve={curve}
                  home={game.homeTeam}
                  now={game.bayesianProbabilities.homeWinPercentage}
                  score={`${game.awayScore ?? '–'}–${game.homeScore ?? '–'}`}
                />
              </Part>
            )}
            {game.isLive && (
              <Part id="live-prices" title="Live odds">
                <QuotedMarkets of={livePrices} open inPlay none="No book offers live odds right now." />
              </Part>
            )}
            <Part id="decisions" title="Our picks">
              <GamePicks published={published} bets={bets} live={livePrices} props={props} decisions={decisions} />
            </Part>
            <Part id="outcomes" title="Our line vs market">
              {outcomes.length === 0 ? (
                <p className="text-sm text-soft">No forecast for this game.</p>
              ) : (
                <OutcomesTable caption={outcomesCaption(game)} outcomes={outcomes} />
              )}
            </Part>
            {closing ? (
              <ClosingParts closing={closing} learnt={provenance.learnt} />
            ) : (
              <>
                <Part id="bets" title="Odds">
                  <BetTable bets={bets} learnt={provenance.learnt} />
                </Part>
                <Part id="markets" title="Alternate lines & periods">
                  <QuotedMarkets of={markets} none={NO_MARKETS} />
                </Part>
              </>
            )}
            <Part id="movement" title="Line movement">
              <QueryView of={movement} skeleton={<Skeleton count={1} height="h-48" />}>
                {({ markets: movements }) =>
                  closing && provenance.learnt !== null ? (
                    <p className="text-sm text-soft">{NOT_YET}</p>
                  ) : (
                    <GameMovement game={game} markets={movements} />
                  )
                }
              </QueryView>
            </Part>
            <Part id="teams" title="Teams">
              <TeamComparison
                league={game.league}
                isLearning={provenance.learnt !== null}
                home={{ name: game.homeTeam, hasSeason: hasSeason.home }}
                away={{ name: game.awayTeam, hasSeason: hasSeason.away }}
              />
              {factors.length > 0 && (
                <ul className="mt-3 list-disc pl-5 text-sm text-soft">
                  {factors.map((factor) => (
                    <li key={factor}>{factor}</li>
                  ))}
                </ul>
              )}
            </Part>
            <Part id="props" title="Player props">
              <GameProps game={game} props={props} isLearning={provenance.learnt !== null} />
            </Part>
          </>
        )}
      </QueryView>
    </div>
  )
}

const NO_MARKETS = 'No book offers alternate lines or periods for this game.'
const NO_CLOSING_MARKETS = 'No closing odds of alternate lines or periods are kept for this game.'

const outcomesCaption = ({ isCompleted, isLive }: GameResponse['game']): string =>
  isCompleted ? 'How it ended' : isLive ? 'Our line vs market, in play' : 'Our line vs market, before the game'

/** What a game that has begun closed at. */
function ClosingParts({
  closing,
  learnt,
}: {
  readonly closing: NonNullable<GameResponse['closing']>
  readonly learnt: number | null
}) {
  return (
    <>
      <Part id="bets" title="Closing odds">
        <div className="grid gap-4">
          {closing.outcomes.length > 0 && (
            <OutcomesTable caption="Our line vs market, as the game began" outcomes={closing.outcomes} />
          )}
          <ClosingBets bets={closing.bets} learnt={learnt} />
        </div>
      </Part>
      <Part id="markets" title="Alternate lines & periods at close">
        <QuotedMarkets of={closing.markets} none={learnt === null ? NO_CLOSING_MARKETS : NOT_YET} />
      </Part>
    </>
  )
}

/** What decisions call the market of a bet. */
const marketNames: Readonly<Record<string, string>> = {
  moneyline: 'Winner',
  'three-way': 'Winner',
  spread: 'Spread',
  total: 'Total',
}

/** The game's published picks with what they are now, what else is worth its price, in play too, then why there is none on its other markets. */
function GamePicks({
  published,
  bets,
  live,
  props,
  decisions,
}: Pick<GameResponse, 'published' | 'bets' | 'props' | 'decisions'> & { readonly live: GameResponse['livePrices'] }) {
  const others = bets.filter((bet) => bet.recommendation !== 'pass' && bet.published === null)
  const worthNow = new Set(others.map(({ marketType }) => marketNames[marketType]))
  const inPlay = live.flatMap(({ sides }) => sides.filter(({ recommendation }) => recommendation !== 'pass'))
  const goodProps = props.filter(({ recommendation }) => recommendation !== 'pass')
  if (published.length + others.length + inPlay.length + decisions.length === 0)
    return <p className="text-sm text-soft">No market of this game has been evaluated.</p>
  return (
    <div className="grid gap-3">
      <PublishedPicks title="Published" picks={published} namesGame={false} />
      <WorthNow bets={others} />
      {inPlay.length > 0 && (
        <p className="text-sm">
          <a href="#live-prices" className="text-act underline">
            {plural(inPlay.length, 'bet')} in play
          </a>{' '}
          worth making now, above: {inPlay.map(({ side }) => side).join(', ')}
        </p>
      )}
      {goodProps.length > 0 && (
        <p className="text-sm">
          <a href="#props" className="text-act underline">
            {plural(goodProps.length, 'player prop')}
          </a>{' '}
          worth making now, below
        </p>
      )}
      <Passes decisions={decisions.filter(({ market }) => !worthNow.has(market))} />
    </div>
  )
}

/** The movement up to now, or up to the start of a game that has begun. */
function GameMovement({ game, markets }: Pick<GameResponse, 'game'> & Pick<LineMovement, 'markets'>) {
  const now = useAppNow(60_000)
  const start = game.gameTime === null ? now : Date.parse(game.gameTime)
  return <MovementChart markets={markets} until={Math.min(now, start)} hasStarted={start < now} />
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
