import type { Settings } from './settings.ts'

/** Tells the stylesheet what the visitor has chosen; what is left to the system is not set. */
export function applyAppearance({ theme, motion }: Pick<Settings, 'theme' | 'motion'>, root: HTMLElement): void {
  root.toggleAttribute('data-still', motion === 'reduced')
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}
