import { describe, expect, it } from 'vitest'
import { articleKind } from './article-kind.ts'

describe('articleKind', () => {
  it('says the kind in a word', () => {
    expect(articleKind({ kind: 'strategy' })).toBe('Strategy')
  })

  it.each([null, undefined, 'rumour', 7])('says nothing of the kind %j', (kind) => {
    expect(articleKind({ kind: kind as 'news' })).toBeUndefined()
  })
})
