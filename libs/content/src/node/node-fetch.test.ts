import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createNodeFetch } from './node-fetch.ts'

let server: Server | undefined

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('createNodeFetch', () => {
  it.each([
    ['br', brotliCompressSync],
    ['gzip', gzipSync],
    ['identity', (text: string) => Buffer.from(text)],
  ])('reads %s', async (encoding, compress) => {
    const url = await serve((_request, response) => {
      response.setHeader('content-encoding', encoding)
      response.end(compress('{"a":"ü"}'))
    })
    const fetch = createNodeFetch()
    expect(await (await fetch(url)).json()).toEqual({ a: 'ü' })
    expect(await (await fetch(url)).text()).toBe('{"a":"ü"}')
    expect(new TextDecoder().decode(await (await fetch(url)).arrayBuffer())).toBe('{"a":"ü"}')
  })

  it('sends method, headers and body, and keeps the connection', async () => {
    const ports = new Set<number | undefined>()
    const url = await serve((request, response) => {
      ports.add(request.socket.remotePort)
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () =>
        response.end(
          `${request.method} ${String(request.headers['x-a'])} ${Buffer.concat(chunks).toString()}`,
        ),
      )
    })
    const fetch = createNodeFetch()
    const send = async (): Promise<string> =>
      await (await fetch(url, { method: 'POST', headers: { 'x-a': 'b' }, body: 'hello' })).text()
    expect([await send(), await send()]).toEqual(['POST b hello', 'POST b hello'])
    expect(ports.size).toBe(1)
  })

  it('does not follow a redirect', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(302, { location: 'http://elsewhere.invalid/' })
      response.end()
    })
    const response = await createNodeFetch()(url)
    expect([response.status, response.headers.get('Location')]).toEqual([302, 'http://elsewhere.invalid/'])
  })

  it('ends a request that is called off, and says why one failed', async () => {
    const url = await serve(() => {})
    const stop = new AbortController()
    const waiting = createNodeFetch()(url, { signal: stop.signal })
    stop.abort()
    await expect(waiting).rejects.toThrow(/abort/i)
    await expect(createNodeFetch()('http://127.0.0.1:1/')).rejects.toThrow(/ECONNREFUSED/)
  })

  it('ends a request that is called off while its body comes', async () => {
    const url = await serve((_request, response) => {
      response.setHeader('content-encoding', 'gzip')
      response.write(gzipSync('{"a":1}').subarray(0, 12))
    })
    const stop = new AbortController()
    const response = await createNodeFetch()(url, { signal: stop.signal })
    const reading = response.json()
    stop.abort()
    await expect(reading).rejects.toThrow(/abort/i)
  })

  it('fails where a compressed body breaks off', async () => {
    const url = await serve((_request, response) => {
      response.setHeader('content-encoding', 'gzip')
      response.write(gzipSync('{"a":1}').subarray(0, 12), () => response.destroy())
    })
    await expect((await createNodeFetch()(url)).json()).rejects.toThrow(/abort/i)
  })

  it('keeps a read response’s connection and ends an unread one’s', async () => {
    const connections = new Set<Socket>()
    const url = await serve((request, response) => {
      connections.add(request.socket)
      response.setHeader('content-encoding', 'gzip')
      if (request.url === '/whole') response.end(gzipSync('{}'))
      else response.write(gzipSync(randomBytes(100_000)))
    })
    const fetch = createNodeFetch()
    for (const _time of [1, 2]) await (await fetch(`${url}/whole`)).text()
    expect(connections.size).toBe(1)

    const { body } = (await fetch(url)) as unknown as { body: AsyncIterable<Uint8Array> }
    const ended = once([...connections].at(-1) as Socket, 'close')
    for await (const _chunk of body) break
    await ended
  })

  it('gives a connection up that cannot be made', async () => {
    const never = Object.assign(new Socket(), { connecting: true })
    vi.spyOn(Agent.prototype, 'createConnection').mockReturnValue(never)
    await expect(createNodeFetch({ connectTimeoutMs: 5 })('http://127.0.0.1:1/')).rejects.toThrow(
      'No connection within 5 ms.',
    )
  })
})
