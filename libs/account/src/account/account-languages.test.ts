import { describe, expect, it } from 'vitest'
import { posted, quietAuth, resultOf } from '../testing/quiet-site.ts'
import { germanWords } from '../words/german.ts'
import { joinLanguages } from './account-languages.ts'
import { createAccount } from './create-account.ts'

const site = { siteOrigin: 'http://localhost:3000', siteName: 'House Edge' }
const english = createAccount(() => ({ ...site, auth: quietAuth() }))
const german = createAccount(() => ({
  ...site,
  auth: quietAuth(),
  lang: 'de-AT',
  providers: ['github'],
  words: germanWords,
  paths: { signIn: '/de/anmelden', profile: '/de/konto/profil' },
}))
const { handlers, handler } = joinLanguages(english, { 'de-AT': german })

function sent(path: string): Request {
  const form = posted()
  return new Request(new URL(path, site.siteOrigin), { method: 'POST', headers: form.headers, body: 'a=b' })
}

describe('joinLanguages', () => {
  it.each([
    ['/api/auth/profile', '/login'],
    ['/api/auth/profile?lang=de-AT', '/de/anmelden'],
    ['/api/auth/profile?lang=fr', '/login'],
    ['/api/auth/profile?lang=constructor', '/login'],
  ])('answers %s by leading to %s', async (path, to) => {
    expect(resultOf(await handlers.profile.POST(sent(path))).to).toBe(to)
  })

  it('makes forms of a site in each language', async () => {
    const letters = handler(({ handleForm, settings }, lang) =>
      handleForm('signIn', async () => ({ to: `/${lang}/${settings().words.signIn.send}` })),
    )
    expect(resultOf(await letters(sent('/api/letters'))).to).toBe('/undefined/Sign%20in')
    expect(resultOf(await letters(sent('/api/letters?lang=de-AT'))).to).toBe('/de-AT/Anmelden')
  })

  it('leads back into the language by way of a handler', async () => {
    const request = new Request(`${site.siteOrigin}/api/auth/provider/github?lang=de-AT`)
    const { headers } = await handlers.provider.GET(request, {
      params: Promise.resolve({ provider: 'github' }),
    })
    // The provider leads to the handler, which answers in the language that its address says.
    const back = new URL(headers.get('location') ?? '').searchParams.get('redirect_to') ?? ''
    expect(new URL(back).searchParams.get('lang')).toBe('de-AT')
    const { pathname, search } = new URL(back)
    const returned = new Request(`${site.siteOrigin}${pathname}${search}&error_code=access_denied`)
    expect(resultOf(await handlers.providerCallback.GET(returned)).to).toBe('/de/anmelden#')
  })
})
