import { devices, expect, expectAccessible, test } from '../stack/journey.ts'
import { subjectsTo } from '../stack/mailbox.ts'
import { operate, signedIn } from '../stack/visitors.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const device of devices)
    test(
      `a reader without an account follows a complaint, ${device}`,
      { tag: `@${device}` },
      async ({ page }) => {
        await page.goto('/casino-reviews/glasshouse')
        await page.getByRole('link', { name: 'Say that something is wrong' }).click()
        const casino = page.getByLabel('Which casino').locator('option:checked')
        await expect(casino).toHaveText('Glasshouse')
        await page.getByLabel('What it is about').selectOption('wrong')
        const words = 'The monthly limit is 4,000 by their terms of November, not 5,000.'
        await page.getByLabel('What is wrong, and how you know').fill(words)
        await page.getByLabel('E-mail address (if you like)').fill('me@nowhere')
        await page.getByRole('button', { name: 'Send it to the editors' }).click()
        await expect(page.getByLabel('E-mail address (if you like)')).toHaveAccessibleDescription(
          /Enter an e-mail address like/,
        )
        await expect(page.getByLabel('What is wrong, and how you know')).toHaveValue(words)
        await expect(casino).toHaveText('Glasshouse')
        await page.getByLabel('E-mail address (if you like)').fill('')
        await page.getByRole('button', { name: 'Send it to the editors' }).click()
        await expect(page).toHaveURL(/\/complaints\/HE-[A-Z2-7]{12}$/)
        await expect(page.getByRole('status')).toContainText('The editors have it.')
        const main = page.getByRole('main')
        await expect(main.getByRole('link', { name: 'Glasshouse' })).toBeVisible()
        await expect(main.getByText(words)).toHaveAttribute('lang', '')
        await expect(main.getByText(/answer by \d+ \w+ \d{4} at the latest/)).toBeVisible()
        const number = page.url().split('/').at(-1)
        expect(await page.evaluate(() => innerWidth)).toBe(device === 'phone' ? 390 : 1280)
        const shown = page.getByRole('heading', { level: 1 }).getByText(/^HE-/)
        expect(await shown.evaluate(linesOf)).toBe(1)
        expect(await subjectsTo('desk@house-edge.example')).toContain(`${number}: wrong`)
      },
    )
})

for (const [path, label, another, send, named, wrote] of [
  [
    '/complaints',
    'Which casino',
    /^Another casino/,
    'Send it to the editors',
    /^Another casino/,
    'What you wrote',
  ],
  [
    '/de/meldungen',
    'Welches Casino',
    /^Ein anderes Casino/,
    'An die Redaktion schicken',
    /^Ein anderes Casino/,
    'Was Sie geschrieben haben',
  ],
  ['/ar/complaints', 'أي كازينو', /^كازينو آخر/, 'أرسله إلى المحررين', /^كازينو آخر/, 'ما كتبته'],
] as const)
  test(`a complaint names a casino without a review, and its receipt says so to its sender alone, ${path}`, async ({
    page,
    browser,
  }) => {
    const words = `Gorse and Gannet has not paid since the first of October. ${path}`
    await page.goto(path)
    const casino = page.getByLabel(label)
    expect(await casino.locator('option').count()).toBeGreaterThan(20)
    await casino.selectOption({
      label: (await casino.locator('option', { hasText: another }).textContent()) ?? '',
    })
    await page.locator('select[name=kind]').selectOption('complaint')
    await page.locator('textarea').fill(words)
    await page.getByRole('button', { name: send }).click()
    await expect(page).toHaveURL(/HE-[A-Z2-7]{12}$/)
    await expect(page.getByRole('main').getByText(named)).toBeVisible()
    await expect(page.getByRole('heading', { name: wrote })).toBeVisible()
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    await expectAccessible(page)
    const number = page.url().split('/').at(-1) ?? ''

    const other = await (await browser.newContext()).newPage()
    await other.goto(page.url())
    await expect(other.getByRole('heading', { level: 1 })).toContainText(number)
    await expect(other.getByText(words)).toHaveCount(0)
    await signedIn(other, { role: 'moderator' }, '/account/moderation')
    const report = other.locator('section', { hasText: number }).last()
    await expect(report).toContainText('About a casino named below.')
    await expect(report.getByText(words)).toHaveAttribute('lang', '')
    await other.context().close()
  })

