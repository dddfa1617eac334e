import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { guardAnswer, referenceHeader } from './guard-answers.ts'
import { statusHeader } from './own-status.ts'

const machine = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

/** What a guarded server says when it answers like `handle`. */
async function answerOf(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  {
    method = 'GET',
    path = '/',
    headers = {},
  }: { method?: string; path?: string; headers?: Record<string, string> } = {},
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
        { port, host: '127.0.0.1', method, path, headers: { [referenceHeader]: 'forged', ...headers } },
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
  // shows R014, R167
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
    const { status, body } = await answerOf(
      (_request, response) => {
        response.setHeader('content-type', 'text/html')
        response.statusCode = 500
        response.end()
      },
      { method: 'HEAD' },
    )
    expect(status).toBe(500)
    expect(body).toBe('')
  })

  it('does so when the head is sent ahead of the body', async () => {
    const { body } = await answerOf((_request, response) => {
      response.writeHead(500, { 'content-type': 'text/html' })
      response.flushHeaders()
      response.end('<html id="__next_error__">')
    })
    expect(body).toMatch(/^<!doctype html>.*Reference/)
  })

  it('does so when the answer is packed after its head was sent ahead', async () => {
    const { headers, body } = await answerOf((_request, response) => {
      response.writeHead(500, { 'content-type': 'text/html' })
      response.flushHeaders()
      response.setHeader('content-encoding', 'gzip')
      response.write(gzipSync('<html id="__next_error__">'))
      response.end()
    })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body).toContain('Reference')
  })

  it('does so for a handler that fails without a word, when a person sent the form', async () => {
    const fail = (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(500)
      response.end()
    }
    const form = { method: 'POST', path: '/api/auth/sign-in' }
    const { body } = await answerOf(fail, { ...form, headers: { accept: 'text/html,*/*' } })
    expect(body).toContain('Reference')
    expect((await answerOf(fail, { ...form, headers: { accept: 'application/json' } })).body).toBe('')
  })

  // shows R169, F74
  it.each([
    [404, 'Page not found: /a%20b'],
    [410, 'Page gone: /a%20b'],
    [500, 'Internal Server Error'],
    [503, 'Service Unavailable'],
  ])('tells machines %i in words, and shows them no page', async (status, words) => {
    const answer = await answerOf(
      (_request, response) => {
        response.writeHead(status, { 'content-type': 'text/html', 'retry-after': '30' })
        response.end('<html>')
      },
      { path: '/a%20b?q', headers: machine },
    )
    expect(answer).toMatchObject({ status, body: words })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'retry-after': '30',
    })
  })

  it('lets machines read what did not fail', async () => {
    const { body } = await answerOf(
      (_request, response) => void response.setHeader('content-type', 'text/html').end('<html>'),
      { headers: machine },
    )
    expect(body).toBe('<html>')
  })

  it.each([false, true])(
    'sends a page with the status the proxy means it to have (head written at once: %s)',
    async (isAtOnce) => {
      const { status, headers, body } = await answerOf((_request, response) => {
        response.setHeader(statusHeader, '503')
        response.setHeader('etag', '"kept"')
        response.setHeader('content-type', 'text/html')
        response.setHeader('retry-after', '30')
        if (isAtOnce) response.writeHead(200)
        response.end('<html>whole</html>')
      })
      expect({ status, body }).toEqual({ status: 503, body: '<html>whole</html>' })
      expect(headers).toMatchObject({ 'retry-after': '30' })
      expect([headers[statusHeader], headers['etag']]).toEqual([undefined, undefined])
    },
  )

  it('tells machines that status in a word, and leaves a page that failed its own', async () => {
    const meant = (status: number) => (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader(statusHeader, '410')
      response.writeHead(status, { 'content-type': 'text/html' })
      response.end('<html>')
    }
    expect(await answerOf(meant(200), { headers: machine })).toMatchObject({
      status: 410,
      body: 'Page gone: /',
    })
    expect((await answerOf(meant(500))).status).toBe(500)
  })

  it('refuses a method that pages do not know, and does not ask the framework', async () => {
    let asked: string | undefined
    const { status, headers, body } = await answerOf(
      (request, response) => {
        asked = `${request.method} ${request.url}`
        response.end('ok')
      },
      { method: 'TRACE', path: '/account' },
    )
    expect({ status, allow: headers['allow'], body }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
      body: 'Method Not Allowed',
    })
    expect(asked).toBe('GET /api/health')
  })

  it.each([
    ['POST', 'GET, HEAD'],
    ['GET', 'POST'],
    ['HEAD', 'POST'],
  ])('says what a handler that refuses %s can be asked by', async (method, allowed) => {
    const refuse = (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(405)
      response.end()
    }
    const { status, headers } = await answerOf(refuse, { method, path: '/api/icons' })
    expect([status, headers['allow']]).toEqual([405, allowed])
  })

  it('leaves what a handler says it can be asked by', async () => {
    const { headers } = await answerOf((_request, response) => {
      response.writeHead(405, { allow: 'PUT' })
      response.end()
    })
    expect(headers['allow']).toBe('PUT')
  })

  it('says that a damaged address cannot be read', async () => {
    const { status, body } = await answerOf((_request, response) => void response.end('ok'), { path: '/%ff' })
    expect(status).toBe(400)
    expect(body).toContain('This address cannot be read')
  })

  it('turns what can be no address to the one that nobody has', async () => {
    const { body } = await answerOf((request, response) => void response.end(request.url), {
      path: '/casino-blog/%2e%2e/account',
    })
    expect(body).toBe('/-/-/-')
  })
})
