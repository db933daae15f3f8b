import { type ComponentType, useDeferredValue } from 'react'
import { overlay, useOverlays } from '../lib/overlay.ts'
import { FailedOverlay } from './failed-overlay.tsx'
import { lazyScreen } from './lazy-screen.tsx'

interface OverlayProps {
  /** What stands after the colon of its name: which team, which tab. */
  readonly of: string
  readonly onClose: () => void
}

const later = <Module,>(load: () => Promise<Module>, part: (module: Module) => ComponentType<OverlayProps>) =>
  lazyScreen<OverlayProps>({
    load: async () => part(await load()),
    failed: ({ onClose }, retry) => <FailedOverlay onRetry={retry} onClose={onClose} />,
  })

/** What may lie over any screen, by its name in the address; loaded when first opened. */
const overlays: Readonly<Record<string, ComponentType<OverlayProps>>> = {
  settings: later(
    () => import('../features/settings/settings-sheet.tsx'),
    ({ SettingsSheet }) => SettingsSheet,
  ),
  ubse: later(
    () => import('../features/ubse/ubse-sheet.tsx'),
    ({ UbseSheet }) => UbseSheet,
  ),
  'smart-parlay': later(
    () => import('../features/smart-parlay/smart-parlay-sheet.tsx'),
    ({ SmartParlaySheet }) => SmartParlaySheet,
  ),
  team: later(
    () => import('../features/teams/team-sheet.tsx'),
    ({ TeamSheet }) => TeamSheet,
  ),
  'todays-stats': later(
    () => import('../features/todays-stats/todays-stats-sheet.tsx'),
    ({ TodaysStatsSheet }) => TodaysStatsSheet,
  ),
  share: later(
    () => import('../features/sharing/share-sheet.tsx'),
    ({ ShareSheet }) => ShareSheet,
  ),
  'market-analysis': later(
    () => import('../features/market-analysis/market-analysis-sheet.tsx'),
    ({ MarketAnalysisSheet }) => MarketAnalysisSheet,
  ),
  slip: later(
    () => import('../features/slip/slip-sheet.tsx'),
    ({ SlipSheet }) => SlipSheet,
  ),
  day: later(
    () => import('../features/days/day-sheet.tsx'),
    ({ DaySheet }) => DaySheet,
  ),
  // The page /track-record does not exist yet.
  record: later(
    () => import('../features/record/record-sheet.tsx'),
    ({ RecordSheet }) => RecordSheet,
  ),
  palette: later(
    () => import('../features/palette/palette-sheet.tsx'),
    ({ PaletteSheet }) => PaletteSheet,
  ),
  'ai-access': later(
    () => import('../features/access/ai-access-sheet.tsx'),
    ({ AiAccessSheet }) => AiAccessSheet,
  ),
  'operator-access': later(
    () => import('../features/access/operator-access-sheet.tsx'),
    ({ OperatorAccessSheet }) => OperatorAccessSheet,
  ),
  props: later(
    () => import('../features/props/props-sheet.tsx'),
    ({ PropsSheet }) => PropsSheet,
  ),
  'enhanced-props': later(
    () => import('../features/props/enhanced-props-sheet.tsx'),
    ({ EnhancedPropsSheet }) => EnhancedPropsSheet,
  ),
}

/** Everything that lies over the screen, the topmost last. A name no one knows shows nothing. */
export function Overlays() {
  const shown = useOverlays()
  const ready = useDeferredValue(shown)
  // A press is answered at once by the ground; what lies on it is drawn without holding anything up. What is closed is gone at once.
  const drawn = shown.length < ready.length ? shown : ready
  const parts = drawn.map((name, depth) => {
    const [key = '', ...rest] = name.split(':')
    const Part = overlays[key]
    return Part && <Part key={`${depth}:${key}`} of={rest.join(':')} onClose={overlay.close} />
  })
  return (
    <>
      {parts}
      {shown.length > drawn.length && <div className="sheet-ground fixed inset-0 z-20" aria-hidden="true" />}
    </>
  )
}
