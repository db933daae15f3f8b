import { advancedMorePicks, liveData, playerProps } from '@fairline/contract'
import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../lib/call.ts'
import { callLiveData } from '../../lib/call-live-data.ts'
import { useOverlay } from '../../lib/use-overlay.ts'

const places = [
  { name: 'UBSE', show: 'ubse' },
  { name: 'Smart Parlay', show: 'smart-parlay' },
  { name: "Today's Game Stats", show: 'todays-stats' },
  { name: 'Player Props', show: 'props' },
  { name: 'Enhanced Player Props', show: 'enhanced-props' },
  { name: 'AI Market Analysis', show: 'market-analysis' },
  { name: 'Share Top Predictions', show: 'share' },
  { name: 'Past days', show: 'day' },
  { name: 'Your slip', show: 'slip' },
  { name: 'Settings', show: 'settings' },
  { name: 'AI analysis mode', show: 'ai-access' },
] as const

const MOST_PLAYERS = 400

/** Finds a page, a game, a team, a pick or a player. */
export function PaletteSheet({ onClose }: { readonly onClose: () => void }) {
  const { turn } = useOverlay()
  const [, navigate] = useLocation()
  const games = useQuery({ queryKey: [liveData.path], queryFn: callLiveData }).data?.games
  const picks = useQuery({
    queryKey: [advancedMorePicks.path, 'all'],
    queryFn: ({ signal }) => call(advancedMorePicks, { signal, query: { limit: 100 } }),
  }).data?.picks
  const players = useQuery({
    queryKey: [playerProps.path],
    queryFn: ({ signal }) => call(playerProps, { signal }),
  }).data
  const toGame = (gameId: string) => navigate(`/games/${encodeURIComponent(gameId)}`)
  const sides = new Map(
    (games ?? []).flatMap((game) => [
      [`${game.league}/${game.homeAbbreviation}`, game.homeTeam],
      [`${game.league}/${game.awayAbbreviation}`, game.awayTeam],
    ]),
  )
  const known = new Map((players?.props ?? []).map((prop) => [prop.playerName, prop]))
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-ground fixed inset-0 z-20" />
        <Dialog.Content
          aria-describedby={undefined}
          className="sheet fixed inset-x-2 top-2 z-20 mx-auto max-w-xl overflow-hidden rounded-2xl border border-line bg-ground md:top-24"
        >
          <Dialog.Title className="sr-only">Find a page, game, team, pick or player</Dialog.Title>
          <Command label="Find" loop>
            <Command.Input
              placeholder="Find a page, game, team, pick or player"
              className="min-h-14 w-full border-b border-line bg-transparent px-4 text-lg outline-none placeholder:text-soft"
            />
            <Command.List className="max-h-[60dvh] overflow-y-auto p-2">
              <Command.Empty className="p-4 text-center text-soft">Nothing is called so.</Command.Empty>
              <Group name="Go to">
                {places.map(({ name, show }) => (
                  <Item key={show} value={name} onChoose={() => turn(show)}>
                    {name}
                  </Item>
                ))}
              </Group>
              <Group name="Games">
                {(games ?? []).map((game) => (
                  <Item
                    key={game.id}
                    value={`game ${game.awayTeam} ${game.homeTeam} ${game.league} ${game.id}`}
                    onChoose={() => toGame(game.id)}
                  >
                    {game.awayTeam} @ {game.homeTeam} <Kind>{game.isLive ? 'live' : game.league}</Kind>
                  </Item>
                ))}
              </Group>
              <Group name="Teams">
                {[...sides].map(([key, name]) => (
                  <Item key={key} value={`team ${name} ${key}`} onChoose={() => turn(`team:${key}`)}>
                    {name} <Kind>{key.split('/')[0]}</Kind>
                  </Item>
                ))}
              </Group>
              <Group name="Picks">
                {(picks ?? []).map((pick) => (
                  <Item
                    key={pick.id}
                    value={`pick ${pick.pick} ${pick.matchInfo} ${pick.id}`}
                    onChoose={() => toGame(pick.gameId)}
                  >
                    {pick.pick} <Kind>{pick.matchInfo}</Kind>
                  </Item>
                ))}
              </Group>
              <Group name="Players">
                {[...known.values()].slice(0, MOST_PLAYERS).map((prop) => (
                  <Item key={prop.playerName} value={`player ${prop.playerName}`} onChoose={() => toGame(prop.gameId)}>
                    {prop.playerName} <Kind>{prop.team ?? prop.league}</Kind>
                  </Item>
                ))}
              </Group>
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

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

function Item(item: { readonly value: string; readonly onChoose: () => void; readonly children: ReactNode }) {
  return (
    <Command.Item
      value={item.value}
      onSelect={item.onChoose}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg px-2 text-base text-ink data-[selected=true]:bg-raised"
    >
      {item.children}
    </Command.Item>
  )
}

const Kind = ({ children }: { readonly children: ReactNode }) => (
  <span className="shrink-0 truncate text-sm text-soft">{children}</span>
)