test('a complaint tells that its experience was withdrawn', async ({ page }) => {
  await page.goto('/complaints?experience=00000000-0000-4000-8000-000000000000')
  const words = page.getByLabel('What is wrong, and how you know')
  await words.fill('That reader tells of somebody whom I know, by name.')
  const send = page.getByRole('button', { name: 'Send it to the editors' })
  await send.click()
  await expect(words).toHaveAccessibleDescription(/has been withdrawn meanwhile/)
  await send.click()
  await expect(page.getByRole('status')).toContainText('The editors have it.')
})

test('a receipt shows what was sent under its number, and nothing of a form that was refused', async ({
  page,
}) => {
  const send = async (words: string, email: string) => {
    await page.goto('/complaints')
    await page.getByLabel('Which casino').selectOption({ label: 'None: it is about this site' })
    await page.getByLabel('What it is about').selectOption('wrong')
    await page.getByLabel('What is wrong, and how you know').fill(words)
    await page.getByLabel('E-mail address (if you like)').fill(email)
    await page.getByRole('button', { name: 'Send it to the editors' }).click()
  }
  const [first, second, refused] = ['first', 'second', 'refused'].map(
    (which) => `This is the ${which} of three.`,
  )
  const main = page.getByRole('main')
  const receipts: string[] = []
  for (const words of [first, second] as string[]) {
    await send(words, '')
    await expect(main.getByText(words)).toBeVisible()
    receipts.push(page.url())
  }
  await send(refused as string, 'me@nowhere')
  await expect(page).toHaveURL('/complaints')
  for (const [at, words] of [first, second].entries()) {
    await page.goto(receipts[at]!)
    await expect(main.getByText(words as string)).toBeVisible()
    await expect(main.getByText(refused as string)).toHaveCount(0)
  }
  await page.context().clearCookies({ path: new URL(receipts[0]!).pathname })
  await page.goto(receipts[0]!)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HE-')
  await expect(main.getByText(refused as string)).toHaveCount(0)
})

