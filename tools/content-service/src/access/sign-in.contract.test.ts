import { compileOnce } from '@house-edge/backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { password, startAccounts } from '../../desk/e2e/accounts.ts'
import type { Accounts } from '../../desk/e2e/accounts.ts'
import type { ContentServiceOptions } from '../index.ts'
import { startTestService } from '../testing/start-test-service.ts'

const clock = { nowMs: Date.now() }
let accounts: Accounts
beforeAll(async () => {
  // Postgres runs some dozen statements here, and the other files none.
  compileOnce()
  // A clock that stands still: limits are not let up on while a test is slow.
  accounts = await startAccounts(() => clock.nowMs)
}, 120_000)
afterAll(() => accounts.close())

async function start(options: Partial<ContentServiceOptions> = {}) {
  const documents = [{ id: 'ada', type: 'person', uid: 'ada', data: { name: 'Ada' } }]
  const service = await startTestService({ documents, service: { signIn: accounts.signIn, ...options } })
  const signIn = (name: string, word = password, address = '203.0.113.1') =>
    send({ email: `${name}@desk.example`, password: word }, address)
  const send = async (fields: Record<string, string>, address = '203.0.113.1') => {
    const answer = await fetch(`${service.origin}/desk/login`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'x-forwarded-for': address },
      redirect: 'manual',
    })
    const [cookie = ''] = answer.headers.getSetCookie()
    const text = await answer.text()
    const pending = /name="pending" value="([^"]+)"/.exec(text)?.[1] ?? ''
    return { status: answer.status, text, pending, cookie: cookie.split(';')[0] ?? '' }
  }
  const publish = async (cookie: string) =>
    (await service.call('POST', '/desk/api/documents/ada/publish', {}, { cookie })).status
  const roleOf = async (cookie: string) =>
    (await service.call('GET', '/desk/api/repository', undefined, { cookie })).body['role']
  return { signIn, enter: (pending: string, code: string) => send({ pending, code }), publish, roleOf }
}

describe('the sign-in of the desk, with the accounts of the embedded backend', () => {
  // shows P94
  it('lets an editor write, and a publisher publish', async () => {
    const { signIn, publish, roleOf } = await start()
    const editor = await signIn('editor')
    const publisher = await signIn('publisher')
    expect([editor.status, await roleOf(editor.cookie), await publish(editor.cookie)]).toEqual([
      303,
      'editor',
      403,
    ])
    expect([publisher.status, await roleOf(publisher.cookie), await publish(publisher.cookie)]).toEqual([
      303,
      'publisher',
      200,
    ])
  })

  it('refuses claims, wrong passwords and missing accounts', async () => {
    const { signIn } = await start()
    expect(await signIn('reader')).toMatchObject({
      status: 403,
      cookie: '',
      text: expect.stringContaining('This account may not write here'),
    })
    for (const answer of [await signIn('editor', 'a guess'), await signIn('nobody')]) {
      expect(answer).toMatchObject({
        status: 403,
        cookie: '',
        text: expect.stringContaining('No account has this address and password'),
      })
    }
  })

  it.each([
    ['the secret key', 303],
    ['its public key alone', 429],
  ])('with %s lets others in during guesses, with %i', async (key, status) => {
    const secretKey = status === 303 ? accounts.secretKey : undefined
    const { signIn } = await start({ trustedHops: 1, signIn: { ...accounts.signIn, secretKey } })
    for (let n = 0; n < 31; n += 1) await signIn(`nobody${n}`, 'a guess', '203.0.113.7')
    expect((await signIn('nobody', 'a guess', '203.0.113.7')).status).toBe(429)
    expect((await signIn('editor', password, '203.0.113.8')).status).toBe(status)
    clock.nowMs += 3_600_000
  })

  it('asks for the role anew at each sign-in', async () => {
    const { signIn, roleOf } = await start()
    await accounts.setRole('reader@desk.example', 'editor')
    const { cookie } = await signIn('reader')
    expect(await roleOf(cookie)).toBe('editor')
    await accounts.setRole('reader@desk.example', null)
    expect(await signIn('reader')).toMatchObject({ status: 403, cookie: '' })
  })

  describe('of an account with a second factor', () => {
    let code: () => string
    beforeAll(async () => {
      code = await accounts.protect('publisher@desk.example')
    })

    // shows P94
    it('opens by password and code together', async () => {
      clock.nowMs += 60_000
      const { signIn, enter, publish } = await start()
      const asked = await signIn('publisher')
      expect(asked).toMatchObject({
        status: 200,
        cookie: '',
        text: expect.stringContaining('Code that your authenticator app shows'),
      })
      expect(await publish(asked.cookie)).toBe(403)
      expect(await enter(asked.pending, '000000')).toMatchObject({
        status: 403,
        cookie: '',
        pending: asked.pending,
        text: expect.stringContaining('The app does not show this code'),
      })
      const opened = await enter(asked.pending, `${code().slice(0, 3)} ${code().slice(3)}`)
      expect([opened.status, await publish(opened.cookie)]).toEqual([303, 200])
      expect(await enter(asked.pending, code())).toMatchObject({ status: 403, cookie: '' })
    })

    it('takes five wrong codes, none five minutes after the password', async () => {
      clock.nowMs += 60_000
      const { signIn, enter } = await start({ now: () => clock.nowMs })
      const asked = await signIn('publisher')
      for (let n = 0; n < 5; n += 1) expect((await enter(asked.pending, '000000')).status).toBe(403)
      expect(await enter(asked.pending, code())).toMatchObject({ status: 429, cookie: '' })
      const again = await signIn('publisher')
      expect((await enter(again.pending, code())).status).toBe(429)
      clock.nowMs += 15 * 60_000
      expect(await enter(again.pending, code())).toMatchObject({
        status: 403,
        text: expect.stringContaining('The password was entered too long ago'),
      })
      expect((await enter((await signIn('publisher')).pending, code())).status).toBe(303)
    })
  })
})
