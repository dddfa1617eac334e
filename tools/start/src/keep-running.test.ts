import { describe, expect, it } from 'vitest'
import type { Child } from './child.ts'
import { keepRunning } from './keep-running.ts'

/** A process whose life the test decides. */
function fakeChild() {
  const ready = Promise.withResolvers<string>()
  const ended = Promise.withResolvers<number | string>()
  ready.promise.catch(() => {})
  const child: Child = {
    name: 'backend',
    ready: ready.promise,
    ended: ended.promise,
    stop: async () => ended.resolve('SIGTERM'),
    tail: () => 'last words',
  }
  return {
    child,
    becomeReady: () => ready.resolve('ready'),
    failToStart: () => ready.reject(new Error('no')),
    end: ended.resolve,
  }
}

function keeping() {
  const children: ReturnType<typeof fakeChild>[] = []
  const pauses: number[] = []
  const said: string[] = []
  const kept = keepRunning({
    name: 'backend',
    start: () => {
      const next = fakeChild()
      children.push(next)
      return next.child
    },
    say: (text) => said.push(text),
    pause: async (ms) => void pauses.push(ms),
  })
  return { kept, children, pauses, said }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('keepRunning', () => {
  it('starts a service again that fails', async () => {
    const { children, said } = keeping()
    children[0]!.becomeReady()
    await settle()
    children[0]!.end(1)
    await settle()
    children[1]!.becomeReady()
    await settle()
    expect(said[0]).toContain('last words')
    expect(said[1]).toBe('The backend is back.')
  })

  it('waits twice as long each time, up to 30 s', async () => {
    const { children, pauses } = keeping()
    children[0]!.becomeReady()
    await settle()
    for (let life = 0; life < 7; life += 1) {
      children[life]!.end('SIGKILL')
      await settle()
      children[life + 1]!.failToStart()
      await settle()
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })

  it('leaves a service ended that was told to end', async () => {
    const { children, said } = keeping()
    children[0]!.becomeReady()
    await settle()
    children[0]!.end('SIGTERM')
    await settle()
    expect(children).toHaveLength(1)
    expect(said[0]).toContain('told to end')
  })

  it('starts nothing while everything stops', async () => {
    const { kept, children, said } = keeping()
    children[0]!.becomeReady()
    await settle()
    await kept.stop()
    await settle()
    expect(children).toHaveLength(1)
    expect(said).toEqual([])
  })

  it('does not insist when the first start fails', async () => {
    const { kept, children } = keeping()
    children[0]!.failToStart()
    await expect(kept.ready).rejects.toThrow('no')
    await settle()
    expect(children).toHaveLength(1)
  })
})
