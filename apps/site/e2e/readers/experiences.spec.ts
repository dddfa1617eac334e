import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { ask } from '../stack/ask.ts'
import { hearCharts } from '../stack/heard-charts.ts'
import { devices, expect, expectAccessible, test } from '../stack/journey.ts'
import {
  createAccount,
  hasJoined,
  newAddress,
  operate,
  password,
  signedIn,
  signIn,
} from '../stack/visitors.ts'

const review = '/casino-reviews/tide-clock'
const list = `${review}/experiences`
const comparison = '/compare?with=tide-clock,kelp-and-anchor'
const story = 'My payout of forty took four days. They asked for my passport twice, and were polite about it.'

/** Signs in on another device, and there ends the sessions of all others. */
async function endSessionsFrom(page: Page, email: string): Promise<void> {
  await signIn(page, email)
  await expect(page).toHaveURL('/account')
  await page.goto('/account/sessions')
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(page.getByRole('status')).toHaveText('All other devices are signed out.')
  await page.context().close()
}

async function tell(page: Page, words: string): Promise<void> {
  for (const [label, mark] of [
    ['Payouts', '4'],
    ['Terms that are fair', '2'],
    ['Support', '5'],
    ['Games', '3'],
  ] as const)
    await page
      .getByRole('group', { name: label })
      .getByRole('radio')
      .nth(Number(mark) - 1)
      .check({ force: true })
  await page.getByLabel('What happened').fill(words)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const device of devices)
    // shows F51
    test(
      `a reader sends an experience, and a refusal loses nothing, ${device}`,
      { tag: `@${device}` },
      async ({ page, browser }) => {
        await page.goto(review)
        await page.getByRole('link', { name: 'Tell yours' }).click()
        await expect(page.getByText('Reading needs no account.')).toBeVisible()
        const email = await createAccount()
        await page.getByLabel('E-mail address', { exact: true }).fill(email)
        await page.getByLabel('Password').fill(password)
        await page.getByRole('button', { name: 'Sign in' }).click()
        await expect(page).toHaveURL('/account/experiences/tide-clock')
        await tell(page, `${story} See https://casino.example for more.`)
        await page.getByLabel('How long a payout took').fill('4')
        await page.getByRole('button', { name: 'Send my experience' }).click()
        // Hours and days are told apart by the reader alone.
        const unit = page.getByLabel('Hours or days')
        await expect(unit).toHaveValue('')
        await expect(unit).toHaveAccessibleDescription(/Choose whether those were hours or days\./)
        await unit.selectOption('hours')
        await page.getByRole('button', { name: 'Send my experience' }).click()
        await expect(page.getByLabel('What happened')).toHaveAccessibleDescription(/Leave the links out\./)
        await expect(page.getByLabel('What happened')).toHaveValue(
          `${story} See https://casino.example for more.`,
        )
        await expect(
          page.getByRole('group', { name: 'Support' }).getByRole('radio', { name: '5 of 5' }),
        ).toBeChecked()
        await expect(page.getByLabel('How long a payout took')).toHaveValue('4')

        // A session that was ended elsewhere takes nothing of it along.
        await tell(page, `${story} Twice.`)
        await endSessionsFrom(await (await browser.newContext()).newPage(), email)
        await page.getByRole('button', { name: 'Send my experience' }).click()
        await page.getByLabel('E-mail address', { exact: true }).fill(email)
        await page.getByLabel('Password').fill(password)
        await page.getByRole('button', { name: 'Sign in' }).click()
        await expect(page).toHaveURL('/account/experiences/tide-clock')
        await expect(page.getByLabel('What happened')).toHaveValue(`${story} Twice.`)

        // A database that is full answers so.
        await tell(page, story)
        await operate('POST', '/control/faults', {
          path: '/rest/v1/experiences',
          kind: 'status',
          status: 503,
        })
        try {
          await page.getByRole('button', { name: 'Send my experience' }).click()
          await expect(page.getByText('That cannot be kept or shown just now.')).toBeVisible()
          await expect(page.getByLabel('What happened')).toHaveValue(story)
        } finally {
          await operate('DELETE', '/control/faults')
        }

        await tell(page, `${story} ${Date.now()}`)
        const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#0e4b38' } })
        await page.getByLabel('Picture 1 (if you like)').setInputFiles({
          name: 'payout.jpg',
          mimeType: 'image/jpeg',
          buffer: await picture.jpeg().toBuffer(),
        })
        await page.getByRole('button', { name: 'Send my experience' }).click()
        await expect(page.getByRole('status').first()).toContainText('A moderator reads it before it shows.')
        await expect(page.getByText('Waits for a moderator to read it.')).toBeVisible()
      },
    )
})

