import { describe, expect, it } from 'vitest'
import { readBeat, readLive, readMessage } from './message.ts'

const message = { from: 'p1', id: 'm1', version: 'v2' }

describe('readMessage', () => {
  it('reads what a process has sent, and nothing beside it', () => {
    expect(readMessage(JSON.stringify({ ...message, more: 1 }))).toEqual(message)
  })

  it.each([
    'no JSON',
    'null',
    '"v2"',
    JSON.stringify({ ...message, from: undefined }),
    JSON.stringify({ ...message, id: 7 }),
    JSON.stringify({ ...message, version: 'v'.repeat(257) }),
  ])('believes nothing of %s', (text) => {
    expect(readMessage(text)).toBeUndefined()
  })
})

describe('readLive', () => {
  it('needs no version', () => {
    expect(readLive('{"from":"p1","id":"m1"}')).toEqual({ from: 'p1', id: 'm1' })
    expect(readLive('{"from":"p1"}')).toBeUndefined()
  })
})

describe('readBeat', () => {
  const beat = { from: 'a', process: 'web-1', sentMs: 5, isLast: false }

  it('reads a beat, and nothing else', () => {
    expect(readBeat(JSON.stringify({ ...beat, more: 1 }))).toEqual(beat)
    for (const wrong of [{ process: 1 }, { sentMs: '5' }, { isLast: null }, { from: 'x'.repeat(257) }])
      expect(readBeat(JSON.stringify({ ...beat, ...wrong }))).toBeUndefined()
  })
})
