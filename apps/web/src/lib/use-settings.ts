import { useSyncExternalStore } from 'react'
import { deviceStorage } from './kept-store.ts'
import { type Settings, settingsStore } from './settings.ts'

/** The one store of this page. */
export const settings = settingsStore(deviceStorage())

/** The visitor's choices, drawn again when one changes. */
export const useSettings = (): Settings => useSyncExternalStore(settings.subscribe, settings.get, settings.unread)