test('a writer corrects what a moderator asks about', async ({ page, browser }) => {
  const words = `${story} The money took two hours. It was ${Date.now()}.`
  await signedIn(page, {}, '/account/experiences/saltmarsh-club')
  await tell(page, words)
  await page.getByLabel('How long a payout took').fill('2')
  await page.getByLabel('Hours or days').selectOption('days')
  await page.getByRole('button', { name: 'Send my experience' }).click()

  const moderator = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await signedIn(moderator, { role: 'moderator' }, '/account/moderation')
  const item = moderator.locator('section', { hasText: words }).last()
  await item.getByLabel('What may be a mistake').selectOption('How long a payout took')
  await item.getByLabel('Why, which its author reads').fill('Two days here, and two hours in your words.')
  await item.getByRole('button', { name: 'Ask its author' }).click()
  await expect(moderator.getByRole('status').first()).toHaveText('Done.')
  await expect(
    moderator.getByText('Its author is asked about: how long a payout took.').first(),
  ).toBeVisible()
  await expect(item).toHaveCount(0)

  await page.goto('/account/experiences')
  await expect(page.getByText('Two days here, and two hours in your words.')).toBeVisible()
  await page.getByRole('link', { name: /^Correct what you told/ }).click()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'How long a payout took', exact: true })).toBeVisible()
  await page.getByLabel('Hours or days').selectOption('hours')
  await page.getByRole('button', { name: 'Send my experience' }).click()
  await expect(page.getByText('Waits for a moderator to read it.')).toBeVisible()

  await moderator.reload()
  await expect(item.getByText('Two days here, and two hours in your words.')).toBeVisible()
  await expect(item.getByText('2 hours', { exact: true })).toBeVisible()
  await item.getByRole('button', { name: 'Show it' }).click()
  await expect(moderator.getByRole('status').first()).toHaveText('Done.')
  await moderator.context().close()
})

