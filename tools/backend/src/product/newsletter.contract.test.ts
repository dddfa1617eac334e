import type { FunctionsHttpError } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { consent } from '../testing/consent.ts'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const subscribe = (body: object) => backend.clientFrom().functions.invoke('newsletter-subscribe', { body })
const confirm = (body: object) => backend.client().functions.invoke('newsletter-confirm', { body })
const statusOf = async (email: string): Promise<unknown> =>
  (
    await backend
      .serviceClient()
      .from('newsletter_subscribers')
      .select('status')
      .eq('email', email)
      .maybeSingle()
  ).data?.['status']
const tokenFor = async (email: string): Promise<string> =>
  new URL((await backend.mailTo(email)).links[0] ?? '').searchParams.get('token') ?? ''

describe('the newsletter', () => {
  // shows R148
  it('counts an address while its owner’s confirmation holds', async () => {
    const email = 'news@example.com'
    expect((await subscribe({ email: ' News@example.com ', consent_text: consent })).data).toEqual({
      status: 'pending',
    })
    expect(await statusOf(email)).toBe('pending')
    const token = await tokenFor(email)
    expect((await confirm({ token, action: 'confirm' })).data).toEqual({ status: 'confirmed' })
    expect(await statusOf(email)).toBe('confirmed')
    expect((await confirm({ token, action: 'unsubscribe' })).data).toEqual({ status: 'unsubscribed' })
    expect(await statusOf(email)).toBe('unsubscribed')
  })

  it('answers subscribers like strangers, without mail', async () => {
    const email = 'twice@example.com'
    await subscribe({ email, consent_text: consent })
    await confirm({ token: await tokenFor(email), action: 'confirm' })
    expect((await subscribe({ email, consent_text: consent })).data).toEqual({ status: 'pending' })
    expect(await backend.mailCount(email)).toBe(1)
    expect(await statusOf(email)).toBe('confirmed')
  })

  it('is asked for once by a form sent twice', async () => {
    const email = 'double-click@example.com'
    const ask = (topics: string[]) => subscribe({ email, consent_text: consent, topics })
    const both = await Promise.all([ask(['reviews']), ask(['reviews'])])
    expect(both.map(({ data }) => data)).toEqual([{ status: 'pending' }, { status: 'pending' }])
    expect(await backend.mailCount(email)).toBe(1)
    // Another choice is another ask, and so is one a minute later, of who got no message.
    await ask(['articles'])
    expect(await backend.mailCount(email)).toBe(2)
    const earlier = new Date(Date.now() - 61_000).toISOString()
    await backend.serviceClient().from('newsletter_asks').update({ asked_at: earlier }).eq('state', 'open')
    await ask(['articles'])
    expect(await backend.mailCount(email)).toBe(3)
  })

  it('sends the message that could not be sent', async () => {
    const email = 'no-mail@example.com'
    await fetch(`${backend.url}/control/mail/fail`, {
      method: 'POST',
      headers: { apikey: backend.secretKey },
      body: JSON.stringify({ times: 1 }),
    })
    const { error } = await subscribe({ email, consent_text: consent })
    expect((error as FunctionsHttpError).context.status).toBe(503)
    expect((await subscribe({ email, consent_text: consent })).data).toEqual({ status: 'pending' })
    expect(await backend.mailCount(email)).toBe(1)
  })

  it('can be ended by a mail program (RFC 8058)', async () => {
    const email = 'one-click@example.com'
    await subscribe({ email, consent_text: consent, topics: ['articles', 'safer-play'] })
    const { headers, links } = await backend.mailTo(email)
    const token = await tokenFor(email)
    expect(headers).toEqual({
      'List-Unsubscribe': `<${backend.siteUrl}/api/newsletter/leave?token=${token}&leave=yes>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(links).toContain(`${backend.siteUrl}/newsletter?token=${token}&leave=yes`)
    await confirm({ token, action: 'confirm' })
    const recipients = async (topic: string) =>
      (await backend.serviceClient().rpc('newsletter_recipients', { topic })).data as unknown[]
    const recipient = { email, token: expect.any(String) as string }
    expect(await recipients('articles')).toContainEqual(recipient)
    expect(await recipients('reviews')).not.toContainEqual(recipient)
    await confirm({ token, action: 'unsubscribe' })
    expect(await recipients('articles')).not.toContainEqual(recipient)
  })

  it('comes back by the form alone, not an old link', async () => {
    const email = 'left@example.com'
    await subscribe({ email, consent_text: consent })
    const token = await tokenFor(email)
    await confirm({ token, action: 'confirm' })
    expect((await confirm({ token, action: 'confirm' })).data).toEqual({ status: 'confirmed' })
    await confirm({ token, action: 'unsubscribe' })
    const again = await confirm({ token, action: 'confirm' })
    expect((again.error as FunctionsHttpError).context.status).toBe(404)
    expect(await statusOf(email)).toBe('unsubscribed')
    await subscribe({ email, consent_text: consent })
    expect((await confirm({ token: await tokenFor(email), action: 'confirm' })).data).toEqual({
      status: 'confirmed',
    })
  })

  it('confirms by each link what its message was about', async () => {
    const email = 'contested@example.com'
    const about = async (text: string, topics: string[]) => {
      await subscribe({ email, consent_text: consent, topics })
      expect((await backend.mailTo(email)).text).toContain(text)
      return tokenFor(email)
    }
    const own = await about('It would tell you about: playing safely', ['safer-play'])
    const strangers = await about('about: warnings, new reviews, and scores that changed; new articles', [
      'reviews',
      'articles',
    ])
    expect(strangers).not.toBe(own)
    expect((await confirm({ token: own, action: 'confirm' })).data).toEqual({ status: 'confirmed' })
    const kept = async () =>
      (
        await backend
          .serviceClient()
          .from('newsletter_subscribers')
          .select('status, consent_text, topics')
          .eq('email', email)
          .single()
      ).data
    const confirmed = { status: 'confirmed', consent_text: consent, topics: ['safer-play'] }
    expect(await kept()).toEqual(confirmed)
    // The other message is still in the mailbox.
    expect((await confirm({ token: strangers, action: 'confirm' })).error).toMatchObject({
      context: { status: 404 },
    })
    expect(await kept()).toEqual(confirmed)
    expect((await confirm({ token: strangers, action: 'unsubscribe' })).data).toEqual({
      status: 'unsubscribed',
    })
  })

  it('changes nothing of an address that somebody only asks for', async () => {
    const email = 'asked-for@example.com'
    await subscribe({ email, consent_text: consent, topics: ['articles'] })
    await confirm({ token: await tokenFor(email), action: 'confirm' })
    await confirm({ token: await tokenFor(email), action: 'unsubscribe' })
    const row = async () =>
      (
        await backend
          .serviceClient()
          .from('newsletter_subscribers')
          .select('status, consent_text, topics, confirmed_at, unsubscribed_at')
          .eq('email', email)
          .single()
      ).data
    const before = await row()
    await subscribe({ email, consent_text: consent, topics: ['reviews'] })
    expect(await row()).toEqual(before)
  })

  it('is not confirmed by the link of an issue', async () => {
    const email = 'issue@example.com'
    await subscribe({ email, consent_text: consent })
    await confirm({ token: await tokenFor(email), action: 'confirm' })
    const recipients = (await backend.serviceClient().rpc('newsletter_recipients', { topic: 'reviews' }))
      .data as { email: string; token: string }[]
    const token = recipients.find((recipient) => recipient.email === email)?.token
    expect((await confirm({ token, action: 'unsubscribe' })).data).toEqual({ status: 'unsubscribed' })
    expect((await confirm({ token, action: 'confirm' })).error).toMatchObject({ context: { status: 404 } })
  })

  it('never goes to an address whose owner is excluded', async () => {
    const email = 'excluded@example.com'
    await subscribe({ email, consent_text: consent })
    const token = await tokenFor(email)
    expect((await confirm({ token, action: 'exclude' })).data).toEqual({ status: 'excluded' })
    // The other link of the same message would let the form enter the address again.
    for (const action of ['confirm', 'unsubscribe'])
      expect((await confirm({ token, action })).error).toMatchObject({ context: { status: 404 } })
    expect((await subscribe({ email, consent_text: consent })).data).toEqual({ status: 'pending' })
    expect(await statusOf(email)).toBe('excluded')
    expect(await backend.mailCount(email)).toBe(1)
  })

  it('mails three messages a day at most', async () => {
    const email = 'flooded@example.com'
    const topics = ['reviews', 'articles', 'safer-play']
    const choices = topics.flatMap((topic, at) => [[topic], topics.toSpliced(at, 1)])
    const asked = await Promise.all(
      choices.map((each) => subscribe({ email, consent_text: consent, topics: each })),
    )
    for (const { data } of asked) expect(data).toEqual({ status: 'pending' })
    expect(await backend.mailCount(email)).toBe(3)
  })

  it.each([
    [{ email: 'a@b.c', consent_text: consent, topics: ['bets'] }, 'invalid_topics'],
    [{ email: 'a@b.c', consent_text: consent, topics: [] }, 'invalid_topics'],
    [{ email: 'a@b\r\nBcc: c@d.e', consent_text: consent }, 'invalid_email'],
    [{ email: 'a@b.c,d@e.f', consent_text: consent }, 'invalid_email'],
    [{ email: 'a\u202e@b.c', consent_text: consent }, 'invalid_email'],
    [{ email: 'a\u0000@b.c', consent_text: consent }, 'invalid_email'],
    [{ email: ['a@b.c'], consent_text: consent }, 'invalid_email'],
    [{ email: 'a@b.c', consent_text: ' ' }, 'consent_missing'],
    [{ email: 'a@b.c', consent_text: 'I sell my soul.' }, 'consent_unknown'],
    [{ email: 'a@b.c', consent_text: `${consent} And my soul.` }, 'consent_unknown'],
  ])('refuses %j', async (body, reason) => {
    const { error } = await subscribe(body)
    const { context } = error as FunctionsHttpError
    expect([context.status, await context.json()]).toEqual([422, { error: reason }])
  })

  it.each([
    ['garbage', 422],
    [crypto.randomUUID(), 404],
  ])('confirms nothing for the token %s', async (token, status) => {
    const { error } = await confirm({ token, action: 'confirm' })
    expect((error as FunctionsHttpError).context.status).toBe(status)
  })

  it('is not written to by anyone but the server', async () => {
    const response = await fetch(`${backend.url}/mailbox/api/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${backend.publishableKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to: 'a@b.c', subject: 'x', text: 'x' }),
    })
    expect(response.status).toBe(401)
  })
})
