import { site } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { Chip } from '../../components/chip.tsx'
import { call } from '../../lib/call.ts'
import { settings, useSettings } from '../../lib/use-settings.ts'

/** Sportsbooks the visitor has: prices of others are left out of every answer. */
export function OwnBooks() {
  const { books } = useSettings()
  const { data } = useQuery({ queryKey: [site.path], queryFn: ({ signal }) => call(site, { signal }) })
  const known = [...new Set([...(data?.books ?? []), ...books])]
  return (
    <fieldset>
      <legend className="font-semibold">My books</legend>
      <p className="text-sm text-soft">
        Only their odds are shown and ranked. Line movement, published picks and the track record stay those of all
        books. Choose none to see all.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {known.length === 0 && <span className="text-sm text-soft">No book has odds right now.</span>}
        {known.map((book) => (
          <Chip
            key={book}
            pressed={books.includes(book)}
            onPress={() =>
              settings.change({ books: books.includes(book) ? books.filter((one) => one !== book) : [...books, book] })
            }
          >
            {book}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
