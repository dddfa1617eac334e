import { tabTo } from '../../../../playwright.base.ts'
import { draftData, expect, test } from './service.ts'

test('a review is written, looked at, released and published with the keyboard alone', async ({
  desk,
  page,
}) => {
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

test('on a phone’s screen a review is rearranged, published, gone back on, renamed, deleted and restored with the keyboard alone', async ({
  desk,
  page,
}) => {
  const slices = async () => (await draftData(desk, 'review_copper'))?.['slices']
  const choose = async (...keys: string[]): Promise<void> => {
    for (const key of ['Enter', ...keys, 'Enter']) await page.keyboard.press(key)
  }
  const confirm = async (verb: RegExp): Promise<void> => {
    await tabTo(page, verb)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open('/documents/review_copper')
  await tabTo(page, /^Verdict/)
  await page.keyboard.press('End')
  await tabTo(page, /^More for Quote/)
  await choose('ArrowDown', 'ArrowDown')
  await expect.poll(slices).toMatchObject([{ slice_type: 'rich_text' }, { slice_type: 'quote' }, {}])
  await choose('End')
  await expect.poll(slices).toMatchObject([{ slice_type: 'rich_text' }, { slice_type: 'figure' }])

  await tabTo(page, /^Publish/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Published: Copper Lantern')).toBeVisible()
  await expect(page.locator(':focus')).toHaveAccessibleName('More for this document')

  await tabTo(page, /^History$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, /^As it was before/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Restore this version/)
  await page.keyboard.press('Enter')
  await confirm(/^Restore$/)
  await expect.poll(slices).toHaveLength(3)
  await tabTo(page, /^Close: History/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAccessibleName('History')

  await tabTo(page, /^Body/)
  await page.keyboard.press('Home')
  await tabTo(page, /^UID/)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('brass-lantern')
  await tabTo(page, /^Publish/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await desk.detail('review_copper')).published?.document.uid)
    .toBe('brass-lantern')

  await tabTo(page, /^More for this document/)
  await choose('u')
  await confirm(/^Unpublish$/)
  await expect.poll(async () => (await desk.detail('review_copper')).published).toBeNull()
  await expect(page.locator(':focus')).toHaveAccessibleName('More for this document')
  await choose('End')
  await confirm(/^Delete$/)
  await expect(page.getByText('Deleted: Copper Lantern')).toBeVisible()
  await tabTo(page, /^Trash$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Restore Copper Lantern/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Headline')).toHaveValue('The dullest casino we know.')
})
