import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { password, tokenHashOf, useBackend } from '../testing/test-backend.ts'
import { createCode } from './factors/totp.ts'

const backend = useBackend()
const quiet = useBackend({
  auth: {
    notices: {
      passwordChanged: false,
      emailChanged: false,
      identityLinked: false,
      identityUnlinked: false,
      factorEnrolled: false,
      factorUnenrolled: false,
    },
  },
})
const stepMs = 30_000
/** The vendor's client keeps recovery codes behind a switch. */
const experimental = { auth: { experimental: { recoveryCodes: true } } } as SupabaseClientOptions<'public'>

async function signIn(email: string, on = backend): Promise<SupabaseClient> {
  await on.signUp(email)
  const client = on.client(experimental)
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
  return client
}

async function enrol(client: SupabaseClient, friendlyName = 'Phone') {
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  return { factorId: data?.id ?? '', secret: data && 'totp' in data ? data.totp.secret : '' }
}

/** Shows the app's code, a later one each time. */
async function show(client: SupabaseClient, app: { factorId: string; secret: string }, on = backend) {
  on.advance(stepMs)
  const code = createCode(app.secret, Math.floor(on.nowMs() / stepMs))
  const shown = await client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code })
  expect(shown.error).toBeNull()
}

describe('notices', () => {
  // shows P34
  it('tell of an app once, when it is verified', async () => {
    const email = 'app@example.com'
    const client = await signIn(email)
    const before = await backend.mailCount(email)
    const app = await enrol(client)
    expect(await backend.mailCount(email)).toBe(before)
    await show(client, app)
    expect((await backend.mailTo(email)).subject).toBe('A second step was added')
    await show(client, app)
    expect(await backend.mailCount(email)).toBe(before + 1)
  })

  it('tell of removed apps and of set-ups given up', async () => {
    const email = 'removed@example.com'
    const client = await signIn(email)
    const app = await enrol(client)
    await show(client, app)
    const { factorId } = await enrol(client, 'Tablet')
    const before = await backend.mailCount(email)
    for (const id of [factorId, app.factorId])
      expect((await client.auth.mfa.unenroll({ factorId: id })).error).toBeNull()
    expect(await backend.mailCount(email)).toBe(before + 2)
    expect((await backend.mailTo(email)).subject).toBe('A second step was removed')
  })

  it('tell of recovery codes, made and removed', async () => {
    const email = 'codes@example.com'
    const client = await signIn(email)
    await show(client, await enrol(client))
    const { data } = await client.auth.mfa.recoveryCodes.generate()
    const made = await backend.mailTo(email)
    expect(made.subject).toBe('Recovery codes were made')
    expect(made.html + made.text).not.toContain(data?.codes[0] ?? 'no code')
    await client.auth.mfa.recoveryCodes.unenroll()
    expect((await backend.mailTo(email)).subject).toBe('Recovery codes were removed')
  })

  it('tell of passwords and of changed mailboxes', async () => {
    const email = 'former@example.com'
    const client = await signIn(email)
    await client.auth.updateUser({ password: 'another quiet lantern' })
    expect((await backend.mailTo(email)).subject).toBe('Your password was changed')
    await client.auth.updateUser({ email: 'present@example.com' })
    for (const mailbox of [email, 'present@example.com']) {
      const token_hash = tokenHashOf([await backend.mailTo(mailbox)])
      await backend.client().auth.verifyOtp({ type: 'email_change', token_hash })
    }
    const notice = await backend.mailTo(email)
    expect(notice.subject).toBe('Your e-mail address was changed')
    expect(notice.text).toContain('present@example.com')
  })

  // shows P34
  it('do not undo a change when they cannot be sent', async () => {
    const client = await signIn('undelivered@example.com')
    await fetch(`${backend.url}/control/mail/fail`, {
      method: 'POST',
      headers: { apikey: backend.secretKey },
      body: JSON.stringify({ times: 1 }),
    })
    expect((await client.auth.updateUser({ password: 'another quiet lantern' })).error).toBeNull()
    expect(backend.logged.some((line) => line.includes('notice_not_sent'))).toBe(true)
  })

  it('are sent only where they are asked for', async () => {
    const email = 'quiet@example.com'
    const client = await signIn(email, quiet)
    const before = await quiet.mailCount(email)
    await client.auth.updateUser({ password: 'another quiet lantern' })
    const app = await enrol(client)
    await show(client, app, quiet)
    await client.auth.mfa.unenroll({ factorId: app.factorId })
    expect(await quiet.mailCount(email)).toBe(before)
  })
})

describe('the message about another address', () => {
  it('carries a link without a code', async () => {
    const client = await signIn('codeless@example.com')
    await client.auth.updateUser({ email: 'codeless-too@example.com' })
    for (const mailbox of ['codeless@example.com', 'codeless-too@example.com']) {
      const { code, links, text } = await backend.mailTo(mailbox)
      expect([code, links.length, /\b\d{6}\b/.test(text)]).toEqual([null, 1, false])
    }
  })
})
