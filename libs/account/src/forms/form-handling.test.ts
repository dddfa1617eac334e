import { describe, expect, it } from 'vitest'
import { readFlash } from '../cookies/flash.ts'
import type { AccountNotice } from '../settings/account-settings.ts'
import { posted, quietSite, resultOf } from '../testing/quiet-site.ts'
import { afterFailure, createFormHandling, flashOf } from './form-handling.ts'
import { sendMessage } from './send-message.ts'

const failure = (code: 'auth/refused' | 'auth/reauthentication-needed' | 'auth/second-factor-needed') =>
  ({ ok: false, code }) as const

describe('createFormHandling', () => {
  it('asks for the site with the first request alone', async () => {
    let asked = 0
    const { handleForm } = createFormHandling(() => {
      asked += 1
      return quietSite()
    })
    const handler = handleForm('/letters', async () => ({ to: '/letters' }))
    expect(asked).toBe(0)
    expect(resultOf(await handler(posted())).to).toBe('/letters')
  })

  it('answers a form that is too large without reading it', async () => {
    const { handleForm } = createFormHandling(() => quietSite())
    const response = await handleForm('/x', async () => ({ to: '/y' }))(posted({ text: 'x'.repeat(70_000) }))
    expect([response.status, await response.text()]).toEqual([
      413,
      'This form is larger than any of ours. Nothing was changed.',
    ])
  })

  it('writes into the address that cookies are blocked', async () => {
    const { handle } = createFormHandling(() => quietSite())
    const blocked = handle('/x', async () => ({ to: '/x', flash: { code: 'auth/cookies-blocked' } }))
    expect(resultOf(await blocked(posted())).to).toBe('/login?code=auth/cookies-blocked')
  })

  it('lets the site say that a form came from elsewhere', async () => {
    const foreignForm = ({ status }: Response) => new Response('Another page.', { status })
    const { handleForm } = createFormHandling(() => quietSite({ foreignForm }))
    const handler = handleForm('/x', async () => ({ to: '/y' }))
    const response = await handler(
      posted({}, { 'sec-fetch-site': 'cross-site', origin: 'https://a.example' }),
    )
    expect([response.status, await response.text()]).toEqual([403, 'Another page.'])
  })
})

describe('afterFailure', () => {
  it.each([
    ['auth/reauthentication-needed', '/account/prove?for=data'],
    ['auth/second-factor-needed', '/login/second-factor?for=data'],
    ['auth/refused', '/account/data'],
  ] as const)('leads from %s to %s', (code, to) => {
    expect(afterFailure(quietSite(), failure(code), '/account/data', 'data').to).toBe(to)
  })
})

describe('flashOf', () => {
  it('tells the operator what visitors are not told', () => {
    const notices: AccountNotice[] = []
    const site = quietSite({ onNotice: (notice) => notices.push(notice) })
    expect(flashOf(site, failure('auth/refused'), 'a@example.com')).toEqual({
      code: 'auth/refused',
      email: 'a@example.com',
    })
    flashOf(site, failure('auth/second-factor-needed'))
    expect(notices).toEqual([{ about: 'auth', code: 'auth/refused', error: undefined }])
  })
})

describe('sendMessage', () => {
  it('asks for no second message within a minute', async () => {
    let sent = 0
    const forms = createFormHandling(() => quietSite())
    const handler = sendMessage(forms, 'signIn', async () => {
      sent += 1
      return { ok: true, next: 'check-inbox' }
    })
    const first = resultOf(await handler(posted({ email: 'ada@example.com' })))
    const asked = /^he-asked=[^;]*/m.exec(first.cookies.join('\n'))?.[0] ?? ''
    const second = resultOf(await handler(posted({ email: 'Ada@example.com' }, { cookie: asked })))
    expect([first.to, second.to, sent]).toEqual(['/login/code', '/login/code', 1])
    const flash = readFlash(/^he-flash=([^;]*)/m.exec(second.cookies.join('\n'))?.[1])
    expect(flash).toMatchObject({ code: 'auth/sent-recently', email: 'Ada@example.com' })
  })
})
