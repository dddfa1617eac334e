import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { askHostile } from './hostile.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function asking(answer: RequestListener): Promise<(path: string) => Promise<number>> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return (path) => askHostile(`http://127.0.0.1:${port}`, { what: path, method: 'GET', path, headers: {} })
}

describe('askHostile', () => {
  it('has many requests under way at once', async () => {
    const waiting: ServerResponse[] = []
    const ask = await asking((_request, response) => {
      // Each waits until all are there.
      if (waiting.push(response) === 8) for (const each of waiting) each.end()
    })
    expect(await Promise.all(Array.from({ length: 8 }, () => ask('/')))).toEqual(Array(8).fill(200))
  })

  it('says that a used connection gave no answer', async () => {
    const ask = await asking(({ url, socket }, response) => {
      if (url === '/crash') socket.destroy()
      else response.end()
    })
    expect([await ask('/'), await ask('/crash'), await ask('/')]).toEqual([200, 0, 200])
  })
})
