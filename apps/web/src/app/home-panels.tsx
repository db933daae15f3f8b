import type { ComponentType, ReactNode } from 'react'
import { Button } from '../components/button.tsx'
import { FailedScreen } from '../components/failed-screen.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { lazyScreen } from './lazy-screen.tsx'

const lazyPanel = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyScreen<Props>({
    load,
    skeleton: <Skeleton count={1} height="h-72" />,
    failed: (_, retry) => <FailedScreen onRetry={retry} />,
  })

const PropPanel = lazyPanel(async () => (await import('../features/props/prop-panel.tsx')).PropPanel)
const LivePropPanel = lazyPanel(async () => (await import('../features/props/live-prop-panel.tsx')).LivePropPanel)
const Alternatives = lazyPanel(async () => (await import('../features/alternatives/alternatives.tsx')).Alternatives)

export type Panel = 'prop' | 'live-prop' | 'alternatives'

const panels: readonly { readonly key: Panel; readonly name: string }[] = [
  { key: 'prop', name: 'Player prop' },
  { key: 'live-prop', name: 'Live player prop' },
  { key: 'alternatives', name: 'Alternative picks' },
]

/** What else may be opened below the ball; one at a time. */
export function PanelButtons({
  open,
  onOpen,
}: {
  readonly open: Panel | null
  readonly onOpen: (panel: Panel | null) => void
}) {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {panels.map(({ key, name }) => (
        <Button
          key={key}
          aria-expanded={open === key}
          className="aria-expanded:border-act"
          onClick={() => onOpen(open === key ? null : key)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

/** The panel below the ball, loaded when it is first requested; the live prop stands in the ball’s own place. */
export function OpenPanel({ open, onClose }: { readonly open: Panel | null; readonly onClose: () => void }) {
  if (open === 'prop') {
    return (
      <Titled id="prop" title="Player prop" width="max-w-2xl">
        <PropPanel onClose={onClose} />
      </Titled>
    )
  }
  if (open === 'alternatives') {
    return (
      <Titled id="alternatives" title="Alternative picks" width="max-w-4xl">
        <Alternatives />
      </Titled>
    )
  }
  return null
}

/** A prop of a game in play, loaded when it is first requested. */
export function LivePanel({ onBack }: { readonly onBack: () => void }) {
  return (
    <div ref={intoView} className="grid w-full scroll-my-4 justify-items-center">
      <LivePropPanel onBack={onBack} />
    </div>
  )
}

/** On a phone a panel opens beyond the edge, and the ball's place lies above its button: it is brought into sight. */
const intoView = (panel: HTMLElement | null) => panel?.scrollIntoView?.({ block: 'nearest' })

function Titled(part: {
  readonly id: string
  readonly title: string
  readonly width: string
  readonly children: ReactNode
}) {
  return (
    <section ref={intoView} aria-labelledby={part.id} className={`mx-auto mb-10 scroll-my-4 ${part.width}`}>
      <h2 id={part.id} className="mb-3 text-xl font-semibold">
        {part.title}
      </h2>
      {part.children}
    </section>
  )
}
