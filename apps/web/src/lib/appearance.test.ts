import { expect, it } from 'vitest'
import { applyAppearance } from './appearance.ts'

it('says the theme and the motion that were chosen, and nothing that is left to the system', () => {
  const root = document.createElement('html')
  applyAppearance({ theme: 'dark', motion: 'reduced' }, root)
  expect([root.dataset.theme, root.hasAttribute('data-still')]).toEqual(['dark', true])
  applyAppearance({ theme: 'light', motion: 'system' }, root)
  expect([root.dataset.theme, root.hasAttribute('data-still')]).toEqual(['light', false])
  applyAppearance({ theme: 'system', motion: 'system' }, root)
  expect(root.hasAttribute('data-theme')).toBe(false)
})
