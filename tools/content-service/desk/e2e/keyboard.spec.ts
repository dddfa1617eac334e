import { tabTo } from '../../../../playwright.base.ts'
import { draftData, expect, test } from './service.ts'

test('a review is published with the keyboard alone', async ({ desk, page }) => {
  await desk.open('/')
  await expect(page.locator('tbody tr')).toHaveCount(4)
  await tabTo(page, /^New document/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('r')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Casino')).toBeVisible()

  await tabTo(page, /^Casino/)
  await page.keyboard.type('Paper Moon')
  await tabTo(page, /^Use “paper-moon”/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Headline/)
  await page.keyboard.type('A palace on paper.')
  await tabTo(page, /Summary/)
  await page.keyboard.type('Gold ')
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.type('everywhere')
  await tabTo(page, /^Score/)
  await page.keyboard.type('6.4')
  await page.keyboard.press('ArrowUp')
  await tabTo(page, /Choose a picture, or drop one here/)
  await page.keyboard.press('Enter')
  await tabTo(page, /lantern\.svg/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^What it shows/)
  await page.keyboard.type('A lantern')

  await tabTo(page, /^Verdict/, 'Shift+Tab')
  await page.keyboard.press('End')
  for (const [words, typed] of [
    ['somebody', 'I never saw it.'],
    ['running', 'In gold.'],
    ['somebody', 'Nor did I.'],
    ['running', 'On paper.'],
    ['somebody', 'Nobody did.'],
    ['running', 'The end.'],
  ] as const) {
    await tabTo(page, /^Add a slice$/)
    await page.keyboard.press('Enter')
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await expect(page.locator('.slice-zone .item-body :focus')).toBeVisible()
    await page.keyboard.type(typed)
  }
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText('Paper Moon')
  await page.keyboard.press('Alt+p')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.keyboard.press('Alt+p')
  await expect(page.locator('iframe')).toHaveCount(1)

  await tabTo(page, /^More for this document/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Name of a new release/)
  await page.keyboard.type('Autumn')
  await page.keyboard.press('Enter')
  await expect(page.locator('.editor-facts').getByRole('link', { name: 'Autumn' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await draftData(desk, id)).toMatchObject({
    name: 'Paper Moon',
    score: 6.5,
    summary: [{ text: 'Gold everywhere', spans: [{ start: 5, end: 15, type: 'strong' }] }],
    cover: { url: '/images/lantern.svg', alt: 'A lantern' },
    slices: [
      { primary: { quote: 'I never saw it.' } },
      {},
      {},
      {},
      {},
      { primary: { content: [{ text: 'The end.' }] } },
    ],
  })

  await tabTo(page, /^Autumn/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name of the release')).toBeVisible()
  await tabTo(page, /^Publish the release/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Publish$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('No release is being prepared')).toBeVisible()
  expect((await desk.detail(id)).summary.state).toBe('published')
})
