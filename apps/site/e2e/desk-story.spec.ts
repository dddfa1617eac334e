/**
 * An editor's whole story at the desk, with the real site beside it: by pointer,
 * and by keyboard alone. The desk's own journeys try its parts against a small
 * stand-in for a site; that the two work together is only seen here.
 */
import type { Page } from '@playwright/test'
import { tabTo } from '../../../playwright.base.ts'
import { expect, test } from './stack/journey.ts'
import { contentOrigin, desk, siteOrigin } from './stack/services.ts'

test.setTimeout(600_000)
test.use({ viewport: { width: 1440, height: 900 } })

const drawing = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="${colour}"/><circle cx="800" cy="500" r="320" fill="#d8b260"/></svg>`,
  )

interface Detail {
  draft: { document: { data: { slices: { slice_type: string }[] } } } | null
}

async function slicesOf(id: string): Promise<string[]> {
  const { draft } = (await desk('GET', `/documents/${id}`)).body as unknown as Detail
  return draft?.document.data.slices.map(({ slice_type }) => slice_type) ?? []
}

function idIn(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

async function takeOff(id: string): Promise<void> {
  await desk('POST', `/documents/${id}/unpublish`)
  await desk('DELETE', `/documents/${id}`)
}

// shows P60
test('a review is released with the footer, which is restored', async ({ page, context, request }) => {
  await page.addInitScript(() => {
    addEventListener('message', ({ source }) => {
      Object.assign(window, { hasListener: source === document.querySelector('iframe')?.contentWindow })
    })
  })
  await page.goto(`${contentOrigin}/desk/`)
  await page.getByRole('button', { name: 'I know my way' }).click()
  await page.getByRole('button', { name: 'New document' }).click()
  await page.getByRole('menuitem', { name: 'Casino review' }).click()
  await page.getByLabel('Casino', { exact: true }).fill('Paper Moon')
  await page.getByRole('button', { name: 'Use “paper-moon”' }).click()
  await page.getByLabel('Headline').fill('A palace on paper.')
  // Nobody has read a register yet: an open casino needs a licence.
  await page.getByLabel('Status', { exact: true }).selectOption('warning')
  const id = idIn(page)

  const site = page.frameLocator('iframe')
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Paper Moon')
  // From when it listens the page follows the typing without being loaded anew, so that it keeps its place.
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'hasListener'))).toBe(true)
  await site.locator('body').evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('textbox', { name: 'Summary' }).click()
  await page.keyboard.type('Gold wherever you look, and four pages of terms behind it.')
  await expect(site.getByText('four pages of terms behind it')).toBeVisible()
  expect(await site.locator('body').evaluate(() => 'isSamePage' in window)).toBe(true)
  expect((await request.get('/casino-reviews/paper-moon')).status()).toBe(404)
  // What is clicked on the page leads into its field, and what one writes in is marked on the page.
  await page.getByLabel('Headline').focus()
  await site.getByText('four pages of terms behind it').click()
  await expect(page.getByRole('textbox', { name: 'Summary' })).toBeFocused()
  await expect(site.getByText('four pages of terms behind it')).toHaveCSS('outline-style', 'solid')

  const cover = page.getByRole('group', { name: 'Cover' })
  await cover.getByRole('button').click()
  await page
    .getByRole('dialog')
    .getByLabel('Upload')
    .setInputFiles({ name: 'paper-moon.svg', mimeType: 'image/svg+xml', buffer: drawing('#241b3a') })
  await expect(cover.getByText('Nobody who cannot see the picture')).toHaveCount(0)
  await cover.getByLabel('What it shows').fill('A paper moon over a gilded door')
  const logo = page.getByRole('group', { name: 'Logo' })
  await logo.getByRole('button').click()
  await page.getByLabel('Find a file').fill('logo-night')
  await page.getByRole('button', { name: /logo-night-sleeper/ }).click()
  await expect(logo.locator('.picture-frame img')).toBeVisible()

  await page.getByRole('tab', { name: 'Editorial' }).click()
  await expect(page.getByText('Author: is empty, and the page needs it')).toBeVisible()
  await page.getByRole('group', { name: 'Author' }).getByRole('button').click()
  // He is there in three languages, and a review in English is offered the English one first.
  const author = page.getByRole('option', { name: /Tobias Wren/ }).first()
  await expect(author).toHaveAccessibleName(/en-gb/)
  await author.click()
  await expect(page.getByText('Author: is empty, and the page needs it')).toHaveCount(0)
  await page.getByLabel('Last reviewed').fill('2026-11-20')

  await page.getByRole('tab', { name: /Body/ }).click()
  const zone = page.locator('.slice-zone')
  for (const [words, typed] of [
    ['rich text', 'We opened the account on a Tuesday.'],
    ['Quote', 'I never saw the end of it.'],
    ['Callout', 'Read the terms twice.'],
    ['pros', 'For and against'],
    ['Faq', 'What people ask'],
  ] as const) {
    await zone.getByRole('button', { name: 'Add a slice', exact: true }).last().click()
    await page.getByLabel('Find a slice').fill(words)
    await page.keyboard.press('Enter')
    const fresh = zone.locator('.item-body').last()
    const title = fresh.getByRole('textbox', { name: /^(Title|Quote|Text)$/ }).first()
    await title.click()
    await page.keyboard.type(typed)
  }
  await zone.getByRole('button', { name: 'Add a slice', exact: true }).last().click()
  await page.getByRole('button', { name: /^Figure · Wide/ }).click()
  const figure = zone.locator('.item-body').last()
  await figure.getByRole('button', { name: /Choose a picture/ }).click()
  await page.getByLabel('Find a file').fill('paper-moon')
  await page.getByRole('button', { name: /paper-moon\.svg/ }).click()
  await expect(site.getByText('I never saw the end of it.')).toBeVisible()
  await expect(site.getByText('We opened the account on a Tuesday.')).toBeVisible()
  await site.getByText('I never saw the end of it.').click()
  await expect(zone.getByRole('textbox', { name: 'Quote', exact: true })).toBeFocused()
  await site.locator('main img[src*="paper-moon"]').last().click()
  await expect(figure.getByRole('button', { name: 'Replace' })).toBeFocused()

  // The picture goes to the top, dragged; the question box goes, and comes back.
  const handle = zone.getByRole('button', { name: /^Move Figure/ })
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  await handle.hover({ position: { x: 8, y: 8 } })
  const from = await handle.boundingBox()
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) - 4)
  const first = await zone.getByRole('button', { name: /^Move Rich text/ }).boundingBox()
  await page.mouse.move((from?.x ?? 0) + 8, (first?.y ?? 0) - 2, { steps: 4 })
  await page.mouse.up()
  await expect(zone.getByRole('button', { name: /^Move Figure, now at place 1 of 6/ })).toBeVisible()
  await zone.getByRole('button', { name: 'More for Faq' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(zone.getByRole('button', { name: 'More for Faq' })).toHaveCount(0)
  await page.locator('.notice').getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  await expect
    .poll(() => slicesOf(id))
    .toEqual(['figure', 'rich_text', 'quote', 'callout', 'pros_cons', 'faq'])

  await page.getByRole('button', { name: 'More for this document' }).click()
  await page.getByRole('menuitem', { name: 'Add to a release …' }).click()
  await page.getByLabel('Name of a new release').fill('Paper week')
  await page.getByRole('button', { name: 'Begin it' }).click()
  await expect(page.locator('.editor-facts').getByRole('link', { name: 'Paper week' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByLabel('Find a document').fill('House Edge')
  await page.getByRole('option', { name: /House Edge.*Settings, en-gb/ }).click()
  await page.getByRole('tab', { name: 'Navigation' }).click()
  const column = page.getByRole('textbox', { name: 'Column', exact: true }).first()
  const before = await column.inputValue()
  await column.fill('Read on paper')
  await expect(site.getByRole('contentinfo')).toContainText('Read on paper')
  await page.getByRole('button', { name: 'More for this document' }).click()
  await page.getByRole('menuitem', { name: 'Add to a release …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Paper week' }).click()
  await page.locator('.editor-facts').getByRole('link', { name: 'Paper week' }).click()

  await expect(page.locator('.release-version')).toHaveCount(2)
  await page.getByRole('button', { name: 'What it changes' }).last().click()
  await expect(page.locator('.change-words ins')).toContainText('on paper')
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Preview it whole' }).click()
  const preview = await opened(opening)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Paper Moon')
  await expect(preview.getByRole('contentinfo')).toContainText('Read on paper')
  await preview.close()
  expect(await (await request.get('/')).text()).not.toContain('Read on paper')

  await page.getByRole('button', { name: 'Publish the release' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('No release is being prepared')).toBeVisible()
  await expect.poll(async () => (await request.get('/casino-reviews/paper-moon')).status()).toBe(200)
  await expect.poll(async () => (await request.get('/about')).text()).toContain('Read on paper')

  await page.goto(`${contentOrigin}/desk/documents/settings`)
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: /As it was before/ }).click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await page.getByRole('tab', { name: 'Navigation' }).click()
  await expect(page.getByRole('textbox', { name: 'Column', exact: true }).first()).toHaveValue(before)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(async () => (await request.get('/about')).text()).not.toContain('Read on paper')
  await takeOff(id)
})

// shows P61
test('the same with the keyboard alone', async ({ page, context, request }) => {
  const press = (key: string) => page.keyboard.press(key)
  const type = (text: string) => page.keyboard.type(text)
  await page.goto(`${contentOrigin}/desk/`)
  await tabTo(page, /^I know my way/)
  await press('Enter')
  await tabTo(page, /^New document/, 'Shift+Tab')
  await press('Enter')
  await type('c')
  await press('Enter')
  await expect(page.getByLabel('Casino', { exact: true })).toBeVisible()
  const id = idIn(page)

  await tabTo(page, /^Casino$/)
  await type('Salt and Ember')
  await tabTo(page, /^Use “salt-and-ember”/, 'Shift+Tab')
  await press('Enter')
  await tabTo(page, /^Headline/)
  await type('Warm, and worth the wait.')
  await tabTo(page, /Summary/)
  await type('Nine withdrawals, none of them late.')
  const site = page.frameLocator('iframe')
  await expect(site.getByText('none of them late')).toBeVisible()
  // Nobody has read a register yet: an open casino needs a licence.
  await tabTo(page, /^Status/)
  await type('w')
  await tabTo(page, /Choose a picture/)
  await press('Enter')
  await type('cover-night')
  await expect(page.getByRole('dialog').locator('.picture-tile')).toHaveCount(1)
  await tabTo(page, /cover-night-sleeper/)
  await press('Enter')
  await tabTo(page, /^What it shows/)
  await press('Control+a')
  await type('A night train at a platform')

  await tabTo(page, /^Verdict/, 'Shift+Tab')
  await press('ArrowRight')
  await press('ArrowRight')
  await press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Editorial' })).toBeFocused()
  await tabTo(page, /^Choose a document$/)
  await press('Enter')
  await type('wren')
  await expect(page.getByRole('option')).toHaveText([/en-gb/, /de-at|ar-ae/, /de-at|ar-ae/])
  await press('Enter')
  await tabTo(page, /^Last reviewed/)
  // Day and month change places with the country of the browser.
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowUp']) await press(key)
  await tabTo(page, /^Editorial/, 'Shift+Tab')
  await press('ArrowRight')

  for (const [words, typed] of [
    ['rich text', 'We rang at four in the morning.'],
    ['Quote', 'Somebody answered.'],
    ['rich text', 'They knew the rules.'],
    ['Quote', 'And the limits.'],
    ['rich text', 'So we stayed a week.'],
  ] as const) {
    await tabTo(page, /^Add a slice$/)
    await press('Enter')
    await type(words)
    await press('Enter')
    await expect(page.locator('.slice-zone .item-body :focus')).toBeVisible()
    await type(typed)
  }
  await tabTo(page, /^Add a slice$/)
  await press('Enter')
  await type('Figure')
  await press('Enter')
  await expect(page.locator('.slice-zone .item-body :focus')).toBeVisible()
  await press('Enter')
  await type('cover-night')
  await expect(page.getByRole('dialog').locator('.picture-tile')).toHaveCount(1)
  await tabTo(page, /cover-night-sleeper/)
  await press('Enter')
  await tabTo(page, /^Move Figure/, 'Shift+Tab')
  await press('Home')
  await expect(page.getByRole('button', { name: /^Move Figure, now at place 1 of 6/ })).toBeFocused()
  await expect(site.getByText('So we stayed a week.')).toBeVisible()
  await press('Control+s')
  await expect
    .poll(() => slicesOf(id))
    .toEqual(['figure', 'rich_text', 'quote', 'rich_text', 'quote', 'rich_text'])

  await tabTo(page, /^More for this document/, 'Shift+Tab')
  await press('Enter')
  await press('Enter')
  await tabTo(page, /^Name of a new release/)
  await type('Ember week')
  await press('Enter')
  await expect(page.locator('.editor-facts').getByRole('link', { name: 'Ember week' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await goToSettings(page)
  await tabTo(page, /^Site/)
  await press('ArrowRight')
  await tabTo(page, /^Column/)
  await press('Control+a')
  await type('Read by the fire')
  await expect(site.getByRole('contentinfo')).toContainText('Read by the fire')
  await tabTo(page, /^More for this document/, 'Shift+Tab')
  await press('Enter')
  await press('Enter')
  await tabTo(page, /^Ember week/)
  await press('Enter')
  await expect(page.locator('.editor-facts').getByRole('link', { name: 'Ember week' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await tabTo(page, /^Ember week/, 'Shift+Tab')
  await press('Enter')

  await expect(page.locator('.release-version')).toHaveCount(2)
  await tabTo(page, /^Preview it whole/)
  const opening = context.waitForEvent('page')
  await press('Enter')
  const preview = await opened(opening)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Salt and Ember')
  await expect(preview.getByRole('contentinfo')).toContainText('Read by the fire')
  await preview.close()

  await tabTo(page, /^Publish the release/)
  await press('Enter')
  await tabTo(page, /^Publish$/)
  await press('Enter')
  await expect(page.getByText('No release is being prepared')).toBeVisible()
  await expect.poll(async () => (await request.get('/casino-reviews/salt-and-ember')).status()).toBe(200)
  await expect.poll(async () => (await request.get('/about')).text()).toContain('Read by the fire')

  await goToSettings(page)
  await tabTo(page, /^History/)
  await press('Enter')
  await tabTo(page, /^As it was before/)
  await press('Enter')
  await expect(page.locator('.change-words ins')).toContainText('by the fire')
  await tabTo(page, /^Restore this version/)
  await press('Enter')
  await tabTo(page, /^Restore$/)
  await press('Enter')
  await tabTo(page, /^Publish changes/, 'Shift+Tab')
  await press('Enter')
  await expect.poll(async () => (await request.get('/about')).text()).not.toContain('Read by the fire')
  await takeOff(id)
})

/** By the search, whose list may be that of fewer words until it is no longer busy. */
async function goToSettings(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('House Edge')
  await expect(page.getByRole('listbox', { name: 'Documents' })).toHaveAttribute('aria-busy', 'false')
  const settings = /House Edge.*Settings, en-gb/
  const list = page.getByRole('listbox', { name: 'Documents' })
  const texts = await list.getByRole('option').allTextContents()
  for (const _ of texts.slice(
    0,
    texts.findIndex((text) => settings.test(text)),
  ))
    await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option', { name: settings })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'House Edge' })).toBeVisible()
}

/** A tab that was opened empty, once it has arrived in the site. */
async function opened(opening: Promise<Page>): Promise<Page> {
  const tab = await opening
  await tab.waitForURL(`${siteOrigin}/**`)
  return tab
}
