import { configure } from '@testing-library/react'
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Files of a worker share one document and its globals: each file starts with its own modules, an empty storage and the same address.
// A test must restore the timers and globals that it replaces.
vi.resetModules()
if (typeof window !== 'undefined') {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

afterEach(() => cleanup())

/** Chromium has one; jsdom lays nothing out, so there is nothing it could tell. */
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// On a busy machine a screen takes longer than a second to be drawn.
configure({ asyncUtilTimeout: 10_000 })