// shows F49
test('an approved experience appears on open pages', async ({ page, browser }) => {
  const words = `${story} It was ${Date.now()}.`
  await signedIn(page, {}, '/account/experiences/tide-clock')
  await tell(page, words)
  await page.getByRole('button', { name: 'Send my experience' }).click()
  await expect(page.getByText('Waits for a moderator to read it.')).toBeVisible()
  expect((await page.goto('/account/moderation'))?.status()).toBe(404)
  // Asked twice, it is kept.
  for (const _time of [1, 2]) expect((await ask(comparison)).body).toContain('no reader yet')

  const listening = await (await browser.newContext()).newPage()
  // Nothing is said of all readers where there is not one yet.
  await listening.goto('/casino-reviews/quince-orchard/experiences')
  await expect(listening.getByText('No experiences yet')).toBeVisible()
  await expect(listening.getByText('All readers together')).toHaveCount(0)
  const isListening = hasJoined(listening)
  await listening.goto(list)
  await expect(listening.getByText(words)).toHaveCount(0)
  await isListening

  // Pages of a build know no backend yet, and are rendered once more after the start.
  await expect(async () => expect((await ask(review)).body).toContain('data-island="reader-rating"')).toPass()
  const glancing = await listening.context().newPage()
  const isGlancing = hasJoined(glancing)
  await glancing.goto(review)
  let isAwake = false
  void isGlancing.then(() => (isAwake = true))
  await expect(async () => {
    await glancing.getByRole('heading', { name: 'Readers’ experiences' }).scrollIntoViewIfNeeded()
    expect(isAwake).toBe(true)
  }).toPass()

  // Rendered before the approval, and joins the channel after it.
  const late = await listening.context().newPage()
  const approval = Promise.withResolvers<void>()
  await late.routeWebSocket(/\/realtime\//, async (socket) => {
    await approval.promise
    socket.connectToServer()
  })
  await late.goto(list)

  const moderator = await (await browser.newContext()).newPage()
  await signedIn(moderator, { role: 'moderator' }, '/account/moderation')
  const item = moderator.locator('section', { hasText: words }).last()
  await expectAccessible(moderator)
  await item.getByRole('button', { name: 'Show it' }).click()
  await expect(moderator.getByRole('status').first()).toHaveText('Done.')
  await expect(listening.getByText(words)).toBeVisible()
  await expect(late.getByText(words)).toHaveCount(0)
  approval.resolve()
  await expect(late.getByText(words)).toBeVisible()
  await late.close()
  await expectAccessible(listening)
  await expect(glancing.getByText(words)).toBeVisible()
  await expect(glancing.getByText('3.5 of 5 from 1 reader')).toBeVisible()
  await expectAccessible(glancing)
  // The review is a stored page, the same for everybody.
  await expect(async () => {
    const { body, headers } = await ask(review)
    expect(headers['cache-status']).toBe('"house-edge"; hit')
    expect(body).toContain(words)
    expect(body).toContain('3.5 of 5 from 1 reader')
    expect(body).toContain('Readers’ marks beside ours')
    expect((await ask(comparison)).body).toContain('3.5 of 5, from 1 reader')
  }).toPass()
  const reading = await listening.context().newPage()
  await reading.goto(review)
  const beside = (await hearCharts(reading)).find(({ title }) => title === 'Readers’ marks beside ours')
  expect(beside?.rows.map(([part, , readers]) => [part, readers])).toEqual([
    ['Part', 'Readers’, of 5'],
    ['Payouts', '4.0'],
    ['Terms that are fair', '2.0'],
    ['Support', '5.0'],
    ['Games', '3.0'],
  ])
  await reading.close()

  // The casino answers, without scripts, and a moderator reads that as well.
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
  const operator = await withoutScripts.newPage()
  await signedIn(operator, { operates: ['casino_review_tide-clock'] }, '/account/replies')
  const answered = operator.locator('section', { hasText: words }).last()
  await answered.getByLabel('Your reply').fill('It was the bank. Write to us at once.')
  await answered.getByRole('button', { name: 'Send the reply' }).click()
  await expect(operator.getByRole('status').first()).toContainText('A moderator reads it before it shows.')
  await expect(operator.getByText('Your reply waits for a moderator.').first()).toBeVisible()
  await withoutScripts.close()
  await expect(listening.getByText('It was the bank.')).toHaveCount(0)
  await moderator.goto('/account/moderation')
  await moderator
    .locator('section', { hasText: 'It was the bank.' })
    .last()
    .getByRole('button', { name: 'Show it' })
    .click()
  await expect(moderator.getByRole('status').first()).toHaveText('Done.')
  await expect(listening.getByText('It was the bank.')).toBeVisible()

  await moderator
    .getByRole('button', { name: /^Take back.* about / })
    .first()
    .click()
  await expect(listening.getByText(words)).toHaveCount(0)
  await expect(glancing.getByText(words)).toHaveCount(0)
  await expect(async () => expect((await ask(review)).body).not.toContain(words)).toPass()

  // What is let through while nobody hears of it is there once the channel is back, and there once.
  await operate('POST', '/control/sockets', { kind: 'cut' })
  await item.getByRole('button', { name: 'Show it' }).click()
  await expect(moderator.getByRole('status').first()).toHaveText('Done.')
  await expect(listening.getByText(words)).toHaveCount(1)
  await expect(glancing.getByText(words)).toHaveCount(1)
  await listening.context().close()
  await moderator.context().close()
})

