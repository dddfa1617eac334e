import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { consents } from '../../testing/consent.ts'
import { password, useBackend } from '../../testing/test-backend.ts'

const backend = useBackend()
const newAddress = (): string => `${randomUUID()}@example.com`

/** An account that was made on a German page. */
async function german() {
  const email = newAddress()
  return { email, ...(await backend.signUp(email, { language: 'de-AT' })) }
}

/** What is the same in every language: names, addresses, numbers of complaints, and the issue that a test writes. */
const same =
  /House Edge|Tide Clock|The licence number of this casino is that of another one\.|https?:\S+|\S+@\S+|HE-\w+/g
/** Words of English that are none of German; in Arabic nothing is written in these letters. */
const english = {
  de: /\b(?:the|and|of|with|your|you|this|that|which|there|are|have|not|for|from|our|we|is|to|by|at|no)\b/i,
  ar: /[a-z]{3,}/i,
} as const

/** The newest message to an address, of which nothing may be left in English. */
async function mailIn(language: 'de' | 'ar', email: string) {
  const mail = await backend.mailTo(email)
  const said = [mail.subject, ...mail.text.split('\n')]
  expect(said.filter((line) => english[language].test(line.replaceAll(same, '')))).toEqual([])
  return mail
}

describe('messages of the auth service', () => {
  it.each([
    ['', 'Confirm your e-mail address', '/confirm', 'en'],
    ['/de/konto', 'Bestätigen Sie Ihre E-Mail-Adresse', '/de/confirm', 'de'],
    ['/ar/account', 'أكّد بريدك الإلكتروني', '/ar/confirm', 'ar'],
    ['/de-at/konto', 'Bestätigen Sie Ihre E-Mail-Adresse', '/de-at/confirm', 'de'],
    ['/deutsch', 'Confirm your e-mail address', '/confirm', 'en'],
  ])('are in the language of the page that asked: %s', async (page, subject, path, language) => {
    const email = newAddress()
    const { error } = await backend.client().auth.signUp({
      email,
      password,
      options: { emailRedirectTo: backend.siteUrl + page },
    })
    expect(error).toBeNull()
    const mail = await backend.mailTo(email)
    expect([mail.subject, new URL(mail.links[0] ?? '').pathname]).toEqual([subject, path])
    expect(mail.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
  })

  it('end with the front page in their language, and keep an address from left to right', async () => {
    const email = newAddress()
    const options = { emailRedirectTo: `${backend.siteUrl}/ar/account` }
    expect((await backend.client().auth.signUp({ email, password, options })).error).toBeNull()
    const { html, text } = await backend.mailTo(email)
    expect(text.endsWith(`House Edge\n${backend.siteUrl}/ar`)).toBe(true)
    expect(html).toContain(`<a href="${backend.siteUrl}/ar" dir="ltr"`)
    // Addresses alone break anywhere: words do not.
    expect(html).not.toMatch(/<p style="[^"]*break-all/)
    expect(html.match(/>http[^<]*</g)).toHaveLength(html.match(/ dir="ltr" [^>]*>http[^<]*</g)?.length ?? 0)
  })

  it('follow the page that asks, whatever the language of the account', async () => {
    const { email } = await german()
    const redirectTo = `${backend.siteUrl}/confirm`
    expect((await backend.client().auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull()
    const { links } = await backend.mailTo(email)
    expect(new URL(links[0] ?? '').pathname).toBe('/confirm')
  })

  it('that no page asked for are in the language of the account', async () => {
    const { email, client } = await german()
    expect((await client.auth.updateUser({ password: 'three boats on a hill' })).error).toBeNull()
    expect((await backend.mailTo(email)).subject).toBe('Ihr Passwort wurde geändert')
  })
})

describe('messages of the auth service of a site in Arabic', () => {
  const arabic = useBackend({ auth: { language: 'ar' } })

  it('are in its language, and lead to its pages', async () => {
    const messages = [
      ['/account', 'أكّد بريدك الإلكتروني', '/confirm'],
      ['/de/konto', 'Bestätigen Sie Ihre E-Mail-Adresse', '/de/confirm'],
    ] as const
    for (const [page, subject, path] of messages) {
      const email = newAddress()
      const options = { emailRedirectTo: arabic.siteUrl + page }
      expect((await arabic.client().auth.signUp({ email, password, options })).error).toBeNull()
      const mail = await arabic.mailTo(email)
      expect([mail.subject, new URL(mail.links[0] ?? '').pathname]).toEqual([subject, path])
    }
  })
})

describe('messages of functions', () => {
  it.each<['de' | 'ar', string, string, string]>([
    ['de', 'Bestätigen Sie Ihr Abonnement', '/de/newsletter', 'Keine solchen Nachrichten mehr'],
    ['ar', 'أكّد اشتراكك', '/ar/newsletter', 'لا مزيد من هذه الرسائل'],
  ])('ask subscribers in the language of their consent: %s', async (language, subject, path, end) => {
    const email = newAddress()
    const body = { email, consent_text: consents[language] }
    const { data } = await backend.clientFrom().functions.invoke('newsletter-subscribe', { body })
    expect(data).toEqual({ status: 'pending' })
    const mail = await mailIn(language, email)
    expect([mail.subject, mail.links.map((link) => new URL(link).pathname)]).toEqual([subject, [path, path]])
    expect(mail.text).toContain(end)
  })

  it('say around an issue why it comes, in the language of the subscriber', async () => {
    const email = newAddress()
    const body = { email, consent_text: consents.de }
    await backend.clientFrom().functions.invoke('newsletter-subscribe', { body })
    const token = new URL((await backend.mailTo(email)).links[0] ?? '').searchParams.get('token')
    await backend.client().functions.invoke('newsletter-confirm', { body: { token, action: 'confirm' } })
    const issue = { id: randomUUID(), topic: 'reviews', subject: 'Neues', paragraphs: ['Ein Test.'] }
    await backend.serviceClient().functions.invoke('newsletter-issue', { body: issue })
    const { text, html } = await mailIn('de', email)
    expect(text).toContain('weil Sie bestätigt haben')
    // The issue is in English, as it does not say otherwise: so are its letters, and what is around it is marked.
    expect(html).toContain('<html lang="en" dir="ltr">')
    expect(html).toContain('<p>Ein Test.</p><p lang="de" dir="ltr">Sie erhalten')
    const own = { ...issue, id: randomUUID(), language: 'de-AT' }
    await backend.serviceClient().functions.invoke('newsletter-issue', { body: own })
    expect((await backend.mailTo(email)).html).toContain('<html lang="de" dir="ltr">')
  })

  it.each([
    ['de', 'de-AT', 'Ihre Meldung ist angekommen: '],
    ['ar', 'ar-AE', 'وصلنا بلاغك: '],
  ] as const)('confirm a complaint in the language of its page: %s', async (language, tag, subject) => {
    const email = newAddress()
    const details = 'The licence number of this casino is that of another one.'
    const body = { kind: 'wrong', details, email, language: tag }
    const { data } = await backend.clientFrom().functions.invoke<{ number: string }>('complain', { body })
    const mail = await mailIn(language, email)
    expect([mail.subject, mail.links[0]]).toEqual([
      `${subject}${data?.number}`,
      `${backend.siteUrl}/${language}/complaints/${data?.number}`,
    ])
  })

  it('tell of a score in the language in which somebody watches', async () => {
    const { email, client } = await german()
    const id = `review-${randomUUID()}`
    const watched = { document_id: id, score: 8.4, status: 'active', language: 'ar-ae' }
    expect((await client.from('watches').insert(watched)).error).toBeNull()
    const review = { id, score: 7, status: 'warning', name: 'Tide Clock', path: '/casino-reviews/tide-clock' }
    await backend.serviceClient().functions.invoke('score-changes', { body: { reviews: [review] } })
    const mail = await mailIn('ar', email)
    expect(mail.subject).toBe('تغيّرت درجة Tide Clock')
    expect(mail.links[0]).toBe(`${backend.siteUrl}/ar/casino-reviews/tide-clock`)
  })

  it('follow whoever watches again in another language, who changes nothing else', async () => {
    const { email, client } = await german()
    const id = `review-${randomUUID()}`
    const watched = { document_id: id, score: 8.4, status: 'active', language: 'de-at' }
    await client.from('watches').insert(watched).throwOnError()
    const other = (await german()).client
    await other.from('watches').update({ language: 'ar-ae' }).eq('document_id', id).throwOnError()
    await client.from('watches').update({ language: 'en-gb' }).eq('document_id', id).throwOnError()
    expect((await client.from('watches').update({ score: 1 }).eq('document_id', id)).error?.code).toBe(
      '42501',
    )
    const review = { id, score: 7, status: 'active', name: 'Tide Clock', path: '/casino-reviews/tide-clock' }
    await backend.serviceClient().functions.invoke('score-changes', { body: { reviews: [review] } })
    expect((await backend.mailTo(email)).links[0]).toBe(`${backend.siteUrl}/casino-reviews/tide-clock`)
  })

  it.each([
    ['de', 'de-AT', 'Ihr Konto wurde gelöscht'],
    ['ar', 'ar-AE', 'حُذف حسابك'],
  ] as const)('that end an account are in its language: %s', async (language, tag, subject) => {
    const email = newAddress()
    const { client } = await backend.signUp(email, { language: tag })
    expect((await client.functions.invoke('delete-account', { body: {} })).error).toBeNull()
    expect((await mailIn(language, email)).subject).toBe(subject)
  })
})
