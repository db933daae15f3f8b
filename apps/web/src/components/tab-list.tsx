import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'

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

/** Several screens in the place of one; arrows move between them. Only the chosen one is drawn. */
export function TabList({ label, tabs, chosen, onChoose }: Props) {
  return (
    <Tabs.Root value={chosen} onValueChange={onChoose}>
      <Tabs.List aria-label={label} className="mb-4 flex gap-1 overflow-x-auto border-b border-line">
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
