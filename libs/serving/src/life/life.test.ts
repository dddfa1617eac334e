/** The end of a server with the fixture site, and what it does under load. */
import { once } from 'node:events'
import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'
import {
  type Answerer,
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
const answerSlowly: Answerer = (request, response) => {
  if (request.url !== '/slow') return false
  begun.push(() => response.end('whole'))
  return true
}

const answerStored: Answerer = (request, response) => {
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
  server = createSiteServer({ folder, port: 0, answerStored, answerers: [answerSlowly], ...options })
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
})
