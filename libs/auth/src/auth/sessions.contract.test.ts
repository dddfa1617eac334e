import { startBackend } from '@house-edge/backend'
import { describe, expect, it } from 'vitest'
import { createServerBackend, createServiceBackend } from '../backend/server-backend.ts'
import { createTestBrowser } from '../testing/test-site.ts'
import { useReaders } from '../../e2e/use-readers.ts'
import { deleteAccount, endSession, exportData, listSessions } from '../operations/account-data.ts'
import { checkSession } from '../operations/check-session.ts'
import { listFactors } from '../operations/factors/list-factors.ts'
import { signOut } from '../operations/sign-out.ts'

const { auth, backend, createReader, run, signIn, whoIs } = useReaders((options) =>
  startBackend({ ...options, auth: { ...options.auth, emailIntervalMs: 0 }, limits: { emails: 10_000 } }),
)

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
const signedIn = { ok: true, next: 'signed-in' }
const lost = { ok: false, code: 'auth/session-lost' }

describe('sessions', () => {
  // shows R073
  it('are listed, ended one by one, and ended everywhere else', async () => {
    const email = 'many@example.com'
    const here = await createReader(email)
    const [phone, library, office] = [createTestBrowser(), createTestBrowser(), createTestBrowser()]
    for (const browser of [phone, library, office]) expect(await signIn(browser, email)).toEqual(signedIn)
    const list = async () => {
      const listed = await run(here, (context) => listSessions(context))
      return listed.ok ? listed.sessions : []
    }
    expect(await list()).toHaveLength(4)
    expect((await list()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const ways = (await list()).map(({ methods, isCurrent }) => (isCurrent ? 'this one' : methods.join()))
    expect(ways.toSorted()).toEqual(['password', 'password', 'password', 'this one'])

    const claims = await whoIs(phone)
    const sessionId = claims.state === 'signed-in' ? claims.claims.session_id : undefined
    expect(await run(here, (context) => endSession(context, { sessionId }))).toEqual({
      ok: true,
      next: 'session-ended',
    })
    expect(await list()).toHaveLength(3)
    expect(await run(here, (context) => signOut(context, 'others'))).toEqual({
      ok: true,
      next: 'others-signed-out',
    })
    expect(await list()).toMatchObject([{ isCurrent: true }])
  })

  // shows R073, R125
  it('end here and everywhere', async () => {
    const email = 'everywhere@example.com'
    const here = await createReader(email)
    const elsewhere = createTestBrowser()
    await signIn(elsewhere, email)
    expect(await run(here, (context) => signOut(context, 'global'))).toEqual({
      ok: true,
      next: 'signed-out',
    })
    expect(await run(elsewhere, (context) => checkSession(context))).toEqual({
      state: 'signed-out',
      why: 'refused',
    })
    expect(elsewhere.sessionCookies()).toEqual([])
  })

  it('end here when the visitor ends this very one', async () => {
    const browser = await createReader('myself@example.com')
    const visitor = await whoIs(browser)
    const sessionId = visitor.state === 'signed-in' ? visitor.claims.session_id : undefined
    expect(await run(browser, (context) => endSession(context, { sessionId }))).toEqual({
      ok: true,
      next: 'signed-out',
    })
    expect(browser.sessionCookies()).toEqual([])
  })

  it.each([undefined, '', 'x', '00000000-0000-4000-8000-000000000000'])(
    'of others cannot be ended by guessing: %s',
    async (sessionId) => {
      const browser = await createReader(`guess-${sessionId?.length ?? 'none'}@example.com`)
      const outcome = await run(browser, (context) => endSession(context, { sessionId }))
      expect(outcome.ok ? outcome.next : outcome.code).toMatch(/^session-ended$|^auth\/refused$/)
    },
  )
})

describe('the account', () => {
  it('is handed over and deleted', async () => {
    const email = 'leaving@example.com'
    const browser = await createReader(email)
    const elsewhere = createTestBrowser()
    await signIn(elsewhere, email)
    const exported = await run(browser, (context) => exportData(context))
    expect(exported).toMatchObject({ ok: true, data: { account: { email } } })

    expect(await run(browser, (context) => deleteAccount(context))).toEqual({
      ok: true,
      next: 'account-deleted',
    })
    expect(browser.sessionCookies()).toEqual([])
    expect(await signIn(createTestBrowser(), email)).toMatchObject({ code: 'auth/invalid-credentials' })
    expect(await run(elsewhere, (context) => listFactors(context))).toMatchObject(lost)
    expect(elsewhere.sessionCookies()).toEqual([])
  })

  it('is deleted with its files by a server function', async () => {
    const email = 'pictured@example.com'
    const browser = await createReader(email)
    const visitor = await whoIs(browser)
    const path = `${visitor.state === 'signed-in' ? visitor.claims.sub : ''}/face.png`
    const files = await run(browser, async (context) => {
      const client = await createServerBackend(auth(), context)
      return client.storage.from('avatars').upload(path, new Blob([png], { type: 'image/png' }))
    })
    expect(files.error).toBeNull()

    const deletion = { function: 'delete-account' }
    expect(await run(browser, (context) => deleteAccount(context, deletion))).toEqual({
      ok: true,
      next: 'account-deleted',
    })
    const service = createServiceBackend(backend())
    expect((await service.storage.from('avatars').download(path)).error).toMatchObject({
      statusCode: '404',
      code: 'NoSuchKey',
    })
    expect(await signIn(createTestBrowser(), email)).toMatchObject({ code: 'auth/invalid-credentials' })
  })

  it('stays when the function cannot be reached', async () => {
    const email = 'staying@example.com'
    const browser = await createReader(email)
    const deletion = { function: 'not-there' }
    expect(await run(browser, (context) => deleteAccount(context, deletion))).toMatchObject({
      ok: false,
    })
    expect(browser.sessionCookies()).toHaveLength(1)
    expect(await signIn(createTestBrowser(), email)).toEqual(signedIn)
  })
})
