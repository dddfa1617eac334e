import { describe, expect, it } from 'vitest'
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

  it('names the port that is taken', async () => {
    const first = await listen(0, '127.0.0.1')
    await expect(listen(first.port, '127.0.0.1')).rejects.toMatchObject({ code: 'backend/port-in-use' })
    await first.close()
  })
})
