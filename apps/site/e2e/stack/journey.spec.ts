import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** A page that came in part, as React says it once what is left of it is no longer on its way. */
async function openCutOff(page: Page, after = ''): Promise<void> {
  await page.route('/cut-off', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><a href="#part">Part</a><a href="/">Away</a><script>
        setTimeout(() => { ${after}; document.title = 'Told' }, 50)
        throw new Error('Minified React error #412; visit https://react.dev/errors/412')
      </script>`,
    }),
  )
  await page.goto('/cut-off')
  await expect(page).toHaveTitle('Told')
}

test('a page that came in part may be left for another', async ({ page, complaints }) => {
  await openCutOff(page)
  await page.getByRole('link', { name: 'Away' }).click()
  await expect(page).toHaveURL('/')
  expect(complaints).toEqual([])
})

for (const [what, after] of [
  ['a place on it', `document.querySelector('a').click()`],
  ['its own address', `history.replaceState({}, '', location.href)`],
] as const) {
  test(`a page that came in part is not left for ${what}`, async ({ page }) => {
    await openCutOff(page, after)
    // From here on: what fails before must not pass for the complaint.
    test.fail()
  })
}
