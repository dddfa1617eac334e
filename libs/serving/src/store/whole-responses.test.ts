import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { storeQuickly, type Form } from './stored-response.ts'
import { createWholeResponses } from './whole-responses.ts'

const early = Date.parse('2026-11-23T10:00:59.900Z')

const formOfPage = (): Form =>
  storeQuickly({
    body: Buffer.from(`<p>${'which says much, '.repeat(40)}</p>`),
    headers: [['content-type', 'text/html']],
  }).forms.gzip!

/** Asks a server for this form at these times, on one connection. */
async function ask(form: Form, timesMs: readonly number[], ids: readonly string[] = []) {
  let nowMs = 0
  const whole = createWholeResponses(() => nowMs)
  let asked = 0
  const server = createServer((_request, response) => whole.send(200, form, response, ids[asked++])).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers: { date: string | undefined; id: string | undefined; body: string }[] = []
  for (const atMs of timesMs) {
    nowMs = atMs
    const asking = request({ agent, port, host: '127.0.0.1' }).end()
    const [response] = (await once(asking, 'response')) as [IncomingMessage]
    const { date, 'x-request-id': id } = response.headers
    answers.push({ date, id: id as string | undefined, body: (await buffer(response)).toString('base64') })
  }
  agent.destroy()
  server.close()
  return answers
}

describe('createWholeResponses', () => {
  it('sends the same bytes again, with the date of the second', async () => {
    const form = formOfPage()
    const answers = await ask(form, [early, early, early, early + 200])
    // Node writes the first head itself.
    expect(answers.slice(1).map(({ date }) => date)).toEqual([
      'Mon, 23 Nov 2026 10:00:59 GMT',
      'Mon, 23 Nov 2026 10:00:59 GMT',
      'Mon, 23 Nov 2026 10:01:00 GMT',
    ])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(form.body.buffer).toBe(form.whole?.bytes.buffer)
  })

  it('returns the id of each request, and of none that has none', async () => {
    const form = formOfPage()
    const long = 'c'.repeat(100)
    const ids = ['a', 'longer-than-that', 'b', long]
    const answers = await ask(form, [early, early, early, early, early], ids)
    expect(answers.map(({ id }) => id)).toEqual(['a', 'longer-than-that', 'b', long, undefined])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(form.named).toBeDefined()
  })

  it('changes nothing that a connection still has to send', async () => {
    const form = formOfPage()
    await ask(form, [early])
    const kept = form.whole
    const sent: unknown[] = []
    const response = {
      shouldKeepAlive: true,
      socket: { writableLength: 1 },
      end: (bytes: Buffer) => sent.push(bytes),
    }
    createWholeResponses(() => early).send(200, form, response as never)
    expect(kept).toBeDefined()
    expect(sent).toEqual([kept?.bytes])
    expect(form.whole).toBeUndefined()
  })

  it('lets Node write the head of a response that waits for another', async () => {
    const form = formOfPage()
    await ask(form, [early])
    const heads: unknown[] = []
    const response = {
      shouldKeepAlive: true,
      socket: null,
      writeHead: () => heads.push('written'),
      end: () => {},
    }
    createWholeResponses(() => early).send(200, form, response as never)
    expect(heads).toEqual(['written'])
    expect(form.whole).toBeDefined()
  })

  it('keeps no bytes of what is made for one response', async () => {
    const form = { ...formOfPage(), isKept: false }
    await ask(form, [early, early])
    expect(form.whole).toBeUndefined()
  })

  it('keeps no copy of a large body', async () => {
    const form = { ...formOfPage(), body: Buffer.alloc(2 ** 16 + 1), headers: ['content-length', '65537'] }
    await ask(form, [early, early])
    expect(form.whole).toBeUndefined()
  })
})
