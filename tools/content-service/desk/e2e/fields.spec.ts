import { draftData, expect, test } from './service.ts'

// shows P63, P85
test('keeps what each field is given, and no harmful link', async ({ desk, page }) => {
  await desk.open('/documents/review_tide')
  await page.getByRole('tab', { name: 'Facts' }).click()
  await test.step('says why a link is useless, and keeps none harmful', async () => {
    const website = page.locator('[data-path="data.website"]')
    const address = website.getByLabel('Web address')
    await address.fill('https://tide')
    await expect(website).toContainText('This names no site.')
    await expect(page.locator('.save-mark')).toHaveText('Saved')

    await address.fill('javascript:alert(1)')
    await expect(website).toContainText('links that begin with javascript: are not kept')
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('.save-mark')).toHaveText('Saved, but for what is marked')
    expect(JSON.stringify(await desk.detail('review_tide'))).not.toContain('javascript')

    await address.fill('tide.example')
    await expect(website).toContainText('This must be an address such as https://example.org or /page.')
    await address.fill('https://tide.example')
    await expect(page.locator('.save-mark')).toHaveText('Saved')
    await expect(website.locator('.remark')).toHaveCount(0)
  })

  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A slow clock')
  await page.getByLabel('Weight').fill('7')
  await page.getByLabel('Featured').check()
  await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#0e4b38')
  await page.getByLabel('Checked on').fill('2026-03-31')
  await page.getByLabel('Opens at').fill('2026-06-30T13:00')
  await page.getByLabel('Latitude').fill('51.5, -0.12')
  await page.getByLabel('Film').fill('https://example.org/film')
  await page.getByRole('group', { name: 'Website' }).getByLabel('Web address').fill('https://tide.example')
  await page.getByRole('group', { name: 'Website' }).getByLabel('What it says').fill('Tide Clock')
  await page.getByRole('group', { name: 'Website' }).getByLabel('Opens in a new tab').check()
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByRole('group', { name: 'More links 1' }).getByLabel('Web address').fill('/terms')
  await page.getByRole('button', { name: 'Add to columns' }).click()
  await page.getByLabel('Head', { exact: true }).fill('Rules')
  await page.getByRole('button', { name: 'Add to lines' }).click()
  await page.getByLabel('Line', { exact: true }).fill('One')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /harbour\.svg/ })
    .click()
  await page.getByRole('button', { name: 'Begin a table' }).click()
  await page.getByRole('textbox', { name: 'Heading, column 1' }).fill('Method')
  await page.getByRole('textbox', { name: 'Row 1, column 1' }).fill('Card')
  await page.getByRole('button', { name: 'Row', exact: true }).click()
  await expect(page.locator('.save-mark')).toHaveText('Saved')

  const data = await draftData(desk, 'review_tide')
  expect(data).toMatchObject({
    title: [{ type: 'heading1', text: 'A slow clock' }],
    weight: 7,
    featured: true,
    colour: '#0e4b38',
    checked_on: '2026-03-31',
    // London is an hour ahead in summer.
    opens_at: '2026-06-30T12:00:00+0000',
    place: { latitude: 51.5, longitude: -0.12 },
    video: { embed_url: 'https://example.org/film' },
    website: { link_type: 'Web', url: 'https://tide.example', text: 'Tide Clock', target: '_blank' },
    links: [{ link_type: 'Web', url: '/terms' }],
    columns: [{ head: 'Rules', lines: [{ line: 'One' }] }],
    terms: { link_type: 'Media' },
    rates: {
      head: { rows: [{ cells: [{ type: 'header', content: [{ text: 'Method' }] }, {}, {}] }] },
      body: { rows: [{ cells: [{ content: [{ text: 'Card' }] }, {}, {}] }, {}, {}] },
    },
  })
})

// shows R058, P66
test('takes pictures and documents, and no other file dropped', async ({ desk, page }) => {
  await desk.open('/documents/review_tide')
  await test.step('a picture field refuses other files dropped on it', async () => {
    const field = page.getByRole('group', { name: 'Cover' })
    const dataTransfer = await page.evaluateHandle(() => {
      const held = new DataTransfer()
      held.items.add(new File(['%PDF-1.4'], 'terms.pdf', { type: 'application/pdf' }))
      return held
    })
    await field.dispatchEvent('drop', { dataTransfer })
    await expect(page.getByText('this place takes pictures')).toBeVisible()
    expect((await desk.detail('review_tide')).draft).toBeNull()
  })

  await test.step('takes a picture uploaded in place', async () => {
    await page.getByRole('group', { name: 'Cover' }).getByRole('button').click()
    await page.getByLabel('Upload').setInputFiles({
      name: 'New Dial.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>',
      ),
    })
    await expect(page.getByRole('group', { name: 'Cover' })).toContainText('new-dial.svg · 40 × 40')
    await expect(page.locator('.save-mark')).toHaveText('Saved')
    expect(await draftData(desk, 'review_tide')).toMatchObject({
      cover: { url: '/images/new-dial.svg', alt: null },
    })
  })

  await page.getByRole('button', { name: 'Replace' }).click()
  await page.getByLabel('Find a file').fill('harb')
  await page.getByRole('button', { name: /harbour\.svg/ }).click()
  await expect(page.getByRole('button', { name: 'Replace' })).toBeFocused()
  await page.getByLabel('What it shows').fill('A harbour at dusk')
  await page.getByText('2 sizes: main, square').click()
  await page.getByRole('button', { name: 'Cut' }).last().click()
  await page.getByRole('button', { name: /The part of the picture that is shown/ }).press('ArrowRight')
  await page.getByRole('button', { name: 'Use this part' }).click()

  await page.getByRole('group', { name: 'Author' }).getByRole('button', { name: 'Choose a document' }).click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Author' })).toContainText('Tobias Wren')
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  expect(await draftData(desk, 'review_tide')).toMatchObject({
    cover: {
      url: '/images/harbour.svg',
      alt: 'A harbour at dusk',
      square: { edit: { x: 33, y: 0, zoom: 0.25 } },
    },
    author: { link_type: 'Document', id: 'person_wren' },
  })
})

