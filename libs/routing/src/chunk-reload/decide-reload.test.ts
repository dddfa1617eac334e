import { describe, expect, it } from 'vitest'
import { decideReload, parseReloadEntry } from './decide-reload.ts'

const what = '/_next/static/chunks/a.js'
const failure = (atMs: number, name = what) => ({ what: name, atMs, ttlMs: 10_000 })

describe('decideReload', () => {
  it('allows a reload when there was none in this session', () => {
    expect(decideReload(failure(5_000), undefined)).toEqual({ expires: 15_000, what, times: 1 })
  })

  // shows R094
  it('allows none within 10,000 ms of the last, whatever failed', () => {
    const entry = { expires: 15_000, what, times: 1 }
    expect(decideReload(failure(14_999), entry)).toBeUndefined()
    expect(decideReload(failure(14_999, 'another'), entry)).toBeUndefined()
    expect(decideReload(failure(15_000), entry)).toEqual({ expires: 25_000, what, times: 2 })
  })

  it('counts on when the clock was set back, and waits no longer', () => {
    const entry = { expires: 3_600_000, what, times: 1 }
    expect(decideReload(failure(5_000), entry)).toEqual({ expires: 15_000, what, times: 2 })
    expect(decideReload(failure(5_000), { ...entry, times: 2 })).toBeUndefined()
  })

  // shows F63
  it('stops reloading at the third loss of a file', () => {
    expect(decideReload(failure(90_000), { expires: 25_000, what, times: 2 })).toBeUndefined()
    expect(decideReload(failure(90_000, 'another'), { expires: 25_000, what, times: 2 })).toEqual({
      expires: 100_000,
      what: 'another',
      times: 1,
    })
  })
})

describe('parseReloadEntry', () => {
  it.each([null, '', '{', '7', 'null', '{"expires":"soon"}'])('takes %j for nothing', (text) => {
    expect(parseReloadEntry(text)).toBeUndefined()
  })
})
