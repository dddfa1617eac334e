import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { draftData, expect, test } from './service.ts'

/** Pastes what another program put on the clipboard, its picture of the text included where it has one. */
async function paste(page: Page, file: string, hasPicture = false, field = 'Summary'): Promise<void> {
  const html = await readFile(join(import.meta.dirname, 'clipboard', file), 'utf8')
  await page.getByRole('textbox', { name: field }).click()
  await page.evaluate(
    ([text = '', withPicture]) => {
      const data = new DataTransfer()
      data.setData('text/html', text)
      if (withPicture) data.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    [html, hasPicture ? 'yes' : ''],
  )
  await expect(page.locator('.save-mark')).toHaveText('Saved')
}

const link = { link_type: 'Web', url: 'https://example.org/report' }
const plain = (type: string, text: string) => ({ type, text, spans: [] })

// shows P68
test('takes Google Docs’ text and says what is lost', async ({ desk, page }) => {
  await desk.open('/documents/review_tide')
  await paste(page, 'google-docs.html')
  expect((await draftData(desk, 'review_tide'))?.['summary']).toMatchObject([
    { type: 'heading2', text: 'What we found', spans: [] },
    {
      type: 'paragraph',
      text: 'They pay slowly, says the report of May.',
      spans: [
        { start: 9, end: 15, type: 'strong' },
        { start: 22, end: 32, type: 'hyperlink', data: link },
        { start: 32, end: 39, type: 'em' },
      ],
    },
    { type: 'list-item', text: 'First point', spans: [{ start: 0, end: 5, type: 'strong' }] },
    plain('list-item', 'Below it'),
    plain('list-item', 'Second point'),
    plain('o-list-item', 'Step one'),
    {
      type: 'paragraph',
      text: 'Method | Days',
      spans: [
        { start: 0, end: 6, type: 'strong' },
        { start: 9, end: 13, type: 'strong' },
      ],
    },
    plain('paragraph', 'Card | 3'),
    plain('paragraph', 'The end.'),
  ])
  await expect(page.locator('.notice')).toContainText([
    /A picture was left out.*Lists within/,
    'A table became',
  ])

  await test.step('moves a pasted table to where it has room', async () => {
    await page.getByRole('button', { name: 'Move it to: Rates' }).click()
    await expect(page.getByRole('textbox', { name: /column 2/ }).first()).toHaveText('Days')
    await expect(page.locator('.save-mark')).toHaveText('Saved')
    const data = await draftData(desk, 'review_tide')
    expect(JSON.stringify(data?.['summary'])).not.toContain('Method')
    expect(data?.['rates']).toMatchObject({
      body: {
        rows: [
          {
            cells: [
              { content: [{ text: 'Method', spans: [{ type: 'strong' }] }] },
              { content: [{ text: 'Days' }] },
            ],
          },
          { cells: [{ content: [plain('paragraph', 'Card')] }, { content: [plain('paragraph', '3')] }] },
        ],
      },
    })
  })
})

// shows P68
test('takes Word’s bullets for lists and text, not pictures', async ({ desk, page }) => {
  await desk.open('/documents/review_tide')
  await paste(page, 'word.html', true)
  expect((await draftData(desk, 'review_tide'))?.['summary']).toMatchObject([
    plain('heading2', 'A casino on paper'),
    plain('heading2', 'What we found'),
    {
      type: 'paragraph',
      text: 'They pay slowly, says the report.',
      spans: [
        { start: 9, end: 15, type: 'strong' },
        { start: 22, end: 32, type: 'hyperlink', data: link },
      ],
    },
    { type: 'list-item', text: 'First point', spans: [{ start: 6, end: 11, type: 'em' }] },
    plain('list-item', 'Below it'),
    plain('o-list-item', 'Step one'),
    plain('list-item', 'Typed by hand'),
    { type: 'paragraph', text: 'Method | Days' },
    plain('paragraph', 'Card | 3'),
    plain('paragraph', 'The end.'),
  ])
  await expect(page.locator('.notice')).toContainText([
    /A picture was left out.*Lists within/,
    'A table became',
  ])
})

// shows P68
test('takes no deleted words, and names every loss', async ({ desk, page }) => {
  await desk.open('/documents/review_tide')
  await paste(page, 'reviewed.html')
  expect((await draftData(desk, 'review_tide'))?.['summary']).toMatchObject([
    plain('paragraph', 'They pay quite slowly and never always in 10 m2, see below or here.'),
    plain('paragraph', 'Seen in May.'),
  ])
  const notice = page.locator('.notice').first()
  for (const loss of [
    '2 deletions of tracked changes were left out.',
    'Comments were left out.',
    'Marks of footnotes were left out; what the notes say stands at the end.',
    'Lines across the page were left out.',
    'Struck text is plain now',
    'Underlined text is plain now',
    'Raised and lowered letters are plain now',
    'Highlighted text is plain now',
    'A link that leads within the other document, or into a file, is plain text now.',
  ])
    await expect(notice).toContainText(loss)

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await paste(page, 'docs-comments.html')
  expect((await draftData(desk, 'review_tide'))?.['summary']).toMatchObject([
    plain('paragraph', 'We asked twice, and never heard back.'),
    plain('paragraph', 'In May.'),
  ])
  await expect(page.locator('.notice').last()).toHaveText(
    /^Comments were left out. Marks of footnotes .+ Struck text is plain now/,
  )

  await test.step('names what one line takes none of', async () => {
    await page.getByRole('tab', { name: 'Facts' }).click()
    await paste(page, 'word.html', false, 'Title')
    await expect(page.locator('.notice').last()).toContainText('This text is one line: several became one.')
    await expect(page.locator('.notice').last()).toContainText('This text takes no links')
    await expect(page.locator('.notice').last()).toContainText('This text takes no bold words')
  })
})

test('searches a paragraph of 3,000 lines once', async ({ desk, page }) => {
  await desk.open('/documents/review_tide')
  await page.getByRole('textbox', { name: 'Summary' }).click()
  const searched = await page.evaluate(() => {
    let count = 0
    // oxlint-disable-next-line typescript/unbound-method -- it is called on what it is asked of
    const { querySelector } = Element.prototype
    Element.prototype.querySelector = function search(this: Element, selector: string): Element | null {
      if (this.childNodes.length > 3_000) count++
      return querySelector.call(this, selector)
    }
    const data = new DataTransfer()
    data.setData(
      'text/html',
      `<p>${Array.from({ length: 3_000 }, (_, line) => `Line ${line}<br>`).join('')}</p>`,
    )
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    Element.prototype.querySelector = querySelector
    return count
  })
  expect(searched).toBeLessThan(5)
  await expect(page.getByRole('textbox', { name: 'Summary' })).toContainText('Line 2999')
})

test('takes 3,000 paragraphs, and writes on without comparing them', async ({ desk, page }) => {
  await desk.open('/documents/review_tide')
  await page.getByRole('textbox', { name: 'Summary' }).click()
  await page.evaluate(() => {
    const counts = { parsed: 0, compared: 0 }
    Object.assign(globalThis, { counts })
    // oxlint-disable-next-line typescript/unbound-method -- it is called on what it is asked of
    const { parseFromString } = DOMParser.prototype
    DOMParser.prototype.parseFromString = function parse(this: DOMParser, ...asked): Document {
      counts.parsed++
      return parseFromString.apply(this, asked)
    }
    const { stringify } = JSON
    JSON.stringify = (value: unknown, ...how: never[]): string => {
      if (Array.isArray(value) && value.length >= 3_000) counts.compared++
      return stringify(value, ...how)
    }
    const data = new DataTransfer()
    data.setData(
      'text/html',
      Array.from({ length: 3_000 }, (_, line) => `<p>Paragraph <b>${line}</b></p>`).join(''),
    )
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await page.keyboard.type(' and on')
  await expect(page.getByRole('textbox', { name: 'Summary' })).toContainText('2999 and on')
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  expect(await page.evaluate(() => (globalThis as { counts?: object }).counts)).toEqual({
    parsed: 1,
    compared: 0,
  })
})

test('leaves a phone’s preview usable under messages', async ({ desk, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open('/documents/review_tide')
  await paste(page, 'google-docs.html')
  await expect(page.locator('.notice').nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Preview (Alt+P)' }).click()
  const share = page.getByRole('button', { name: 'Share' })
  await expect(share).toBeVisible()
  const isFree = (button: Element): boolean => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  await expect.poll(() => share.evaluate(isFree)).toBe(true)
})
