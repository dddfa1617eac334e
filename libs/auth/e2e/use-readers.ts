import { afterAll, beforeAll, expect, inject } from 'vitest'
import { createAuth } from '../src/auth/create-auth.ts'
import type { Auth } from '../src/setup/auth.ts'
import type { AuthContext } from '../src/setup/auth-context.ts'
import { confirmLink } from '../src/operations/confirm.ts'
import { signInWithPassword } from '../src/operations/sign-in-with-password.ts'
import { signUp } from '../src/operations/sign-up.ts'
import { act } from '../src/testing/act.ts'
import { patientClock } from '../src/testing/patient-clock.ts'
import { getLinkTokens, listMail, startOnCopy, type TestBackend } from '../src/testing/test-backend.ts'
import { createTestBrowser, type TestBrowser, testRule } from '../src/testing/test-site.ts'

export const password = 'a long enough password'

/** A site on a backend of its own, and what its visitors do there. */
interface Readers {
  auth: () => Auth
  backend: () => TestBackend
  run: <Outcome>(
    browser: TestBrowser,
    operate: (context: AuthContext) => Outcome | Promise<Outcome>,
  ) => Promise<Outcome>
  /** What the link in the latest message carries. */
  linkFor: (email: string) => ReturnType<typeof getLinkTokens>
  mailTo: (email: string) => ReturnType<typeof listMail>
  /** A visitor with an account, signed in a moment ago. */
  createReader: (email: string) => Promise<TestBrowser>
  signIn: (browser: TestBrowser, email: string, word?: string) => ReturnType<typeof signInWithPassword>
  whoIs: (browser: TestBrowser) => ReturnType<AuthContext['visitor']>
}

/**
 * One site on an embedded backend for a file of tests, and readers with accounts on it.
 *
 * @param start Starts the backend, which only contract tests may import.
 */
export function useReaders(start: Parameters<typeof startOnCopy>[1]): Readers {
  let backend: TestBackend
  let auth: Auth
  let visitors = 0

  beforeAll(async () => {
    backend = await startOnCopy(inject('template'), start)
    auth = createAuth({
      backend,
      siteOrigin: 'http://localhost:3000',
      rule: testRule,
      cookieName: 'sb-127-auth-token',
      clock: patientClock,
      // Each request from another house, so that the backend's limits stay out of these tests.
      visitorAddress: () => `198.51.100.${(visitors += 1) % 250}`,
    })
  })
  afterAll(() => backend.close())

  const run = <Outcome>(
    browser: TestBrowser,
    operate: (context: AuthContext) => Outcome | Promise<Outcome>,
  ) => act(auth, browser, operate)
  const linkFor = (email: string) => getLinkTokens(backend, email)

  return {
    auth: () => auth,
    backend: () => backend,
    run,
    linkFor,
    mailTo: (email) => listMail(backend, email),
    createReader: async (email) => {
      const browser = createTestBrowser()
      expect(await run(browser, (context) => signUp(context, { email, password }))).toEqual({
        ok: true,
        next: 'check-inbox',
      })
      const link = await linkFor(email)
      expect(await run(browser, (context) => confirmLink(context, link))).toEqual({
        ok: true,
        next: 'signed-in',
      })
      return browser
    },
    signIn: (browser: TestBrowser, email: string, word = password) =>
      run(browser, (context) => signInWithPassword(context, { email, password: word })),
    whoIs: (browser: TestBrowser) => run(browser, (context) => context.visitor()),
  }
}
