import { describe, expect, it } from 'vitest'
import { type AuthNews, readNews } from './peers.ts'

describe('readNews', () => {
  it.each<AuthNews>([
    { kind: 'attempt', counted: [{ name: 'a', rate: 'account' }], isGivenBack: true },
    { kind: 'ended', of: { sub: 'a', session_id: 'b' }, scope: 'others' },
  ])('reads what another process tells: %j', (news) => {
    expect(readNews(JSON.stringify(news))).toEqual(news)
  })

  it.each([
    '',
    'null',
    '[]',
    '{"kind":"attempt"}',
    '{"kind":"ended","of":null,"scope":"local"}',
    '{"kind":"ended","of":{"sub":1},"scope":"local"}',
    '{"kind":"ended","of":{"sub":"a"},"scope":"everywhere"}',
    `{"kind":"ended","of":{"sub":"${'a'.repeat(300)}"},"scope":"local"}`,
  ])('takes %s for no news', (text) => {
    expect(readNews(text)).toBeUndefined()
  })

  it('leaves out what counts nothing', () => {
    const counted = [null, { name: 1, rate: 'account' }, { name: 'a', rate: 'account' }]
    expect(readNews(JSON.stringify({ kind: 'attempt', counted }))).toEqual({
      kind: 'attempt',
      counted: [{ name: 'a', rate: 'account' }],
      isGivenBack: false,
    })
  })
})
