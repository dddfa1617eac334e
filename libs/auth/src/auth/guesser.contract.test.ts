import { startBackend } from '@house-edge/backend'
import { afterAll, beforeAll, beforeEach, describe, expect, it, inject } from 'vitest'
import { act } from '../testing/act.ts'
import { patientClock } from '../testing/patient-clock.ts'
import { startOnCopy, type TestBackend } from '../testing/test-backend.ts'
import { createTestBrowser, type TestBrowser, testRule } from '../testing/test-site.ts'
import type { AuthOptions } from './auth-options.ts'
import { createAuth } from './create-auth.ts'
import type { Auth } from '../setup/auth.ts'
import { signInWithPassword } from '../operations/sign-in-with-password.ts'

const password = 'a long enough password'
const readerCount = 50
/** Of the guesser, and of the last readers, who come by the same way out. */
const sharedAddress = '203.0.113.7'
const neighbours = 5
/** A reader signs in every four seconds, while somebody guesses one and a half times a second. */
const stepMs = 4000
const guessesPerStep = 6
const guessesAtFirst = 40
/** A token lives a minute and is good for another, since clocks differ. Who comes back needs a new one. */
const endedAfterSteps = 35
const visitCount = readerCount - neighbours - endedAfterSteps
const patienceMs = 180_000

interface Reader {
  email: string
  browser: TestBrowser
  address: string
}

let backend: TestBackend
let readers: Reader[]
/** The time of site and backend alike: limits must not depend on how fast this machine is. */
let nowMs = Date.now()

beforeAll(async () => {
  // Limits are those of a hosted project. Tokens that live a minute are due for a refresh from the start.
  backend = await startOnCopy(inject('template'), (given) =>
    startBackend({ ...given, auth: { ...given.auth, accessTokenSeconds: 60 }, now: () => nowMs }),
  )
  for (let index = 0; index < readerCount; index += 1) await createAccount(index)
}, patienceMs)

beforeEach(async () => {
  readers = Array.from({ length: readerCount }, (_, index) => describeReader(index))
  await operate('DELETE', '/control/limits')
})

afterAll(() => backend.close())

/** Calls the backend as its operator. */
async function operate(method: string, path: string, body?: object): Promise<void> {
  const key = backend.secretKey
  await fetch(`${backend.url}${path}`, {
    method,
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
}

const emailOf = (index: number) => `reader-${index}@example.com`

function createAccount(index: number): Promise<void> {
  return operate('POST', '/auth/v1/admin/users', { email: emailOf(index), password, email_confirm: true })
}

function describeReader(index: number): Reader {
  const isNeighbour = index >= readerCount - neighbours
  const address = isNeighbour ? sharedAddress : `198.51.100.${index}`
  return { email: emailOf(index), browser: createTestBrowser(), address }
}

function startSite(options: Partial<AuthOptions>, keys: { secretKey?: undefined } = {}): Auth {
  return createAuth({
    backend: { ...backend, ...keys },
    siteOrigin: 'http://localhost:3000',
    rule: testRule,
    cookieName: 'sb-127-auth-token',
    clock: { ...patientClock, now: () => nowMs },
    ...options,
  })
}

async function signIn(auth: Auth, reader: Reader, secret: string): Promise<string> {
  const { browser, email, address } = reader
  const credentials = { email, password: secret }
  const headers = { 'x-visitor': address }
  const outcome = await act(auth, browser, (context) => signInWithPassword(context, credentials), headers)
  return outcome.ok ? outcome.next : outcome.code
}

async function visit(auth: Auth, { browser, address }: Reader): Promise<number> {
  const request = browser.request('/account', { headers: { 'x-visitor': address } })
  return browser.receive(await auth.proxy(request, () => new Response('here'))).status
}

/** How the readers fare, who sign in one after the other and come back, while somebody guesses their passwords. */
async function fare(auth: Auth) {
  const [guesses, signIns, visits]: [string[], string[], number[]] = [[], [], []]
  const come = async (reader: Reader) => void signIns.push(await signIn(auth, reader, password))
  // The neighbours are in long before it begins, and come back while it lasts.
  for (const reader of readers.slice(-neighbours)) await come(reader)
  nowMs += 600_000
  const present = readers.slice(-neighbours)
  for (const [step, reader] of readers.slice(0, -neighbours).entries()) {
    nowMs += stepMs
    for (let count = 0; count < (step === 0 ? guessesAtFirst : guessesPerStep); count += 1) {
      const { email } = readers[guesses.length % readerCount] as Reader
      const guesser = { email, browser: createTestBrowser(), address: sharedAddress }
      guesses.push(await signIn(auth, guesser, `guess ${guesses.length}`))
    }
    await come(reader)
    if (signIns.at(-1) === 'signed-in') present.push(reader)
    const returning = present[step - endedAfterSteps]
    if (returning) visits.push(await visit(auth, returning))
  }
  return {
    lastGuess: guesses.at(-1),
    signIns: countOf(signIns),
    visits: countOf(visits),
  }
}

const countOf = (seen: (string | number)[]) =>
  Object.fromEntries([...new Set(seen)].map((each) => [each, seen.filter((one) => one === each).length]))

const unnoticed = {
  lastGuess: 'auth/too-many-attempts',
  signIns: { 'signed-in': readerCount },
  visits: { 200: visitCount },
}

describe('one visitor who guesses passwords', () => {
  // shows F73, F75
  it(
    'is noticed by none of fifty forwarded others',
    async () => {
      const auth = startSite({ visitorAddress: (request) => request.headers.get('x-visitor') ?? undefined })
      expect(await fare(auth)).toEqual(unnoticed)
    },
    patienceMs,
  )

  it(
    'is unnoticed where the backend forwards no addresses',
    async () => {
      const visitorAddress = (request: Request) => request.headers.get('x-visitor') ?? undefined
      const auth = startSite({ visitorAddress }, { secretKey: undefined })
      expect(await fare(auth)).toEqual(unnoticed)
    },
    patienceMs,
  )

  it(
    'signs nobody out, where nobody knows addresses',
    async () => {
      const { lastGuess, visits } = await fare(startSite({}))
      expect([lastGuess, Object.keys(visits)]).toEqual(['auth/too-many-attempts', ['200']])
    },
    patienceMs,
  )
})