test('a complaint without words any more says why', async ({ page }) => {
  await page.goto('/complaints')
  await page.getByLabel('Which casino').selectOption({ label: 'None: it is about this site' })
  await page.getByLabel('What it is about').selectOption('wrong')
  await page.getByLabel('What is wrong, and how you know').fill('The limit of this casino is another one.')
  await page.getByRole('button', { name: 'Send it to the editors' }).click()
  await expect(page.getByText('The editors have it', { exact: true })).toBeVisible()
  const number = page.url().split('/').at(-1)
  // What the deletion of the account leaves.
  const left = { details: null, status: 'closed' }
  await operate('PATCH', `/rest/v1/review_reports?number=eq.${number}`, left)
  await page.reload()
  await expect(page.getByText('Closed: it was withdrawn')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What happens next' })).toHaveCount(0)
})

// shows F45
test('a reported experience is taken back by another moderator', async ({ page, browser }) => {
  const words = `They paid after nine days, and never said why. ${Date.now()}`
  await signedIn(page, { role: 'moderator' }, '/account/experiences/night-sleeper')
  for (const label of ['Payouts', 'Terms that are fair', 'Support', 'Games'])
    await page.getByRole('group', { name: label }).getByRole('radio').nth(1).check({ force: true })
  await page.getByLabel('What happened').fill(words)
  await page.getByRole('button', { name: 'Send my experience' }).click()
  await expect(page.getByText('Waits for a moderator to read it.')).toBeVisible()

  const moderator = await (await browser.newContext()).newPage()
  await signedIn(moderator, { role: 'moderator' }, '/account/moderation')
  const waiting = moderator.locator('section', { hasText: words }).last()
  await waiting.getByRole('button', { name: 'Show it' }).click()
  await expect(moderator.getByRole('status').first()).toHaveText('Done.')
  await moderator.goto('/casino-reviews/night-sleeper/experiences')
  const shown = moderator.locator('section', { hasText: words }).last()
  await shown.getByRole('link', { name: /Report this/ }).click()
  await moderator.getByLabel('What is wrong, and how you know').fill(`Not what I saw there. ${words}`)
  await moderator.getByRole('button', { name: 'Send it to the editors' }).click()
  await expect(moderator.getByRole('status')).toContainText('The editors have it.')
  const number = moderator.url().split('/').at(-1) ?? ''

  // What one reports or has written oneself is for others to judge.
  for (const concerned of [page, moderator]) {
    await concerned.goto('/account/moderation')
    await expect(concerned.getByRole('heading', { name: 'Moderation' })).toBeVisible()
    await expect(concerned.getByRole('heading', { name: new RegExp(`^${number}`) })).toHaveCount(0)
  }
  const other = await (await browser.newContext()).newPage()
  await signedIn(other, { role: 'moderator' }, '/account/moderation')
  const report = other.locator('section', { hasText: number }).last()
  await expect(report).toContainText(words)
  await expectAccessible(other)
  await report.getByRole('button', { name: /Take the experience back/ }).click()
  await expect(other.getByRole('status').first()).toHaveText('Done.')
  const answer = report.getByLabel('Answer, for whoever knows the number')
  await answer.fill('We have taken it back.')
  await operate('POST', '/control/faults', {
    path: '/rest/v1/rpc/answer_report',
    kind: 'status',
    status: 503,
  })
  try {
    await report.getByRole('button', { name: 'Answer' }).click()
    await expect(other.getByText('Nothing can be decided just now.')).toBeVisible()
    await expect(answer).toHaveValue('We have taken it back.')
  } finally {
    await operate('DELETE', '/control/faults')
  }
  await report.getByRole('button', { name: 'Answer' }).click()
  await expect(other.getByRole('status').first()).toHaveText('Done.')
  await moderator.goto(`/complaints/${number}`)
  await expect(moderator.getByText('We have taken it back.')).toBeVisible()
  await moderator.goto('/casino-reviews/night-sleeper/experiences')
  await expect(moderator.getByText(words)).toHaveCount(0)
})

test('the form is open to everybody', async ({ page }) => {
  await page.goto('/complaints')
  await expectAccessible(page)
})

// shows F73
test('a flooding visitor shuts the form for nobody else', async ({ request }) => {
  const send = async (address: string) => {
    const answer = await request.post('/api/complaints', {
      form: { kind: 'wrong', details: 'The same words, again and again and again.', email: '' },
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `198.51.100.1, ${address}` },
      maxRedirects: 0,
    })
    return /HE-/.test(answer.headers()['location'] ?? '')
  }
  const flood = await Promise.all(Array.from({ length: 12 }, () => send('203.0.113.7')))
  expect(flood.filter(Boolean)).toHaveLength(10)
  expect(await send('203.0.113.8')).toBe(true)
})

/** On how many lines the text of an element stands. */
function linesOf(element: Element): number {
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => top)).size
}

test('a form or a list that is searched for by its name comes first', async ({ page }) => {
  for (const [path, form] of [
    ['/search?q=complaint', '/complaints'],
    ['/search?q=sign+up', '/sign-up'],
    ['/de/suche?q=Beschwerde', '/de/meldungen'],
    ['/ar/search?q=شكوى', '/ar/complaints'],
    ['/search?q=payment+methods', '/payment-methods'],
    ['/de/suche?q=Zahlungsarten', '/de/zahlungswege'],
  ] as const) {
    await page.goto(path)
    const link = page.getByRole('main').getByRole('link').first()
    await expect(link, path).toHaveAttribute('href', form)
  }
  await page.goto('/complaints')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corrections and complaints')
})
