import { useSyncExternalStore } from 'react'
import { type Settings, settingsStore } from './settings.ts'

/** Reading `localStorage` itself throws where a browser has it switched off. */
function storageOrNull(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** The one store of this page. */
export const settings = settingsStore(typeof window === 'undefined' ? null : storageOrNull())

/** The visitor's choices, drawn anew when one changes. */
export const useSettings = (): Settings => useSyncExternalStore(settings.subscribe, settings.get)
