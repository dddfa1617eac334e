import { describe, expect, it } from 'vitest'
import { chunkNames, joinChunks } from './chunk.ts'
import { createCookieJar } from './cookie-jar.ts'

const jarWith = (cookies: Record<string, string>) =>
  createCookieJar({ getAll: () => Object.entries(cookies).map(([name, value]) => ({ name, value })) })

describe('joinChunks', () => {
  it('joins chunks by number, however many there are', () => {
    const cookies = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`key.${at}`, `${at},`]))
    expect(joinChunks('key', jarWith(cookies))[0]).toBe('0,1,2,3,4,5,6,7,8,9,10,11,')
  })

  it('tries fewer chunks next, for one may be stale', () => {
    expect(joinChunks('key', jarWith({ 'key.0': 'a', 'key.1': 'b', 'key.2': 'c' }))).toEqual([
      'abc',
      'ab',
      'a',
    ])
  })

  it('tries a whole cookie first', () => {
    expect(joinChunks('key', jarWith({ key: 'whole', 'key.0': 'a' }))).toEqual(['whole', 'a'])
  })

  it('joins nothing behind a gap', () => {
    expect(joinChunks('key', jarWith({ 'key.0': 'a', 'key.2': 'c' }))).toEqual(['a'])
    expect(joinChunks('key', jarWith({ 'key.1': 'b' }))).toEqual([])
  })
})

describe('chunkNames', () => {
  it('names the cookie and its chunks, and no cookie of another', () => {
    const jar = jarWith({ key: '', 'key.0': '', 'key.12': '', 'key-hint': '', 'key.x': '', other: '' })
    expect(chunkNames('key', jar)).toEqual(['key', 'key.0', 'key.12'])
  })
})
