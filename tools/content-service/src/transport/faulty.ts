import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import type { Fault } from '../control/faults.ts'
import type { Service } from '../service.ts'

const htmlPage = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'

/** Lets requests go wrong as was asked for, and notes each one. The control plane itself is spared. */
export function faulty({ control, repository }: Service): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const url = new URL(context.req.url)
    const target = { method: context.req.method, path: url.pathname, query: decoded(url.search.slice(1)) }
    if (target.path.startsWith('/control')) return next()

    const faults = control.faults.take(target)
    const note = (status: number): void =>
      control.requests.add({ ...target, atMs: repository.clock.now(), status })
    for (const fault of faults.filter(({ kind }) => kind === 'latency')) await wait(fault.ms)

    const refusing = faults.find(({ kind }) => kind === 'status')
    if (refusing) {
      note(refusing.status ?? 500)
      return refusal(refusing)
    }
    if (faults.some(({ kind, at }) => kind === 'cut' && at === 'start')) {
      note(0)
      context.env.outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    }
    await next()
    note(context.res.status)
    for (const fault of faults) {
      const spoiled = await spoil(context.res, fault, () => context.env.outgoing.destroy())
      // The answer there was would lend its headers to this one, its length too.
      context.res = undefined
      context.res = spoiled
    }
    return undefined
  }
}

function refusal(fault: Fault): Response {
  const { status = 500, body = JSON.stringify({ error: 'A fault that was asked for.' }) } = fault
  return new Response(status === 204 || status === 304 ? null : body, {
    status,
    headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*', ...fault.headers },
  })
}

async function spoil(response: Response, fault: Fault, hangUp: () => void): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  for (const [name, value] of Object.entries(fault.headers)) headers.set(name, value)
  const init = { status: fault.status ?? response.status, headers }
  switch (fault.kind) {
    case 'body':
      if (fault.body === 'html') headers.set('content-type', 'text/html')
      return new Response(otherBody(bytes, fault.body ?? 'malformed'), init)
    case 'drip':
      return new Response(dripping(bytes, fault.pieceBytes, fault.ms), init)
    case 'cut':
      return new Response(brokenOff(bytes, hangUp), init)
    default:
      return new Response(bytes, init)
  }
}

function otherBody(bytes: Uint8Array<ArrayBuffer>, wanted: string): string | Uint8Array<ArrayBuffer> {
  if (wanted === 'malformed') return bytes.slice(0, Math.max(1, Math.floor(bytes.length / 2)))
  if (wanted === 'html') return htmlPage
  return wanted === 'empty' ? '' : wanted
}

function dripping(bytes: Uint8Array, pieceBytes: number, everyMs: number): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      if (sent > 0) await wait(everyMs)
      controller.enqueue(bytes.slice(sent, sent + pieceBytes))
      sent += pieceBytes
      if (sent >= bytes.length) controller.close()
    },
  })
}

function brokenOff(bytes: Uint8Array, hangUp: () => void): ReadableStream<Uint8Array> {
  let isBegun = false
  return new ReadableStream({
    async pull(controller) {
      if (isBegun) {
        hangUp()
        controller.close()
        return
      }
      isBegun = true
      controller.enqueue(bytes.slice(0, Math.max(1, Math.floor(bytes.length / 2))))
      // The first half has to leave before the connection is gone.
      await wait(20)
    },
  })
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll('+', ' '))
  } catch {
    return query
  }
}
