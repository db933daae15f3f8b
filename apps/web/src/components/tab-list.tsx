import { Tabs } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'

interface Tab {
  readonly key: string
  readonly name: string
  readonly body: ReactNode
}

interface Props {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly chosen: string
  readonly onChoose: (key: string) => void
}

/** Several screens in the place of one; arrows move between them. Only the chosen one is drawn; its tab is in sight, however narrow the screen. */
export function TabList({ label, tabs, chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (list.current && tab) centerIn(list.current, tab)
  }, [chosen])
  return (
    <Tabs.Root value={chosen} onValueChange={onChoose}>
      <Tabs.List ref={list} aria-label={label} className="mb-4 flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map(({ key, name }) => (
          <Tabs.Trigger
            key={key}
            value={key}
            className="min-h-11 border-b-2 border-transparent px-3 whitespace-nowrap text-soft data-[state=active]:border-act data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ key, body }) => (
        <Tabs.Content key={key} value={key}>
          {body}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

/** Scrolls a row so that one of its tabs is in its middle; nothing around it moves. */
function centerIn(row: HTMLElement, tab: HTMLElement): void {
  row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}
