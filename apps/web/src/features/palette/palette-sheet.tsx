import { advancedMorePicks, liveData, playerProps } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { Dialog } from 'radix-ui'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { SourceLine } from '../../components/source-line.tsx'
import { useFocusReturn } from '../../components/use-focus-return.ts'
import { useBoardSource } from '../../lib/board-source.ts'
import { call } from '../../lib/call.ts'
import { callLiveData } from '../../lib/call-live-data.ts'
import { longQuery } from '../../lib/long-query.ts'
import { overlay } from '../../lib/overlay.ts'
import { findEntries, firstOf } from './find-entries.ts'
import { type PaletteEntry, paletteEntries } from './palette-entries.ts'

/** What a phone shows of the list at once. */
const AT_ONCE = 8

/** Finds a page, a game, a team, a pick or a player. */
export function PaletteSheet({ onClose }: { readonly onClose: () => void }) {
  const [, navigate] = useLocation()
  const focusReturn = useFocusReturn()
  const games = useQuery({ queryKey: [liveData.path], queryFn: callLiveData }).data?.games
  const picks = useQuery({
    queryKey: [advancedMorePicks.path, 'all'],
    queryFn: ({ signal }) => call(advancedMorePicks, { signal, query: { limit: 100 } }),
  }).data?.picks
  const props = useQuery(longQuery(playerProps)).data?.props
  const source = useBoardSource()
  const [typed, setTyped] = useState('')
  const entries = useMemo(() => paletteEntries(games ?? [], picks ?? [], props ?? []), [games, picks, props])
  // The letter shows at once, then what fits best, then the rest: none of it holds the next letter up.
  const sought = useDeferredValue(typed)
  const isSettled = useDeferredValue(sought) === sought
  const found = useMemo(() => findEntries(entries, sought), [entries, sought])
  const shown = isSettled ? found : firstOf(found, AT_ONCE)
  const [pointed, setPointed] = useState({ sought, id: '' })
  const go = ({ to }: PaletteEntry) =>
    'show' in to ? overlay.turn(to.show) : navigate(`/games/${encodeURIComponent(to.game)}`)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-ground fixed inset-0 z-20" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="sheet fixed inset-x-2 top-2 z-20 mx-auto max-w-xl overflow-hidden rounded-2xl border border-line bg-ground md:top-24"
        >
          <Dialog.Title className="sr-only">Find a page, game, team, pick or player</Dialog.Title>
          <Command
            label="Find"
            loop
            shouldFilter={false}
            value={pointed.sought === sought && pointed.id !== '' ? pointed.id : (bestOf(found)?.id ?? '')}
            onValueChange={(id) => setPointed({ sought, id })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed === sought) return
              // Pressed before what was typed is shown: the best of it is meant.
              event.preventDefault()
              const best = bestOf(findEntries(entries, typed))
              if (best) go(best)
            }}
          >
            <Command.Input
              value={typed}
              onValueChange={setTyped}
              placeholder="Find a page, game, team, pick or player"
              className="min-h-14 w-full border-b border-line bg-transparent px-4 text-lg outline-none placeholder:text-soft"
            />
            <Command.List className="max-h-[60dvh] overflow-y-auto p-2">
              <Command.Empty className="p-4 text-center text-soft">No results.</Command.Empty>
              {shown.map(([group, of]) => (
                <Group key={group} name={group}>
                  {of.map((entry) => (
                    <Item key={entry.id} entry={entry} onChoose={go} />
                  ))}
                </Group>
              ))}
            </Command.List>
          </Command>
          {source && (
            <div className="border-t border-line px-4 py-2">
              <SourceLine provenance={source} />
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const bestOf = (found: ReturnType<typeof findEntries>): PaletteEntry | undefined => found[0]?.[1][0]

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Command.Group
      heading={name}
      className="text-xs text-soft [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5"
    >
      {children}
    </Command.Group>
  )
}

function Item({ entry, onChoose }: { readonly entry: PaletteEntry; readonly onChoose: (entry: PaletteEntry) => void }) {
  return (
    <Command.Item
      value={entry.id}
      onSelect={() => onChoose(entry)}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg border-l-4 border-transparent px-2 text-base text-ink data-[selected=true]:border-act data-[selected=true]:bg-raised"
    >
      <span className="min-w-0">{entry.name}</span>{' '}
      <span className="max-w-2/5 shrink-0 truncate text-sm text-soft">{entry.kind}</span>
    </Command.Item>
  )
}
