import { describe, expect, it } from 'vitest'
import { readHint } from '../session/hint.ts'
import { createCookieJar } from './cookie-jar.ts'
import { updateHint } from './hint-cookie.ts'

function browser() {
  const jar = createCookieJar({ getAll: () => [] })
  return {
    update: (...update: Parameters<typeof updateHint>[2][]) => {
      for (const each of update) updateHint(jar, 'hint', each)
    },
    hint: () => readHint(jar.get('hint')),
    events: () => readHint(jar.get('hint'))?.entries.map(({ event }) => event),
    change: () => jar.changes()[0],
  }
}

const signedIn = { event: 'SIGNED_IN', expiresAt: 3600 } as const
const refreshed = { event: 'TOKEN_REFRESHED', expiresAt: 7200, identity: 'session 7200' } as const
const signedOut = { event: 'SIGNED_OUT', expiresAt: 0 } as const

describe('updateHint', () => {
  it('tells scripts what happened, and until when', () => {
    const { update, hint, events, change } = browser()
    update(signedIn, refreshed)
    expect(hint()?.expiresAt).toBe(7200)
    expect(events()).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED'])
    expect(change()?.isReadableByScripts).toBe(true)
  })

  it('tells of one refresh once, whichever response is first', () => {
    const { update, events } = browser()
    update(refreshed, refreshed)
    expect(events()).toEqual(['TOKEN_REFRESHED'])
  })

  it('keeps two events without identity apart', () => {
    const { update, events } = browser()
    update(signedIn, signedIn)
    expect(events()).toHaveLength(2)
  })

  it('forgets the past with a sign-out, and itself after an hour', () => {
    const { update, events, change } = browser()
    update(signedIn, signedOut)
    expect(events()).toEqual(['SIGNED_OUT'])
    expect(change()?.maxAgeSeconds).toBe(3600)
  })

  it('says goodbye once', () => {
    const { update, hint } = browser()
    update(signedIn, signedOut)
    const before = hint()
    update(signedOut)
    expect(hint()).toEqual(before)
  })

  it('tells of a new session after a goodbye', () => {
    const { update, events } = browser()
    update(signedIn, signedOut, signedIn)
    expect(events()).toEqual(['SIGNED_OUT', 'SIGNED_IN'])
  })
})
