import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { draftData, expect, test } from './service.ts'

/** Pastes what another program put on the clipboard, its picture of the text included where it has one. */
async function paste(page: Page, file: string, hasPicture = false): Promise<void> {
  const html = await readFile(join(import.meta.dirname, 'clipboard', file), 'utf8')
  await page.getByRole('textbox', { name: 'Summary' }).click()
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
