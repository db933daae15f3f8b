import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

test('settings have an address: a link opens them, Back and Escape close them', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  await expect(sheet).toBeVisible()
  await expect(page).toHaveURL(/\?show=settings$/)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await page.goto('/?show=settings')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('what is chosen shows at once, and still after a reload', async ({ page }) => {
  await page.goto('/')
  const price = page.getByTitle(/^Best price, at/).first()
  await expect(price).toHaveText(/^[+−]\d{3,}$/)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: /^Decimal/ }).check()
  await page.getByRole('radio', { name: 'Light' }).check()
  await page.screenshot({ path: `test-results/settings-${test.info().project.name}.png` })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused()
  await expect(price).toHaveText(/^\d+\.\d\d$/)
  await page.reload()
  await expect(price).toHaveText(/^\d+\.\d\d$/)
  expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('light')
})

for (const colorScheme of ['dark', 'light'] as const) {
  test(`settings are accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/?show=settings')
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}
