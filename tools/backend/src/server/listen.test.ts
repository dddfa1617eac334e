import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { listen } from './listen.ts'

describe('listen', () => {
  it('says that it is starting until it serves', async () => {
    const listener = await listen(0, '127.0.0.1')
    const ask = () => fetch(`http://127.0.0.1:${listener.port}/`)
    const early = await ask()
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1'])
    listener.serve(() => new Response('here'))
    expect(await (await ask()).text()).toBe('here')
    await listener.close()
  })

  it('keeps idle connections for 75 s', async () => {
    const listener = await listen(0, '127.0.0.1')
    listener.serve(() => new Response('here'))
    const { headers } = await fetch(`http://127.0.0.1:${listener.port}/`)
    expect(headers.get('keep-alive')).toBe('timeout=75')
    await listener.close()
  })

  it('waits for no connection that was opened ahead of a request', async () => {
    const listener = await listen(0, '127.0.0.1')
    const client = connect(listener.port, '127.0.0.1')
    await once(client, 'connect')
    // Answered on another connection, so the server has seen this one.
    await (await fetch(`http://127.0.0.1:${listener.port}/`)).text()
    // What would cut it off in the end never does.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
      client.destroy()
    })
    await expect(listener.close()).resolves.toBeUndefined()
  })

  it('names the port that is taken', async () => {
    const first = await listen(0, '127.0.0.1')
    await expect(listen(first.port, '127.0.0.1')).rejects.toMatchObject({ code: 'backend/port-in-use' })
    await first.close()
  })
})
