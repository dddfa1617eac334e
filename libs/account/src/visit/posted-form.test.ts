import { describe, expect, it } from 'vitest'
import { postedForm } from './posted-form.ts'
import { writeTyped } from '../cookies/typed-cookie.ts'

function sent(wrong: Record<string, string>, account?: string): Request {
  const cookies = writeTyped('/x', { fields: { body: 'typed' }, wrong, account }, false)
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
  return new Request('http://site.example/', { headers: { cookie } })
}

describe('postedForm', () => {
  it('has words for reasons of either kind', () => {
    const { wrong } = postedForm(sent({ body: 'short', email: 'invalid_email' }), {
      short: 'Write more.',
      invalid_email: { text: 'Mend the address.' },
    })
    expect(wrong).toEqual({ body: 'Write more.', email: 'Mend the address.' })
  })

  it.each([
    ['ada', 'ada', 'typed'],
    ['ada', 'greta', undefined],
    ['ada', undefined, undefined],
    [undefined, 'greta', undefined],
    [undefined, undefined, 'typed'],
  ])('shows what %s typed to that account alone: %s', (account, reader, body) => {
    const { typed, wrong } = postedForm(sent({ body: 'short' }, account), { short: 'Write more.' }, reader)
    expect([typed?.fields['body'], wrong['body']]).toEqual([body, body && 'Write more.'])
  })

  it('takes what was kept for this page before what was kept for the one above', () => {
    const cookieOf = (body: string): string =>
      writeTyped('/x', { fields: { body }, wrong: {} }, false)[0]!.split(';', 1)[0]!
    // In the order of RFC 6265, 5.4: the longest path first.
    const headers = { cookie: `${cookieOf('sent')}; ${cookieOf('refused')}` }
    const { typed } = postedForm(new Request('http://site.example/', { headers }), {})
    expect(typed?.fields['body']).toBe('sent')
  })

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty', 'nobody-says-this'])(
    'has no text for %j, a property of every object',
    (reason) => {
      expect(postedForm(sent({ body: reason }), { short: 'Write more.' }).wrong['body']).toBeUndefined()
    },
  )
})
