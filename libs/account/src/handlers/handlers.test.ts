import { describe, expect, it } from 'vitest'
import { readFlash } from '../cookies/flash.ts'
import { createFormHandling } from '../forms/form-handling.ts'
import { posted, quietSite, resultOf } from '../testing/quiet-site.ts'
import { accountHandlers } from './account-handlers.ts'
import { profileHandlers } from './profile-handlers.ts'
import { secondFactorHandlers } from './second-factor-handlers.ts'
import { signInHandlers } from './sign-in-handlers.ts'

const forms = createFormHandling(() => quietSite())
const ofAccount = { ...accountHandlers(forms), ...profileHandlers(forms), ...secondFactorHandlers(forms) }

describe('accountHandlers: and others of the account', () => {
  it.each(Object.entries(ofAccount))('send who is not signed in to sign in: %s', async (_name, { POST }) => {
    const { to, cookies } = resultOf(await POST(posted({ understood: 'yes', password: 'quiet lantern' })))
    expect(to).toBe('/login')
    const flash = cookies.find((cookie) => cookie.startsWith('he-flash='))
    expect(readFlash(flash?.slice('he-flash='.length).split(';')[0])).toEqual({
      code: 'auth/session-missing',
    })
  })

  it.each(Object.entries(ofAccount))('refuse a form of another site: %s', async (_name, { POST }) => {
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await POST(posted({}, elsewhere))).status).toBe(403)
  })

  it('has no picture for who is not signed in', async () => {
    const response = await ofAccount.picture.GET(new Request('http://localhost:3000/api/auth/picture'))
    expect(response.status).toBe(404)
  })
})

describe('signInHandlers', () => {
  it('keep a name that is refused, and ask no service', async () => {
    const { signUp } = signInHandlers(forms)
    const { to, cookies } = resultOf(
      await signUp.POST(posted({ 'display-name': 'A', email: 'a@example.com' })),
    )
    const flash = readFlash(/^he-flash=([^;]*)/.exec(cookies.join('\n'))?.[1])
    expect([to, flash]).toEqual([
      '/sign-up',
      { code: 'auth/form-invalid', name: 'A', email: 'a@example.com' },
    ])
  })
})
