/** What a page says of a limit and what the server does, held together: each number is read from the page and tried. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../stack/journey.ts'
import { newAddress, operate, password, signedIn, signIn } from '../stack/visitors.ts'

test.use({ javaScriptEnabled: false })

const numberWords: Record<string, number> = {
  two: 2,
  three: 3,
  ten: 10,
  twenty: 20,
  forty: 40,
  fifty: 50,
}

/** Numbers in the hint beside a field, in digits or words, by the pattern around them. */
async function readHint(page: Page, field: string, pattern: RegExp): Promise<number[]> {
  const described = await page.getByLabel(field).first().getAttribute('aria-describedby')
  return numberIn(await page.locator(`[id="${described?.split(' ')[0]}"]`).innerText(), pattern)
}

type Fields = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>

/** Sends a form as a browser would that knows no limits. @returns Where it leads. */
async function post(page: Page, path: string, fields: Fields): Promise<string> {
  const hasFile = Object.values(fields).some((value) => typeof value === 'object')
  const answer = await page.request.post(path, {
    ...(hasFile ? { multipart: fields } : { form: fields as Record<string, string> }),
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
    // The server ends a connection that nothing came over for a while; it may do so as the form sets out.
    maxRetries: 3,
  })
  expect(answer.status()).toBe(303)
  return answer.headers()['location'] ?? ''
}

/** Sends a form, and opens the page it leads to. */
async function send(page: Page, path: string, fields: Fields): Promise<void> {
  await page.goto(await post(page, path, fields))
}

/**
 * Sends forms until one is not taken, and only reads the pages they lead to: of the many before a limit none needs to be
 * seen. Then sends one more, which the limit is said to. @returns How many were taken.
 */
async function sendUntilRefused<F extends Fields>(
  page: Page,
  path: string,
  next: () => F,
  words: string,
): Promise<{ taken: number; refused: F }> {
  for (let taken = 0; taken < 60; taken += 1) {
    const fields = next()
    const to = await post(page, path, fields)
    const answer = await page.request.get(to)
    const [, status = ''] = (await answer.text()).split('role="status"')
    if (status.slice(0, 1_000).includes(words)) continue
    await send(page, path, fields)
    return { taken, refused: fields }
  }
  throw new Error(`${path} refuses nothing`)
}

/** The number in the remarks beside a field, in digits or words, by the pattern around it. */
async function readLimit(page: Page, field: string | Locator, pattern: RegExp): Promise<number> {
  const named = typeof field === 'string' ? page.getByLabel(field).first() : field
  const ids = (await named.getAttribute('aria-describedby')) ?? ''
  const remarks = await Promise.all(ids.split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()))
  return numberIn(remarks.join(' '), pattern)[0] ?? Number.NaN
}

function numberIn(text: string, pattern: RegExp): number[] {
  const found = pattern.exec(text)
  expect(found, text).not.toBeNull()
  return (found ?? [])
    .slice(1)
    .map((number) => numberWords[number.toLowerCase()] ?? Number(number.replaceAll(',', '')))
}

let made = 0
/** A text of so many characters that stands nowhere else. */
function textOf(length: number): string {
  made += 1
  return `${Date.now()}-${made} ${'word '.repeat(length)}`.slice(0, length - 1).padEnd(length, '.')
}

const taken = 'A moderator reads it before it shows.'
const marks = { payouts: '4', terms: '2', support: '5', games: '3' }

/** An experience that everybody sees, told and decided at the backend. */
async function shownExperience(document_id: string): Promise<string> {
  const email = newAddress()
  const { id: user_id } = await operate('POST', '/auth/v1/admin/users', { email, email_confirm: true })
  const id = crypto.randomUUID()
  const marked = { payouts: 4, terms: 2, support: 5, games: 3 }
  await operate('POST', '/rest/v1/experiences', { id, user_id, document_id, ...marked, body: textOf(60) })
  await operate('PATCH', `/rest/v1/experiences?id=eq.${id}`, { status: 'approved' })
  return id
}

interface Form {
  /** Who has it, and where. */
  open: (page: Page) => Promise<{ path: string; handler: string; label: string; fields: Fields }>
  name: string
  /** The fewest characters, where there is such, and the most. */
  pattern: RegExp
  /** What the page says of one that is accepted. */
  taken: RegExp
}

