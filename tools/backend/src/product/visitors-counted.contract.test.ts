import { randomUUID } from 'node:crypto'
import type { FunctionsHttpError, SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { consent } from '../testing/consent.ts'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const newEmail = (): string => `${randomUUID()}@example.com`
const forms = {
  complain: () => ({
    kind: 'wrong',
    details: 'The licence number is that of another one.',
    email: newEmail(),
  }),
  'newsletter-subscribe': () => ({ email: newEmail(), consent_text: consent }),
}

/** What a form sent says: `taken`, or why not. */
async function send(client: SupabaseClient, form: keyof typeof forms): Promise<string> {
  const { error } = await client.functions.invoke(form, { body: forms[form]() })
  if (!error) return 'taken'
  const { context } = error as FunctionsHttpError
  return ((await context.json()) as { error: string }).error
}
const howMany = async (asked: Promise<string>[]): Promise<number> =>
  (await Promise.all(asked)).filter((said) => said === 'taken').length

describe.each(['complain', 'newsletter-subscribe'] as const)('%s', (form) => {
  it('takes ten an hour of a flood, all of others', async () => {
    const flooder = backend.clientFrom('203.0.113.7')
    const flood = Array.from({ length: 14 }, () => send(flooder, form))
    const others = Array.from({ length: 20 }, () => send(backend.clientFrom(), form))
    expect(await howMany(others)).toBe(20)
    expect(await howMany(flood)).toBe(10)
    expect(await send(flooder, form)).toBe('limit/visitor')
    expect(await send(backend.clientFrom('203.0.113.8'), form)).toBe('taken')
  })

  it('counts direct callers by their connection', async () => {
    const calls = Array.from({ length: 14 }, (_, n) => {
      const address = `198.51.100.${n}`
      const headers = {
        'sb-forwarded-for': address,
        'x-forwarded-for': address,
        'cf-connecting-ip': address,
        'x-real-ip': address,
        forwarded: `for=${address}`,
      }
      return send(backend.client({ global: { headers } }), form)
    })
    expect(await howMany(calls)).toBe(10)
  })

  it('counts an IPv6 network as one visitor (RFC 6177)', async () => {
    const house = Array.from({ length: 14 }, (_, n) => send(backend.clientFrom(`2001:db8:9:9::${n}`), form))
    expect(await howMany(house)).toBe(10)
    expect(await send(backend.clientFrom('2001:db8:9:a::1'), form)).toBe('taken')
    const mapped = Array.from({ length: 14 }, (_, n) =>
      send(backend.clientFrom(n % 2 ? '::ffff:192.0.2.9' : '192.0.2.9'), form),
    )
    expect(await howMany(mapped)).toBe(10)
    expect(await send(backend.clientFrom('::ffff:192.0.2.10'), form)).toBe('taken')
  })

  it('bounds many addresses by their wider network alone', async () => {
    const many = Array.from({ length: 64 }, (_, n) =>
      send(backend.clientFrom(`2001:db8:77:${n.toString(16)}::1`), form),
    )
    expect(await howMany(many)).toBe(60)
    expect(await send(backend.clientFrom(), form)).toBe('taken')
  })
})

describe('complain', () => {
  it('is kept after two hundred an hour', async () => {
    const service = backend.serviceClient()
    const rows = Array.from({ length: 200 }, () => ({ reason: 'wrong', details: 'flood' }))
    expect((await service.from('review_reports').insert(rows)).error).toBeNull()
    const { data } = await backend.clientFrom().functions.invoke('complain', { body: forms.complain() })
    expect(data).toEqual({ number: expect.stringMatching(/^HE-/), desk_told: false })
  })
})

describe('addresses of visitors', () => {
  it('are unreadable, and forgotten when unused', async () => {
    const { client } = await backend.signUp('curious@example.com')
    for (const asking of [backend.client(), client]) {
      expect((await asking.from('visitor_actions').select('*')).error?.code).toBe('42501')
      const args = { visitor: '192.0.2.77', action: 'report', an_hour: 1, a_day: 1 }
      expect((await asking.rpc('count_visitor', args)).error?.code).toBe('42501')
    }
    const service = backend.serviceClient()
    const old = { network: '192.0.2.66/32', kind: 'report', done_at: '2020-01-01T00:00:00Z' }
    expect((await service.from('visitor_actions').insert(old)).error).toBeNull()
    await send(backend.clientFrom(), 'complain')
    const kept = await service.from('visitor_actions').select('id').lt('done_at', '2021-01-01T00:00:00Z')
    expect(kept.data).toEqual([])
  })
})