// shows F49
test('an open page shows what failed readings missed', async ({ page, browser, complaints }) => {
  const casino = '/casino-reviews/glasshouse'
  const words = `${story} It was ${Date.now()}.`
  await signedIn(page, {}, '/account/experiences/glasshouse')
  await tell(page, words)
  await page.getByRole('button', { name: 'Send my experience' }).click()
  await expect(page.getByText('Waits for a moderator to read it.')).toBeVisible()
  const moderator = await (await browser.newContext()).newPage()
  await signedIn(moderator, { role: 'moderator' }, '/account/moderation')
  const listening = await (await browser.newContext()).newPage()
  const isListening = hasJoined(listening)
  await listening.goto(`${casino}/experiences`)
  await isListening

  // The message comes, and the page that it asks for cannot be read.
  await operate('POST', '/control/faults', {
    path: '/rest/v1/experiences',
    contains: 'pictures',
    kind: 'status',
    status: 503,
  })
  try {
    await moderator
      .locator('section', { hasText: words })
      .last()
      .getByRole('button', { name: 'Show it' })
      .click()
    await expect(moderator.getByRole('status').first()).toHaveText('Done.')
    await expect(listening.getByText('What readers say cannot be shown just now.')).toBeVisible()
  } finally {
    await operate('DELETE', '/control/faults')
  }
  await expect(listening.getByText(words)).toBeVisible()

  // The message comes while the site is away. What is open stays, and is brought up to date.
  await listening.evaluate(() => document.body.setAttribute('data-opened', 'once'))
  await listening.route('**/*', (route) => route.abort())
  const isMissed = listening.waitForEvent('requestfailed')
  await moderator
    .getByRole('button', { name: /^Take back.* about / })
    .first()
    .click()
  await isMissed
  await expect(listening.getByText(words)).toBeVisible()
  await listening.unroute('**/*')
  await expect(listening.getByText(words)).toHaveCount(0)
  await expect(listening.locator('body[data-opened=once]')).toHaveCount(1)
  // Of the reading that was cut off, and the page’s next attempts.
  const others = complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))
  complaints.splice(0, Infinity, ...others)
  await listening.context().close()
  await moderator.context().close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader says once that an experience was helpful, and stays where it stands', async ({ page }) => {
    const words = `${story} It was ${Date.now()}.`
    const writer = await operate('POST', '/auth/v1/admin/users', { email: newAddress(), email_confirm: true })
    const id = crypto.randomUUID()
    await operate('POST', '/rest/v1/experiences', {
      id,
      user_id: writer['id'],
      document_id: 'casino_review_kelp-and-anchor',
      payouts: 4,
      terms: 2,
      support: 5,
      games: 3,
      body: words,
    })
    await operate('PATCH', `/rest/v1/experiences?id=eq.${id}`, { status: 'approved' })
    const place = '/casino-reviews/kelp-and-anchor/experiences'
    const panel = page.locator('section', { hasText: words }).last()

    // Who is not signed in comes back to where they were.
    await page.goto(place)
    await panel.getByRole('button', { name: /^Helpful/ }).click()
    await expect(page.getByLabel('E-mail address', { exact: true })).toBeVisible()
    const email = await createAccount()
    await page.getByLabel('E-mail address', { exact: true }).fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(place)

    await panel.getByRole('button', { name: /^Helpful/ }).click()
    await expect(page).toHaveURL(`${place}#counted-${id}`)
    await expect(panel.getByText('Counted', { exact: true })).toBeVisible()
    await expect(panel.getByText('1 of 1 reader found this helpful.')).toBeVisible()
    // The second takes the place of the first.
    await panel.getByRole('button', { name: /^Not helpful/ }).click()
    await expect(panel.getByText('0 of 1 reader found this helpful.')).toBeVisible()
    await operate('PATCH', `/rest/v1/experiences?id=eq.${id}`, { status: 'pending' })
    await panel.getByRole('button', { name: /^Helpful/ }).click()
    await expect(page).toHaveURL(`${place}#not-counted-${id}`)
  })
})