const forms: Record<string, Form> = {
  complaint: {
    open: async () => ({
      path: '/complaints',
      handler: '/api/complaints',
      label: 'What is wrong, and how you know',
      fields: { kind: 'wrong', email: '' },
    }),
    name: 'details',
    pattern: /From ([\d,]+) to ([\d,]+) characters/,
    taken: /The editors have it\./,
  },
  experience: {
    open: async (page) => {
      await signedIn(page)
      return {
        path: '/account/experiences/velvet-comet',
        handler: '/api/experiences',
        label: 'What happened',
        fields: { casino: 'velvet-comet', ...marks },
      }
    },
    name: 'body',
    pattern: /From ([\d,]+) to ([\d,]+) characters/,
    taken: /A moderator reads it before it shows\./,
  },
  reply: {
    open: async (page) => {
      const casino = 'casino_review_copper-lantern'
      const experience = await shownExperience(casino)
      await signedIn(page, { operates: [casino] })
      return {
        path: '/account/replies',
        handler: '/api/experiences/reply',
        label: 'Your reply, for everybody who reads this',
        fields: { experience },
      }
    },
    name: 'words',
    pattern: /At most ([\d,]+) characters/,
    taken: /A moderator reads it before it shows\./,
  },
  'display name': {
    open: async (page) => {
      await signedIn(page)
      return {
        path: '/account/profile',
        handler: '/api/auth/profile',
        label: 'Display name',
        fields: {},
      }
    },
    name: 'display-name',
    pattern: /(Two) to (forty) characters/,
    taken: /Saved\./,
  },
}

for (const [form, { open, name, pattern, taken }] of Object.entries(forms))
  test(`one character beyond a named limit is refused: ${form}`, async ({ page }) => {
    const { path, handler, label, fields } = await open(page)
    await page.goto(path)
    const bounds = await readHint(page, label, pattern)
    const [most, least] = bounds.toReversed()
    const field = page.getByLabel(label).first()
    for (const length of [most! + 1, ...(least === undefined ? [] : [least - 1])]) {
      const words = textOf(length)
      await send(page, handler, { ...fields, [name]: words })
      await expect(field).toHaveValue(words)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    }
    for (const length of [most!, ...(least === undefined ? [] : [least])]) {
      await send(page, handler, { ...fields, [name]: textOf(length) })
      await expect(page.getByRole('status').first()).toContainText(taken)
    }
  })

test('a payout takes a year at most, as named', async ({ page }) => {
  const path = '/account/experiences/velvet-comet'
  await signedIn(page, {}, path)
  const label = 'How long a payout took (if you had one)'
  const fields = { casino: 'velvet-comet', ...marks, 'payout-unit': 'days' }
  await send(page, '/api/experiences', { ...fields, body: textOf(40), 'payout-time': '367' })
  await expect(page.getByLabel(label)).toHaveValue('367')
  await expect(page.getByLabel(label)).toHaveAccessibleDescription(/up to a year/)
  await send(page, '/api/experiences', { ...fields, body: textOf(40), 'payout-time': '365' })
  await expect(page.getByRole('status').first()).toContainText(taken)
})

test('what is sent once too often is refused, and kept', async ({ page }) => {
  test.slow()
  const details = 'What is wrong, and how you know'
  const complaint = await sendUntilRefused(
    page,
    '/api/complaints',
    () => ({ kind: 'wrong', email: '', details: textOf(40) }),
    'The editors have it.',
  )
  await expect(page.getByLabel(details)).toHaveValue(complaint.refused.details)
  expect(await readLimit(page, details, /^.*?(\w+) messages came/)).toBe(complaint.taken)

  const address = 'E-mail address'
  const asked = await sendUntilRefused(
    page,
    '/api/newsletter',
    () => ({ email: newAddress(), 'topic-reviews': 'yes' }),
    'Check your inbox.',
  )
  await expect(page.getByLabel(address, { exact: true })).toHaveValue(asked.refused.email)
  expect(await readLimit(page, address, /newsletter (\w+) times within an hour/)).toBe(asked.taken)
})

