import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { forgetTyped, readTyped, writeTyped } from './typed-cookie.ts'

const sent = (setCookies: readonly string[]) => {
  const pairs = new Map(
    setCookies.map((cookie) => (cookie.split(';', 1)[0] ?? '').split('=', 2) as [string, string]),
  )
  return (name: string) => pairs.get(name)
}
const back = (text: string) =>
  readTyped(sent(writeTyped('/x', { fields: { body: text }, wrong: { body: 'length' } }, true)))

describe('writeTyped', () => {
  it.each([
    ['a usual text', 'My payout took four days. '.repeat(70)],
    ['two thousand letters of another script', 'Выплата пришла через четыре дня. '.repeat(60)],
    ['two thousand letters without any order', randomBytes(1_500).toString('base64')],
    ['line breaks and quotes', 'a\r\n"b"; c=d'],
  ])('gives back %s as it was typed', (_what, text) => {
    expect(back(text)).toEqual({ fields: { body: text }, wrong: { body: 'length' } })
  })

  it('cuts excess in cookies a browser keeps', () => {
    const cookies = writeTyped(
      '/x',
      { fields: { body: randomBytes(60_000).toString('base64') }, wrong: {} },
      true,
    )
    for (const cookie of cookies) expect(cookie.length).toBeLessThan(4_096)
    expect(readTyped(sent(cookies))?.fields['body']).toHaveLength(4_000)
  })
})

describe('readTyped', () => {
  it.each(['', 'x', 'e30', '%'])('takes %j for nothing', (value) => {
    expect(readTyped((name) => (name === 'he-typed-0' ? value : undefined))).toBeUndefined()
  })

  it('finds nothing once it is forgotten', () => {
    expect(readTyped(sent(forgetTyped('/x', true)))).toBeUndefined()
  })
})
