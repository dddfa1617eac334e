import { describe, expect, it } from 'vitest'
import { keep, keptIn, letGo, mostKept } from './kept-cookie.ts'

/** What the browser sends after it was answered so. */
const sent = (setCookie: string): string => setCookie.split(';', 1)[0] ?? ''

describe('keep', () => {
  it('puts what is saved last first, and nothing twice', () => {
    const two = sent(keep(sent(keep(null, 'first', true)), 'second', true))
    expect(keptIn(`other=1; ${two}`)).toEqual(['second', 'first'])
    expect(keptIn(sent(keep(two, 'first', true)))).toEqual(['first', 'second'])
  })

  it('drops the oldest where a cookie is full', () => {
    let header: string | null = null
    for (let n = 0; n <= mostKept; n += 1) header = sent(keep(header, `${n}`.padStart(64, 'x'), true))
    const kept = keptIn(header)
    expect(kept).toHaveLength(mostKept)
    expect(kept.at(-1)).toBe('1'.padStart(64, 'x'))
    expect(header?.length).toBeLessThan(4_096)
  })
})

describe('letGo', () => {
  it('keeps the others, and leaves no cookie without any', () => {
    const two = sent(keep(sent(keep(null, 'first', true)), 'second', true))
    expect(keptIn(sent(letGo(two, ['second'], true)))).toEqual(['first'])
    expect(letGo(two, ['first', 'second'], true)).toContain('Max-Age=0')
  })
})

describe('keptIn', () => {
  it.each(['he-saved=', 'he-saved=e30', 'he-saved=WyIuLi8iXQ', 'he-saved=WzFd', 'x', ''])(
    'takes %j for nothing',
    (header) => {
      expect(keptIn(header)).toEqual([])
    },
  )
})
