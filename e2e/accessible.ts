import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] }

/** No violation of WCAG 2.2 AA, and nothing that scrolls sideways. */
export async function accessible(page: Page): Promise<void> {
  // What lies below a dialog is out of reach while it is open.
  const within = (await page.getByRole('dialog').count()) > 0 ? '[role=dialog], dialog[open]' : 'html'
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  // Only what is wrong leaves the page: handing over all that is well took longer than finding it.
  const violations = await page.evaluate(
    `axe.run({ include: [${JSON.stringify(within)}] }, ${JSON.stringify(options)})
      .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
  )
  expect(violations).toEqual([])
  const wide = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')
  expect(wide).toBeLessThanOrEqual(0)
}
