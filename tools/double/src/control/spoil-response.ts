import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import type { Fault } from './faults.ts'

const htmlPage = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'
/** Time for the first half to be sent before the connection is cut. */
const leavingMs = 20

/** The response of a `status` fault. `phrase` gives it the shape of the vendor's errors. */
export function refusal(fault: Fault, phrase: (message: string) => object): Response {
  const { status = 500, body = JSON.stringify(phrase('A fault that was asked for.')) } = fault
  return new Response(status === 204 || status === 304 ? null : body, {
    status,
    headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*', ...fault.headers },
  })
}

/** Applies a `body`, `drip` or mid-response fault to a response. */
export async function spoil(response: Response, fault: Fault, hangUp: () => void): Promise<Response> {
  if (fault.kind === 'latency') return response
  const sent = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  // What is spoilt is what the service says, and not how it is packed.
  const bytes = new Uint8Array(headers.get('content-encoding') === 'gzip' ? gunzipSync(sent) : sent)
  headers.delete('content-encoding')
  headers.delete('content-length')
  for (const [name, value] of Object.entries(fault.headers)) headers.set(name, value)
  const init = { status: fault.status ?? response.status, headers }
  if (fault.kind === 'drip') return new Response(drip(bytes, fault.pieceBytes, fault.ms), init)
  if (fault.kind !== 'body')
    return new Response(breakOff(bytes, fault.kind === 'cut' ? hangUp : undefined), init)
  if (fault.body === 'html') headers.set('content-type', 'text/html')
  return new Response(replace(bytes, fault.body ?? 'malformed'), init)
}

function replace(bytes: Uint8Array<ArrayBuffer>, wanted: string): string | Uint8Array<ArrayBuffer> {
  if (wanted === 'malformed') return bytes.slice(0, Math.max(1, Math.floor(bytes.length / 2)))
  if (wanted === 'html') return htmlPage
  return wanted === 'empty' ? '' : wanted
}

function drip(bytes: Uint8Array, pieceBytes: number, everyMs: number): ReadableStream<Uint8Array> {
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

/** Sends half of the body, then cuts the connection or stays silent. */
function breakOff(bytes: Uint8Array, hangUp?: () => void): ReadableStream<Uint8Array> {
  let isBegun = false
  return new ReadableStream({
    async pull(controller) {
      if (!isBegun) {
        isBegun = true
        controller.enqueue(bytes.slice(0, Math.max(1, Math.floor(bytes.length / 2))))
        return wait(leavingMs)
      }
      if (!hangUp) return new Promise<never>(() => undefined)
      hangUp()
      return controller.close()
    },
  })
}
