import { lazy } from 'react'
import { useOverlay } from '../lib/use-overlay.ts'

const SettingsSheet = lazy(() =>
  import('../features/settings/settings-sheet.tsx').then((file) => ({ default: file.SettingsSheet })),
)

/** What may lie over any screen, by its name in the address; loaded when first opened. */
export function Overlays() {
  const { shown, close } = useOverlay()
  return shown === 'settings' ? <SettingsSheet open onClose={close} /> : null
}
