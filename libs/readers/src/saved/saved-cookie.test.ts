import { describe, expect, it } from 'vitest'
import { addSaved, savedIn, removeSaved, mostSaved } from './saved-cookie.ts'

/** What the browser sends after it was answered so. */
const sent = (setCookie: string): string => setCookie.split(';', 1)[0] ?? ''

describe('addSaved', () => {
  it('puts what is saved last first, and nothing twice', () => {
    const two = sent(addSaved(sent(addSaved(null, 'first', true)), 'second', true))
    expect(savedIn(`other=1; ${two}`)).toEqual(['second', 'first'])
    expect(savedIn(sent(addSaved(two, 'first', true)))).toEqual(['first', 'second'])
  })

  it('drops the oldest where a cookie is full', () => {
    let header: string | null = null
    for (let n = 0; n <= mostSaved; n += 1) header = sent(addSaved(header, `${n}`.padStart(64, 'x'), true))
    const kept = savedIn(header)
    expect(kept).toHaveLength(mostSaved)
    expect(kept.at(-1)).toBe('1'.padStart(64, 'x'))
    expect(header?.length).toBeLessThan(4_096)
  })
})

describe('removeSaved', () => {
  it('keeps the others, and leaves no cookie without any', () => {
    const two = sent(addSaved(sent(addSaved(null, 'first', true)), 'second', true))
    expect(savedIn(sent(removeSaved(two, ['second'], true)))).toEqual(['first'])
    expect(removeSaved(two, ['first', 'second'], true)).toContain('Max-Age=0')
  })
})

describe('savedIn', () => {
  it.each(['he-saved=', 'he-saved=e30', 'he-saved=WyIuLi8iXQ', 'he-saved=WzFd', 'x', ''])(
    'takes %j for nothing',
    (header) => {
      expect(savedIn(header)).toEqual([])
    },
  )
})
