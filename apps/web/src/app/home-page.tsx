import type { LiveData } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Badge } from '../components/badge.tsx'
import { Button } from '../components/button.tsx'
import { QueryView } from '../components/query-view.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { AdvancedList } from '../features/advanced/advanced-list.tsx'
import { MagicBall } from '../features/ball/magic-ball.tsx'
import { useBall } from '../features/ball/use-ball.ts'
import { DonationBlock } from '../features/donation/donation-block.tsx'
import { GamesHead } from '../features/games/games-head.tsx'
import { GamesList } from '../features/games/games-list.tsx'
import { gamesQuery } from '../features/games/games-query.ts'
import { PickPanel } from '../features/picks/pick-panel.tsx'
import { picksQuery } from '../features/picks/picks-query.ts'
import { useAiMode } from '../lib/ai-mode.ts'
import { appNow, isClockKnown } from '../lib/app-clock.ts'
import { dayInWords, pacificDayInWords } from '../lib/format.ts'
import { overlay } from '../lib/overlay.ts'
import { useKeyboardHold } from '../lib/use-keyboard-hold.ts'
import { usePoll } from '../lib/use-poll.ts'
import { useShake } from '../lib/use-shake.ts'
import { faceOf, spokenOf } from './ball-words.ts'
import { HomeButtons } from './home-buttons.tsx'
import { LivePanel, OpenPanel, type Panel, PanelButtons } from './home-panels.tsx'

/** Home: the day, the ball, its picks, and every game. */
export function HomePage() {
  const ai = useAiMode()
  const games = useQuery(gamesQuery(usePoll(15_000)))
  const picks = useQuery(picksQuery(usePoll(30_000), ai))
  const [panel, setPanel] = useState<Panel | null>(null)
  const close = useCallback(() => setPanel(null), [])
  const hold = useKeyboardHold()
  const { phase, bursts, tap } = useBall({
    hasPicks: picks.data?.success ?? false,
    isLoading: picks.isPending,
    isHeld: hold.isHeld,
  })
  const summary = games.data?.summary
  const noGames = summary !== undefined && (summary.total === 0 || summary.scheduled + summary.live === 0)

  const ball = { phase, noGames, answer: picks.data, failed: picks.isError }

  const ask = () => {
    if (phase === 'shaking') return
    hold.release()
    tap()
    void picks.refetch()
  }
  useShake(ask)

  return (
    <>
      <section className="grid justify-items-center gap-5 pt-4 pb-10 text-center">
        <div>
          <h1 className="text-3xl font-bold md:text-4xl">Today’s best bets, priced fairly</h1>
          <button
            type="button"
            className="mt-1 min-h-11 px-2 text-soft hover:text-ink hover:underline"
            title="Past days"
            onClick={() => overlay.open('day')}
          >
            {dateOf(games)}
          </button>
          {ai && (
            <p role="status">
              <Badge tone="written">
                {picks.isPending ? 'Switching to AI Analysis...' : 'AI Enhanced Analysis Active'}
              </Badge>
            </p>
          )}
        </div>
        {panel === 'live-prop' ? (
          <LivePanel onBack={close} />
        ) : (
          <>
            <MagicBall phase={phase} bursts={bursts} onTap={ask} face={faceOf(ball)} />
            <p className="text-sm text-soft" aria-live="polite">
              {spokenOf(ball)}
            </p>
          </>
        )}
        {(phase === 'answered' || phase === 'empty') && (
          <section
            aria-labelledby="picks"
            ref={intoView}
            className="w-full max-w-2xl scroll-my-4 text-left"
            {...hold.handlers}
          >
            <h2 id="picks" className="mb-3 text-xl font-semibold">
              Picks
            </h2>
            <QueryView of={picks} skeleton={<Skeleton count={2} height="h-40" />}>
              {(answer) => <PickPanel answer={answer} />}
            </QueryView>
            <Button look="bare" onClick={() => overlay.open('day')}>
              How past picks did →
            </Button>
          </section>
        )}
        <HomeButtons />
        <PanelButtons open={panel} onOpen={setPanel} />
      </section>

      <OpenPanel open={panel} onClose={close} />

      <section aria-labelledby="ubse" className="mb-10">
        <h2 id="ubse" className="text-xl font-semibold">
          UBSE picks
        </h2>
        <p className="mb-3 text-sm text-soft">
          Winners, spreads and totals of upcoming games worth making now. The UBSE dialog lists every kind of bet, from
          70% confidence.
        </p>
        <AdvancedList />
      </section>

      <section aria-labelledby="games">
        <GamesHead data={games.data} isFetching={games.isFetching} onRefresh={() => void games.refetch()} />
        <QueryView of={games} skeleton={<Skeleton count={4} height="h-44" />}>
          {(answer) => <GamesList games={answer.games} today={answer.pacificTimeDate} />}
        </QueryView>
      </section>

      <DonationBlock />
    </>
  )
}

/** On a phone the picks appear below the edge: this scrolls them into view. */
const intoView = (picks: HTMLElement | null) => picks?.scrollIntoView?.({ block: 'nearest' })

/**
 * Today in Pacific time; the visitor's own clock is never used: a replay lives in another year. Where the board cannot be loaded, any
 * answer's clock tells it.
 */
function dateOf({ data, isError }: { readonly data: LiveData | undefined; readonly isError: boolean }): string {
  if (data) return `${dayInWords(data.pacificTimeDate)} · Pacific time`
  return isError && isClockKnown() ? `${pacificDayInWords(appNow())} · Pacific time` : 'Pacific time'
}
