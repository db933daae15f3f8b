import { configure } from '@testing-library/react'
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => cleanup())

/** Chromium has one; jsdom lays nothing out, so there is nothing it could tell. */
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// On a busy machine a screen takes longer than a second to be drawn.
configure({ asyncUtilTimeout: 10_000 })
