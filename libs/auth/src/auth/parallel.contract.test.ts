import { startBackend } from '@house-edge/backend'
import { afterAll, beforeAll, describe, expect, it, inject } from 'vitest'
import { act } from '../testing/act.ts'
import { patientClock } from '../testing/patient-clock.ts'
import { getLinkTokens, startOnCopy, type TestBackend } from '../testing/test-backend.ts'
import { createTestBrowser, type TestBrowser, testRule } from '../testing/test-site.ts'
import { createAuth } from './create-auth.ts'
import type { Auth } from '../setup/auth.ts'
import { confirmLink } from '../operations/confirm.ts'
import { signUp } from '../operations/sign-up.ts'

const readers = 8
const parallel = 25

let backend: TestBackend
let refreshes = 0

beforeAll(async () => {
  // Tokens that live shorter than the margin are due for a refresh from the start.
  backend = await startOnCopy(inject('template'), (options) =>
    startBackend({ ...options, auth: { ...options.auth, accessTokenSeconds: 60 } }),
  )
})

afterAll(() => backend.close())

/** A process of the site: instances with a clock of their own share nothing. */
function startProcess(): Auth {
  let visitors = 0
  return createAuth({
    backend,
    siteOrigin: 'http://localhost:3000',
    rule: testRule,
    cookieName: 'sb-127-auth-token',
    clock: patientClock,
    visitorAddress: () => `198.51.100.${(visitors += 1) % 250}`,
    fetch: (input, init) => {
      if (input instanceof URL && input.search.includes('refresh_token')) refreshes += 1
      return fetch(input, init)
    },
  })
}

async function createReader(auth: Auth, index: number): Promise<TestBrowser> {
  const browser = createTestBrowser()
  const email = `reader-${index}@example.com`
  await act(auth, browser, (context) => signUp(context, { email, password: 'a long enough password' }))
  const tokens = await getLinkTokens(backend, email)
  await act(auth, browser, (context) => confirmLink(context, tokens))
  return browser
}

describe('proxy', () => {
  // shows F32
  it(`loses none of ${readers} sessions in ${parallel} parallel requests to two processes`, async () => {
    const processes = [startProcess(), startProcess()]
    const browsers: TestBrowser[] = []
    for (let index = 0; index < readers; index += 1) {
      browsers.push(await createReader(processes[index % 2] as Auth, index))
    }
    refreshes = 0

    const visits = browsers.flatMap((browser) =>
      Array.from({ length: parallel }, async (_, index) => {
        const request = browser.request('/account')
        const response = await (processes[index % 2] as Auth).proxy(
          request,
          async (context) => new Response((await context.visitor()).state),
        )
        return { browser, response, state: await response.clone().text() }
      }),
    )
    const answers = await Promise.all(visits)
    expect(answers.filter(({ state }) => state !== 'signed-in')).toEqual([])
    expect(refreshes).toBeLessThanOrEqual(2 * readers)

    for (const { browser, response } of answers) browser.receive(response)
    const after = await Promise.all(
      browsers.map((browser, index) =>
        act(processes[index % 2] as Auth, browser, (context) => context.visitor()),
      ),
    )
    expect(after.map(({ state }) => state)).toEqual(Array(readers).fill('signed-in'))
  })
})
