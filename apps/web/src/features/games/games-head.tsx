import type { LiveData } from '@fairline/contract'
import { Button } from '../../components/button.tsx'
import { SourceLine } from '../../components/source-line.tsx'
import { dayInWords } from '../../lib/format.ts'

interface Props {
  readonly data: LiveData | undefined
  readonly isFetching: boolean
  readonly onRefresh: () => void
}

/** The heading of the games: day, count, data source and a way to refresh. */
export function GamesHead({ data, isFetching, onRefresh }: Props) {
  return (
    <div className="mb-4 grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <h2 id="games" className="min-h-13 text-xl font-semibold">
          All Games{' '}
          {data && (
            <span className="block text-base font-normal text-soft">
              <span className="sr-only">-</span> {dayInWords(data.pacificTimeDate)} ({countsOf(data)})
            </span>
          )}
        </h2>
        {/* Not disabled while it fetches: that happens often, and a disabled button loses the focus. */}
        <Button disabled={!data} onClick={onRefresh}>
          Refresh
        </Button>
      </div>
      {data && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <SourceLine provenance={data.provenance} />
          {/* Most answers are there before anybody would read it. It comes by opacity: other ways are work for the page at every frame. */}
          <span
            aria-hidden={!isFetching}
            className={`text-sm text-soft transition-opacity ${isFetching ? 'delay-300' : 'opacity-0 duration-0'}`}
          >
            Updating...
          </span>
        </div>
      )}
    </div>
  )
}

/** How many games are on or to come today, and how many tomorrow, as they are listed. */
function countsOf({ games, pacificTimeDate }: LiveData): string {
  const open = games.filter(({ isCompleted }) => !isCompleted)
  const tomorrow = open.filter(({ gameDate, isLive }) => gameDate > pacificTimeDate && !isLive).length
  const today = open.length - tomorrow
  return tomorrow === 0 ? `${today}` : `${today}, and ${tomorrow} tomorrow`
}
