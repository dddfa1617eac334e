import { describe, expect, it, vi } from 'vitest'
import { postedForm } from './posted-form.ts'
import { writeTyped } from '../cookies/typed-cookie.ts'

const { sent } = vi.hoisted(() => ({ sent: new Map<string, string>() }))
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (sent.has(name) ? { name, value: sent.get(name) } : undefined),
  }),
}))

function send(wrong: Record<string, string>): void {
  sent.clear()
  for (const cookie of writeTyped('/x', { fields: { body: 'typed' }, wrong }, false)) {
    const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=', 2)
    sent.set(name, value)
  }
}

describe('postedForm', () => {
  it('has words for reasons of either kind', async () => {
    send({ body: 'short', email: 'invalid_email' })
    const { wrong } = await postedForm({ short: 'Write more.', invalid_email: { text: 'Mend the address.' } })
    expect(wrong).toEqual({ body: 'Write more.', email: 'Mend the address.' })
  })

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty', 'nobody-says-this'])(
    'has no text for %j, a property of every object',
    async (reason) => {
      send({ body: reason })
      expect((await postedForm({ short: 'Write more.' })).wrong['body']).toBeUndefined()
    },
  )
})