test('what is told once too often is refused, and kept', async ({ page }) => {
  test.slow()
  await signedIn(page)
  const casinos = ['velvet-comet', 'quince-orchard', 'heron-and-reed', 'brass-orrery', 'glasshouse']
  let at = -1
  const next = (casino: string) => ({ casino, ...marks, body: textOf(40) })
  const told = await sendUntilRefused(page, '/api/experiences', () => next(casinos[(at += 1)] ?? ''), taken)
  await expect(page.getByLabel('What happened')).toHaveValue(told.refused.body)
  expect(await readLimit(page, 'What happened', /told (\w+) experiences/)).toBe(told.taken)
  const changed = await sendUntilRefused(page, '/api/experiences', () => next(casinos[0] ?? ''), taken)
  await expect(page.getByLabel('What happened')).toHaveValue(changed.refused.body)
  expect(await readLimit(page, 'What happened', /wrote (\w+) times/)).toBe(changed.taken)
})

test('a picture too large, or once too often, is refused', async ({ page }) => {
  test.slow()
  await signedIn(page, {}, '/account/profile')
  const pictureOf = async (height: number) => {
    const picture = sharp({ create: { width: 10_000, height, channels: 3, background: '#0e4b38' } })
    return { name: 'face.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
  }
  await send(page, '/api/auth/picture', { picture: await pictureOf(6_001) })
  const most = (await readLimit(page, 'picture', /(\d+) megapixels/)) * 100
  expect(most).toBe(6_000)
  await send(page, '/api/auth/picture', { picture: await pictureOf(most) })
  await expect(page.getByRole('status').first()).toContainText('Saved.')
  const picture = await pictureOf(1)
  const { taken } = await sendUntilRefused(page, '/api/auth/picture', () => ({ picture }), 'Saved.')
  expect(await readLimit(page, 'picture', /(\w+) times within a day/)).toBe(taken + 2)
})

test('an operator’s reply sent once too often is refused, and kept', async ({ page }) => {
  test.slow()
  const casino = 'casino_review_saltmarsh-club'
  const experience = await shownExperience(casino)
  await signedIn(page, { operates: [casino] }, '/account/replies')
  // There is one for each experience, also for those of other journeys.
  const reply = page.locator(`[id="words-${experience}"]`)
  const replied = await sendUntilRefused(
    page,
    '/api/experiences/reply',
    () => ({ experience, words: textOf(20) }),
    taken,
  )
  await expect(reply).toHaveValue(replied.refused.words)
  await expect(reply).toHaveAccessibleName('Your reply, for everybody who reads this')
  expect(await readLimit(page, reply, /replied (\w+) times/)).toBe(replied.taken)
})

test('one page too many is refused, and stays at hand', async ({ page }) => {
  const email = newAddress()
  const account = { email, password, email_confirm: true }
  const { id: user_id } = await operate('POST', '/auth/v1/admin/users', account)
  await signIn(page, email)
  await expect(page).toHaveURL('/account')
  await page.goto('/account/saved')
  const named = await page.getByText(/An account keeps up to/).innerText()
  const [, mostSaved, mostWatched] = /up to (\d+) pages.* up to (\d+) reviews/.exec(named) ?? []
  const rows = (most: string | undefined, row: object) =>
    Array.from({ length: Number(most) - 1 }, (_, at) => ({ user_id, document_id: `gone-${at}`, ...row }))
  await operate('POST', '/rest/v1/saved_items', rows(mostSaved, {}))
  await operate('POST', '/rest/v1/watches', rows(mostWatched, { status: 'active' }))
  const [last, beyond] = ['casino_review_copper-lantern', 'casino_review_tide-clock'] as const
  const main = page.getByRole('main')

  for (const handler of ['/api/saved', '/api/watch']) {
    await send(page, handler, { document: last })
    await expect(main).toContainText('Saved.')
  }
  await send(page, '/api/watch', { document: beyond })
  await expect(main).toContainText(`You hear of ${mostWatched} reviews, as many as we tell an account of.`)
  await send(page, '/api/saved', { document: beyond })
  await expect(page).toHaveURL('/account/saved')
  await expect(main).toContainText(`You have saved ${mostSaved} pages, as many as an account keeps.`)
  await expect(main).not.toContainText('Saved.')
  await expect(main.getByRole('link', { name: /tide clock/i })).toBeVisible()
})
