import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { guardAnswer, referenceHeader } from './guard-answers.ts'

/** What a guarded server says when it answers like `handle`. */
async function answerOf(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  method = 'GET',
): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> {
  const server = createServer((request, response) => {
    guardAnswer(request, response)
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      const asked = ask(
        { port, host: '127.0.0.1', method, headers: { [referenceHeader]: 'forged' } },
        (answer) => {
          let body = ''
          answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
        },
      )
      asked.on('error', reject)
      asked.end()
    })
  } finally {
    server.close()
  }
}

describe('guardAnswer', () => {
  it('sends a finished page in place of a failed one, with the reference of the record', async () => {
    let reference: unknown
    const { status, headers, body } = await answerOf((request, response) => {
      reference = request.headers[referenceHeader]
      response.statusCode = 500
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('cache-control', 'private')
      response.write('<html id="__next_error__">')
      response.end('<script>1</script>')
    })
    expect(status).toBe(500)
    expect(reference).toMatch(/^[0-9a-f]{8}$/)
    expect(body).toContain(`Reference ${String(reference)}`)
    expect(body).not.toContain('__next_error__')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('does so for packed answers whose head was written at once', async () => {
    const packed = gzipSync('<html id="__next_error__">')
    const { headers, body } = await answerOf((_request, response) => {
      response.setHeader('content-type', 'text/html')
      response.setHeader('content-encoding', 'gzip')
      response.setHeader('content-length', packed.length)
      response.writeHead(500)
      response.end(packed)
    })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body).toContain('Internal Server Error')
  })

  it.each([
    [200, 'text/html'],
    [404, 'text/html'],
    [500, 'application/json'],
    [500, 'text/x-component'],
    [503, 'text/html'],
  ])('lets %i with %s be', async (given, type) => {
    const { status, body } = await answerOf((_request, response) => {
      response.writeHead(given, { 'content-type': type })
      response.write('as it ')
      response.end('is')
    })
    expect(status).toBe(given)
    expect(body).toBe('as it is')
  })

  it('sends no body to HEAD', async () => {
    const { status, body } = await answerOf((_request, response) => {
      response.setHeader('content-type', 'text/html')
      response.statusCode = 500
      response.end()
    }, 'HEAD')
    expect(status).toBe(500)
    expect(body).toBe('')
  })

  it('turns TRACE to an address that refuses it', async () => {
    const { body } = await answerOf((request, response) => {
      response.end(`${request.method} ${request.url}`)
    }, 'TRACE')
    expect(body).toBe('PUT /api/health')
  })
})
