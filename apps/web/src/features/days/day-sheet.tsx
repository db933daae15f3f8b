import { type PastDay, type PickResponse, pastDay } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../components/badge.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { RecordNotice } from '../../components/record-notice.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { StatTile } from '../../components/stat-tile.tsx'
import { appNow } from '../../lib/app-clock.ts'
import { call } from '../../lib/call.ts'
import { dayInWords, isDay, pacificDay, percent, signed, signedPercent } from '../../lib/format.ts'
import { overlay } from '../../lib/overlay.ts'
import { priceText } from '../../lib/price-text.ts'
import { useRecording } from '../../lib/recording.ts'
import { settlementText } from '../../lib/settlement-text.ts'
import { OWN_BOOKS_NOTE, useOwnBooks } from '../../lib/use-own-books.ts'
import { useSettings } from '../../lib/use-settings.ts'

/** A day’s picks as published, and their results. `of` is the day; yesterday if it is none. */
export function DaySheet({ of, onClose }: { readonly of: string; readonly onClose: () => void }) {
  const day = isDay(of) ? of : pacificDay(appNow() - 86_400_000)
  const query = useQuery({
    queryKey: [pastDay.path, day],
    queryFn: ({ signal }) => call(pastDay, { signal, places: { day } }),
  })
  const ownBooks = useOwnBooks()
  const step = (days: number) => overlay.turn(`day:${shifted(day, days)}`)
  return (
    <Sheet
      title="Past days"
      about={`Picks as published, with results. Never edited afterwards.${ownBooks ? OWN_BOOKS_NOTE : ''}`}
      open
      onClose={onClose}
      source={query.data?.provenance}
      listsPicks
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <button type="button" aria-label="Previous day" className={stepLook} onClick={() => step(-1)}>
            ‹
          </button>
          <input
            type="date"
            aria-label="Day"
            value={day}
            max={query.data?.today}
            onChange={({ target }) => isDay(target.value) && overlay.turn(`day:${target.value}`)}
            className="min-h-11 rounded-lg border border-line bg-sunken px-3"
          />
          <button
            type="button"
            aria-label="Next day"
            className={stepLook}
            disabled={query.data !== undefined && day >= query.data.today}
            onClick={() => step(1)}
          >
            ›
          </button>
          <span className="text-soft">{dayInWords(day)}</span>
        </div>
        <QueryView of={query} skeleton={<Skeleton count={3} height="h-24" />}>
          {(answer) => <Told answer={answer} />}
        </QueryView>
      </div>
    </Sheet>
  )
}

const stepLook = 'grid size-11 place-items-center rounded-lg border border-line text-xl disabled:opacity-50'

const shifted = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

function Told({ answer }: { readonly answer: PastDay }) {
  const { day, today, live, backfill, games } = answer
  const recording = useRecording()
  // While recording works, entries wait for less than a second.
  const waiting = recording?.notice ? recording.waitingEntries : 0
  const none = live.length + backfill.length === 0
  const since = recording?.notRecordingSince ?? null
  const isOutageDay = waiting > 0 && day >= (since === null ? today : pacificDay(Date.parse(since)))
  return (
    <div className="grid grid-cols-1 gap-5">
      <RecordNotice status={answer} />
      <WaitingEntries count={waiting} />
      {none && (
        <EmptyState title="No picks on record for this day">
          <p>{day > today ? 'This day is still ahead.' : isOutageDay ? NOT_YET : noneWords(games.length)}</p>
        </EmptyState>
      )}
      {live.length > 0 && <Picks title="Published live" picks={live} />}
      {backfill.length > 0 && (
        <Picks title="Backtested, not published live" note="Uses only what was known that morning." picks={backfill} />
      )}
      {games.length > 0 && (
        <section aria-label="Games">
          <h3 className="mb-2 font-semibold">
            Games <span className="font-normal text-soft">({games.length})</span>
          </h3>
          <ul className="grid grid-cols-1 gap-1 text-sm sm:grid-cols-2 sm:gap-x-6">
            {games.map((game) => (
              <li key={game.gameId} className="flex justify-between gap-2 border-t border-line py-1">
                <span className="min-w-0 truncate">
                  <span className="text-soft">{game.league}</span> {game.awayTeam} @ {game.homeTeam}
                </span>
                <span className="scoreboard font-semibold">{endText(game)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Says how much has happened that the record does not hold yet, because nothing can be recorded. */
function WaitingEntries({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <p role="status" className="text-sm text-caution">
      {count === 1
        ? '1 newer entry (pick, result or daily summary) is not in this record yet.'
        : `${count.toLocaleString('en-US')} newer entries (picks, results and daily summaries) are not in this record yet.`}
    </p>
  )
}

const outcomeNames: Readonly<Record<PickResponse['outcome'], string>> = {
  ...settlementText,
  open: 'Open',
  void: 'Void',
}

const tones = { win: 'value', 'half-win': 'value', lose: 'against', 'half-lose': 'against' } as const

function Picks({
  title,
  note,
  picks,
}: {
  readonly title: string
  readonly note?: string
  readonly picks: readonly PickResponse[]
}) {
  const { odds } = useSettings()
  const settled = picks.flatMap(({ profit }) => profit ?? [])
  const sum = settled.reduce((a, b) => a + b, 0)
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">{title}</h3>
      {note && <p className="text-sm text-soft">{note}</p>}
      <div className="grid grid-cols-3 gap-2">
        <StatTile name="Picks">{picks.length}</StatTile>
        <StatTile name="Won">
          {picks.filter(({ outcome }) => outcome === 'win' || outcome === 'half-win').length} of {settled.length}
        </StatTile>
        <StatTile name="Profit in units" says="Profit if you stake one unit on every pick.">
          {settled.length === 0 ? '–' : signed(sum, 2)}
        </StatTile>
      </div>
      <ul className="grid gap-2">
        {picks.map((pick) => (
          <li key={pick.id} className="grid gap-1 rounded-xl border border-line bg-raised p-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold break-words">{pick.pick}</span>
              <span className="flex items-center gap-2">
                <span className="scoreboard font-semibold">{priceText(pick.odds, odds)}</span>
                <Badge tone={tones[pick.outcome as keyof typeof tones] ?? 'plain'}>{outcomeNames[pick.outcome]}</Badge>
              </span>
            </p>
            <p className="text-sm text-soft">
              {pick.league} · {pick.game} · {pick.bookmaker} · grade {pick.grade} · fair {percent(pick.winProbability)}
              {pick.closingValue === null ? '' : ` · CLV ${signedPercent(pick.closingValue)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const NOT_YET = 'Its picks may not be in this record yet.'

const noneWords = (games: number) =>
  games > 0 ? 'No bet qualified, or Fairline was not running.' : 'Fairline was not running.'

/** The score in the order of the teams next to it; who won where there is none, as of a fight; `–` while nothing is known. */
function endText({ awayScore, homeScore, winner }: PastDay['games'][number]): string {
  if (awayScore !== null) return `${awayScore}–${homeScore ?? '–'}`
  if (winner === null) return '–'
  return winner === 'draw' ? 'Draw' : winner === 'away' ? 'Won–Lost' : 'Lost–Won'
}
