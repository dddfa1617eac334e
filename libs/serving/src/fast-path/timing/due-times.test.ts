import { describe, expect, it } from 'vitest'
import { createDueTimes } from './due-times.ts'

/** A page as the framework rendered it, with what it says about keeping it. */
const rendered = (cacheControl: string) => ({
  status: 200,
  headers: { 'cache-control': cacheControl },
  body: Buffer.from(''),
})

describe('createDueTimes', () => {
  it('makes a page due once when its s-maxage is over', () => {
    let now = 0
    const due = createDueTimes(() => now)
    due.note('/page', rendered('s-maxage=300, stale-while-revalidate=31535700'))
    now = 299_999
    expect(due.takeDue('/page')).toBe(false)
    now = 300_000
    expect([due.takeDue('/page'), due.takeDue('/page')]).toEqual([true, false])
    due.note('/page', rendered('s-maxage=300'))
    now = 600_000
    expect(due.takeDue('/page')).toBe(true)
  })

  it('never makes a page kept for good due', () => {
    const due = createDueTimes(() => Number.MAX_SAFE_INTEGER)
    due.note('/page', rendered('public'))
    expect(due.takeDue('/page')).toBe(false)
  })

  it('takes a page without a note for due', () => {
    const due = createDueTimes(() => 0)
    expect(due.takeDue('/restored')).toBe(true)
    due.note('/page', rendered('s-maxage=300'))
    due.forget('/page')
    expect(due.takeDue('/page')).toBe(true)
  })

  it('reads no clock for a page that the framework keeps for good', () => {
    const due = createDueTimes(() => {
      throw new TypeError('The clock was read.')
    })
    due.note('/page', rendered('public'))
    expect(due.takeDue('/page')).toBe(false)
  })
})
