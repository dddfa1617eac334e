import { describe, expect, it } from 'vitest'
import { createCookieJar } from './cookie-jar.ts'
import { type Flow, rememberFlow, takeFlow } from './flow-cookie.ts'

const flow = (id: string): Flow => ({ id, verifier: `secret of ${id}`, returnTo: '' })

function jarWith(...ids: string[]) {
  const jar = createCookieJar({ getAll: () => [{ name: 'flow', value: 'nothing readable' }] })
  for (const id of ids) rememberFlow(jar, 'flow', flow(id))
  return jar
}

describe('takeFlow', () => {
  it('gives the secret of a sign-in once', () => {
    const jar = jarWith('a', 'b')
    expect(takeFlow(jar, 'flow', 'a')).toEqual(flow('a'))
    expect(takeFlow(jar, 'flow', 'a')).toBeUndefined()
    expect(takeFlow(jar, 'flow', 'b')).toEqual(flow('b'))
  })

  it.each(['c', '', undefined])('gives nothing for the id %j', (id) => {
    const jar = jarWith('a')
    expect(takeFlow(jar, 'flow', id)).toBeUndefined()
    expect(takeFlow(jar, 'flow', 'a')).toEqual(flow('a'))
  })

  it('removes the cookie with the last secret', () => {
    const jar = jarWith('a')
    takeFlow(jar, 'flow', 'a')
    expect(jar.changes()).toEqual([{ name: 'flow', value: '', maxAgeSeconds: 0 }])
  })
})

describe('rememberFlow', () => {
  it('keeps the three latest, for ten minutes', () => {
    const jar = jarWith('a', 'b', 'c', 'd')
    expect(jar.changes()[0]?.maxAgeSeconds).toBe(600)
    expect(takeFlow(jar, 'flow', 'a')).toBeUndefined()
    expect(takeFlow(jar, 'flow', 'b')).toEqual(flow('b'))
  })

  it('hides secrets from scripts', () => {
    expect(jarWith('a').changes()[0]?.isReadableByScripts).toBeUndefined()
  })
})