test('writes rich text by keyboard, with what the field allows', async ({ desk, page }) => {
  await desk.open('/documents/review_tide')
  await page.getByRole('textbox', { name: 'Summary' }).click()
  const empty = async (): Promise<void> => {
    await page.getByRole('textbox', { name: 'Summary' }).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await expect.poll(async () => (await draftData(desk, 'review_tide'))?.['summary']).toBeUndefined()
  }
  await page.keyboard.type('## Money out')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Nine ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('withdrawals')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(', timed.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- card')
  await page.keyboard.press('Enter')
  await page.keyboard.type('bank')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('See the review.')
  for (let count = 0; count < 7; count++) await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Control+k')
  const window = page.getByRole('dialog', { name: 'Make a link' })
  await expect(window.getByLabel('Web address, or words of a document')).toBeFocused()
  await page.keyboard.type('copper lantern')
  await expect(window.locator('.document-option')).toHaveText([/Copper Lantern/])
  await page.keyboard.press('Enter')
  await expect(window).toHaveCount(0)
  await expect(page.locator('.save-mark')).toHaveText('Saved')
  expect((await draftData(desk, 'review_tide'))?.['summary']).toEqual([
    { type: 'heading2', text: 'Money out', spans: [] },
    { type: 'paragraph', text: 'Nine withdrawals, timed.', spans: [{ start: 5, end: 16, type: 'strong' }] },
    { type: 'list-item', text: 'card', spans: [] },
    { type: 'list-item', text: 'bank', spans: [] },
    {
      type: 'paragraph',
      text: 'See the review.',
      spans: [{ start: 8, end: 15, type: 'hyperlink', data: { link_type: 'Document', id: 'review_copper' } }],
    },
  ])

  await empty()
  await test.step('marks selected words, however soon', async () => {
    await page.keyboard.type('Paid at dusk')
    await page.evaluate(() => {
      // In one task: the browser has not told anybody of the selection yet.
      getSelection()?.modify('extend', 'backward', 'word')
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'b', ctrlKey: true, bubbles: true, cancelable: true }),
      )
    })
    await expect(page.locator('.save-mark')).toHaveText('Saved')
    await expect
      .poll(async () => (await draftData(desk, 'review_tide'))?.['summary'])
      .toEqual([{ type: 'paragraph', text: 'Paid at dusk', spans: [{ start: 8, end: 12, type: 'strong' }] }])
  })

  await empty()
  await test.step('reduces what is pasted to what the field allows', async () => {
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData(
        'text/html',
        '<h1>Big</h1><ul><li>a <b>b</b></li></ul><pre>code</pre><script>alert(1)</script>',
      )
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    await expect(page.locator('.save-mark')).toHaveText('Saved')
    expect((await draftData(desk, 'review_tide'))?.['summary']).toEqual([
      { type: 'heading2', text: 'Big', spans: [] },
      { type: 'list-item', text: 'a b', spans: [{ start: 2, end: 3, type: 'strong' }] },
      { type: 'paragraph', text: 'code', spans: [] },
    ])
  })

  await empty()
  await test.step('takes the best match by Enter, however soon after it came', async () => {
    await page.keyboard.type('Review')
    await page.keyboard.press('Shift+Home')
    await page.keyboard.press('Control+k')
    const window = page.getByRole('dialog', { name: 'Make a link' })
    await expect(window.getByLabel('Web address, or words of a document')).toBeFocused()
    await page.evaluate(() => {
      const ask = globalThis.fetch
      globalThis.fetch = async (...asked) => {
        const response = await ask(...asked)
        if (!response.url.includes('search=copper+lantern')) return response
        const text = await response.text()
        const field = document.activeElement
        // In the task in which the documents come: they are not in sight yet.
        const pressEnter = (laterBy: number): void => {
          if (laterBy > 0) return void Promise.resolve().then(() => pressEnter(laterBy - 1))
          field?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
          )
        }
        return Object.assign(response, {
          text: async () => {
            pressEnter(40)
            return text
          },
        })
      }
    })
    await page.keyboard.insertText('copper lantern')
    await expect(window).toHaveCount(0)
    await expect(page.locator('.save-mark')).toHaveText('Saved')
    expect((await draftData(desk, 'review_tide'))?.['summary']).toMatchObject([
      { text: 'Review', spans: [{ data: { link_type: 'Document', id: 'review_copper' } }] },
    ])
  })
})
