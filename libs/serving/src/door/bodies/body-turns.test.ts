import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createHttpServer } from '../../server/http-server.ts'

const senders = 10
const bytesEach = 2 * 2 ** 20

/** Sends all bodies at once, from a thread of its own: each is as large as one connection is read without turns. */
const flood = `
  const { connect } = require('node:net')
  const { workerData: { port, path } } = require('node:worker_threads')
  const head = 'POST ' + path + ' HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\nContent-Length: ${bytesEach}\\r\\n\\r\\n'
  const body = Buffer.alloc(${bytesEach})
  for (let sender = 0; sender < ${senders}; sender += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {}).resume()
    socket.write(head)
    socket.write(body)
  }`

describe('bodyTurns', () => {
  // shows F59
  it.each([
    ['that are read', '/read', senders * bytesEach],
    ['that are thrown away', '/refused', 0],
  ])('bounds what is read in a turn of bodies %s', async (_what, path, leastBytes) => {
    const sockets = new Set<Socket>()
    let most = 0
    let received = 0
    let ended = 0
    const server = createHttpServer({
      listener: (request, response) => {
        sockets.add(request.socket)
        response.once('close', () => (ended += 1))
        if (path === '/read') void text(request).then(() => response.end())
        else response.end()
      },
      headers: {},
      connectionsPerClient: undefined,
      onRefusal: () => {},
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    let isWatched = true
    const watch = (): void => {
      const now = [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0)
      most = Math.max(most, now - received)
      received = now
      if (isWatched) setImmediate(watch)
    }
    watch()
    const { port } = server.address() as AddressInfo
    const worker = new Worker(flood, { eval: true, workerData: { port, path } })
    // Also when it fails: the turns belong to the process, and other tests of it would find them used up.
    onTestFinished(async () => {
      isWatched = false
      await worker.terminate()
      server.closeAllConnections()
      server.close()
    })
    await expect.poll(() => ended).toBe(senders)
    expect(received).toBeGreaterThanOrEqual(leastBytes)
    // Of each connection two parts may have come before its first rest: the one with its head, and the one after the answer.
    expect(most).toBeLessThanOrEqual((4 + 2 * senders) * 64 * 1_024 + 256 * 1_024)
  })

  it('goes on with a body that was answered before it was read', async () => {
    const server = createHttpServer({
      listener: (request, response) => void request.once('readable', () => response.end('answer')),
      headers: {},
      connectionsPerClient: undefined,
      onRefusal: () => {},
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    client.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${5 * bytesEach}\r\n\r\n`)
    client.write(Buffer.alloc(5 * bytesEach))
    expect(await text(client)).toContain('answer')
    expect(client.bytesWritten).toBeGreaterThan(5 * bytesEach)
    server.close()
  })
})
