import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation of WCAG 2.2 AA, and nothing that scrolls sideways. */
export async function accessible(page: Page): Promise<void> {
  // What lies beneath a dialog is out of reach while it is open.
  const within = (await page.getByRole('dialog').count()) > 0 ? '[role=dialog], dialog[open]' : 'html'
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  const wide = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')
  expect(wide).toBeLessThanOrEqual(0)
}
