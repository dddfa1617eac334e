import { describe, expect, it } from 'vitest'
import { postedForm } from './posted-form.ts'
import { writeTyped } from '../cookies/typed-cookie.ts'

function sent(wrong: Record<string, string>): Request {
  const cookies = writeTyped('/x', { fields: { body: 'typed' }, wrong }, false)
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

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty', 'nobody-says-this'])(
    'has no text for %j, a property of every object',
    (reason) => {
      expect(postedForm(sent({ body: reason }), { short: 'Write more.' }).wrong['body']).toBeUndefined()
    },
  )
})
