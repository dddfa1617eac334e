import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeGently, willCloseGently } from './close-gently.ts'

beforeEach(() => {
  // The turns of bodies count by real immediates: faked ones would be left pending for other tests of this process.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A connection, and what was written to it. The client's side stays open; one that is `stuck` takes nothing. */
function connection({ stuck = false } = {}) {
  const written: string[] = []
  const socket = new Duplex({
    read: () => {},
    write: (chunk, _encoding, done) => {
      written.push(String(chunk))
      if (!stuck) done()
    },
    final: (done) => {
      written.push('end')
      done()
    },
  }) as Socket
  return { socket, written }
}

/** Streams tell their ends in a later turn. */
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('closeGently', () => {
  it('ends the answer and leaves the client its side', async () => {
    const { socket, written } = connection()
    socket.write('answer')
    closeGently(socket)
    socket.push('more of the request')
    await settle()
    expect([written, socket.destroyed, socket.readableLength]).toEqual([['answer', 'end'], false, 0])
  })

  it('closes when the client leaves, whatever it took', async () => {
    const { socket } = connection({ stuck: true })
    socket.write('answer')
    closeGently(socket)
    await settle()
    expect(socket.destroyed).toBe(false)
    socket.push(null)
    await settle()
    expect([socket.destroyed, vi.getTimerCount()]).toEqual([true, 0])
  })

  it('waits two seconds after the client’s last bytes', async () => {
    const { socket } = connection()
    closeGently(socket)
    await vi.advanceTimersByTimeAsync(1_999)
    socket.push('more of the request')
    await vi.advanceTimersByTimeAsync(1_999)
    expect(socket.destroyed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(socket.destroyed).toBe(true)
  })

  it('waits thirty seconds for a client that goes on', async () => {
    const { socket } = connection()
    closeGently(socket)
    for (let second = 1; second < 30; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000)
      socket.push('more of the request')
    }
    await vi.advanceTimersByTimeAsync(999)
    expect(socket.destroyed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(socket.destroyed).toBe(true)
  })

  it('closes a connection that fails meanwhile', async () => {
    const { socket } = connection()
    closeGently(socket)
    socket.emit('error', new Error('reset'))
    expect(socket.destroyed).toBe(true)
  })

  it('leaves a closed connection alone', () => {
    const { socket } = connection()
    socket.destroy()
    closeGently(socket)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('willCloseGently', () => {
  it('closes gently where Node would close at once', async () => {
    const { socket, written } = connection()
    willCloseGently(socket)
    socket.destroySoon()
    await settle()
    expect([written, socket.destroyed]).toEqual([['end'], false])
  })
})
