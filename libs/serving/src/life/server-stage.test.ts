/** The end of a server with the fixture site, and what it does under load. */
import { once } from 'node:events'
import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'
import {
  type Responder,
  createSiteServer,
  type SiteServer,
  type SiteServerOptions,
} from '../server/create-site-server.ts'

/** A page can take long to be made the first time. */
const patience = { timeout: 60_000 }

/** Answers that have begun; each ends when it is called. */
const begun: (() => void)[] = []
Object.assign(globalThis, { [Symbol.for('@house-edge/serving/fixture/begun')]: begun })

/** Takes its time, without the framework: that is there once in a process, and ends with its server. */
const answerSlowly: Responder = (request, response) => {
  if (request.url !== '/slow') return false
  begun.push(() => response.end('whole'))
  return true
}

const answerStored: Responder = (request, response) => {
  if (request.url !== '/stored') return false
  response.end('stored')
  return true
}

let server: SiteServer | undefined
afterEach(async () => {
  for (const end of begun.splice(0)) end()
  await server?.close()
})

async function start(options: Partial<SiteServerOptions> = {}): Promise<string> {
  server = createSiteServer({ folder, port: 0, answerStored, responders: [answerSlowly], ...options })
  const { port } = await server.listen()
  await server.ready()
  return `http://127.0.0.1:${port}`
}

/** A request whose answer is under way. */
async function begin(url: string): Promise<{ answer: Promise<Response> }> {
  const before = begun.length
  const answer = fetch(url)
  await expect.poll(() => begun.length, patience).toBe(before + 1)
  return { answer }
}

describe('createSiteServer: more to do than it can', () => {
  it('turns others away and answers what needs no framework', async () => {
    const origin = await start({ limits: { requestsAtOnce: 1 }, ending: { quietMs: 0 } })
    const { answer } = await begin(`${origin}/api/slow`)
    const second = await fetch(origin)
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await fetch(`${origin}/stored`)).status).toBe(200)
    begun.shift()?.()
    expect((await answer).status).toBe(200)
    await expect.poll(async () => (await fetch(origin)).status, patience).toBe(200)
  })
})

describe('createSiteServer: while it is not ready', () => {
  it('says so of what it sends from its store', async () => {
    const stored = (response: { writeHead: (status: number, headers: string[]) => object }): true => {
      response.writeHead(200, ['cache-status', '"site"; hit', 'content-length', '0'])
      ;(response as unknown as { end: () => void }).end()
      return true
    }
    server = createSiteServer({
      folder,
      port: 0,
      ending: { quietMs: 300 },
      answerStored: (_request, response) => stored(response),
      answerPlain: (_request, response) => stored(response),
    })
    const { port } = await server.listen()
    const marked = async () => (await fetch(`http://127.0.0.1:${port}/`)).headers.get('cache-status')
    expect(await marked()).toBe('"site"; hit; detail=starting')
    await server.ready()
    expect(await marked()).toBe('"site"; hit')
    const ended = server.close()
    expect(await marked()).toBe('"site"; hit; detail=ending')
    await ended
  })
})

describe('endServer', () => {
  it('is unready, answers, and closes each connection', async () => {
    const origin = await start({ ending: { quietMs: 300 } })
    expect(await (await fetch(`${origin}/api/ready`)).json()).toEqual({ status: 'ready' })
    const ended = server!.close()
    const ready = await fetch(`${origin}/api/ready`)
    expect([ready.status, ready.headers.get('connection'), await ready.json()]).toEqual([
      503,
      'close',
      { status: 'ending' },
    ])
    expect((await fetch(`${origin}/api/health`)).status).toBe(200)
    const page = await fetch(`${origin}/stored`)
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
    await page.text()
    expect(await ended).toBe(true)
  })

  it('lets nobody new in and finishes the rest', async () => {
    const origin = await start({ ending: { quietMs: 0 } })
    const { answer } = await begin(`${origin}/slow`)
    const ended = server!.close()
    await expect
      .poll(
        () =>
          fetch(origin).then(
            () => 'answered',
            () => 'refused',
          ),
        patience,
      )
      .toBe('refused')
    begun.shift()?.()
    expect(await (await answer).text()).toBe('whole')
    expect(await ended).toBe(true)
  })

  it('closes connections that nobody uses', async () => {
    const origin = await start({ ending: { quietMs: 0 } })
    await new Promise<void>((resolve) => {
      ask(
        origin,
        { headers: { connection: 'keep-alive' } },
        (answer) => void text(answer).then(() => resolve()),
      ).end()
    })
    expect(await server!.close()).toBe(true)
  })

  it('closes connections that were opened ahead of a request', async () => {
    const origin = await start({ ending: { quietMs: 0 } })
    const client = connect(Number(new URL(origin).port), '127.0.0.1')
    await once(client, 'connect')
    // Answered on another connection, so the server has seen this one.
    await (await fetch(`${origin}/stored`)).text()
    expect(await server!.close()).toBe(true)
  })

  it('cuts off what does not end', async () => {
    const origin = await start({ ending: { quietMs: 0, limitMs: 50 } })
    const { answer } = await begin(`${origin}/slow`)
    expect(await server!.close()).toBe(false)
    await expect(answer).rejects.toThrow('fetch failed')
  })

  it('ends in time with a page that is never done', async () => {
    const origin = await start({ ending: { quietMs: 0, limitMs: 50 } })
    expect((await fetch(`${origin}/stored`)).status).toBe(200)
    const before = begun.length
    const asked = server!.askFramework({ path: '/api/slow' })
    await expect.poll(() => begun.length, patience).toBe(before + 1)
    expect(await server!.close()).toBe(false)
    await expect(server!.askFramework({ path: '/api/slow' })).rejects.toThrow(/gave no whole answer/)
    begun.shift()?.()
    expect((await asked).status).toBe(200)
  })
})
