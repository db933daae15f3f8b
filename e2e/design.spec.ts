import { expect, test } from '@playwright/test'
import { accessible } from './accessible.ts'

const DESIGN = 'http://127.0.0.1:4320/design'

for (const colorScheme of ['dark', 'light'] as const) {
  test(`every part is accessible in ${colorScheme}, and none is wider than the screen`, { tag: '@once' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(DESIGN)
    await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible()
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // Neither at this width, nor too small to press.
      await accessible(page)
      await page.screenshot({ path: `test-results/design-${colorScheme}-${width}.png`, fullPage: true })
    }
  })
}

test('a number says what it means when it is tapped', async ({ page }) => {
  await page.goto(DESIGN)
  const figure = page.getByRole('button', { name: 'Beats the close 91%' })
  // A click scrolls what is covered into sight, and hears of that scroll only after it has opened the explanation, which scrolling
  // closes. So the page is brought there first, and the click has nothing left to scroll.
  await figure.hover()
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  await figure.click()
  await expect(page.getByRole('tooltip')).toContainText('It is not the chance to win')
})

test('a toast comes, is reached with F8 and goes with Escape', { tag: '@once' }, async ({ page }) => {
  await page.goto(DESIGN)
  await page.getByRole('button', { name: 'Tell of a failure' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Failed to generate share links.' })
  await expect(toast).toBeVisible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()
})

test('a sheet keeps the focus, closes with Escape and gives it back', { tag: '@once' }, async ({ page }) => {
  await page.goto(DESIGN)
  const opener = page.getByRole('button', { name: 'Open a sheet' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'A sheet' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(`document.querySelector('[role=dialog]').contains(document.activeElement)`)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})
