import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { measureCrowd } from './crowd.ts'

const load = { requestsPerSecond: 1, p99Ms: 1 }

describe('measureCrowd', () => {
  let server: Server
  let status = 200
  let answers = 0
  beforeEach(async () => {
    status = 200
    answers = 0
    server = createServer((_, response) => {
      // Slower than the crowd connects.
      void setTimeout(20).then(() => {
        answers += 1
        response.writeHead(status).end('page')
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(() => {
    server.close()
    server.closeAllConnections()
  })
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/page`

  it('loads again once every idle connection had its answer', async () => {
    const answersBefore: number[] = []
    const figures = await measureCrowd(url(), { idle: 30, slow: 7 }, async () => {
      answersBefore.push(answers)
      return load
    })
    expect(answersBefore).toEqual([0, 0, 30, 30])
    expect(figures.stillOpen).toBe(30)
  })

  it('drips heads in which the server finds no fault', async () => {
    const faults: unknown[] = []
    const seen: Socket[] = []
    // At the end they are cut off, which is one.
    let found: unknown[] = []
    server.on('clientError', (error: NodeJS.ErrnoException) => faults.push(error.code))
    server.on('connection', (socket: Socket) => seen.push(socket))
    await measureCrowd(url(), { idle: 0, slow: 3 }, async () => {
      while (faults.length === 0 && seen.some(({ bytesRead }) => bytesRead < 3)) await setTimeout(20)
      found = [...faults]
      return load
    })
    expect([seen.length, found]).toEqual([3, []])
  })

  it('refuses a crowd that the server turns away', async () => {
    status = 503
    await expect(measureCrowd(url(), { idle: 2, slow: 0 }, async () => load)).rejects.toThrow(
      /got HTTP\/1.1 503/,
    )
  })
})
