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
  const times: number[] = []
  let nowMs = 0
  const kept = keepRunning({
    name: 'backend',
    without: 'The site goes on.',
    now: () => nowMs,
    start: (time) => {
      times.push(time)
      const next = fakeChild()
      children.push(next)
      return next.child
    },
    say: (text) => said.push(text),
    pause: async (ms) => void pauses.push(ms),
  })
  return { kept, children, pauses, said, times, pass: (ms: number) => (nowMs += ms) }
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

  it('waits twice as long each time', async () => {
    const { children, pauses } = keeping()
    children[0]!.becomeReady()
    await settle()
    for (let life = 0; life < 7; life += 1) {
      children[life]!.end('SIGKILL')
      await settle()
      children[life + 1]!.failToStart()
      await settle()
    }
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000])
  })

  it('waits 30 s at most between restarts', async () => {
    const { children, pauses, times } = keeping()
    children[0]!.becomeReady()
    await settle()
    for (let life = 0; life < 9; life += 1) {
      children[life]!.end(1)
      await settle()
      children[life + 1]!.becomeReady()
      await settle()
    }
    expect(pauses.slice(-3)).toEqual([16_000, 30_000, 30_000])
    expect(times.slice(0, 3)).toEqual([0, 1, 2])
  })

  it('waits shortly again once it has lived for a minute', async () => {
    const { children, pauses, pass } = keeping()
    children[0]!.becomeReady()
    await settle()
    for (let life = 0; life < 3; life += 1) {
      if (life === 2) pass(60_000)
      children[life]!.end('SIGKILL')
      await settle()
      children[life + 1]!.becomeReady()
      await settle()
    }
    expect(pauses).toEqual([250, 500, 250])
  })

  it('leaves a service ended that was told to end', async () => {
    const { kept, children, said } = keeping()
    children[0]!.becomeReady()
    await settle()
    children[0]!.end('SIGTERM')
    await settle()
    expect(children).toHaveLength(1)
    expect(said).toEqual(['The backend was told to end. The site goes on.'])
    expect(await kept.over).toEqual({ name: 'backend', tail: 'last words' })
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
