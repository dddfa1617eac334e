import type { ServerResponse } from 'node:http'
import type { Form } from '../store/stored-answer.ts'

/** Sends a stored response, head and body in one write. */
interface WholeAnswers {
  /** @param response The untouched response to a GET request without a body. */
  send: (status: number, form: Form, response: ServerResponse) => void
}

/**
 * Internal fields of Node's responses (24.21, lib/_http_outgoing.js): the head as it will be sent, and whether it has
 * been. Both have existed since Node 0.1. Without them, head and body are sent in two writes.
 */
interface Inside {
  _header?: string | null
  _headerSent?: boolean
}

/** Memory for all prepared responses, and for one body: copying a larger one costs more than writing its head. Bytes. */
const mostBytes = 8 * 2 ** 20
const largestBody = 2 ** 16

/**
 * Keeps responses ready for the current second. Node writes the head of the first one, with its `Date`; requests in
 * the same second get the same bytes. Writing the head each time, and two writes, would take a quarter of the time.
 */
export function createWholeAnswers(nowMs: () => number): WholeAnswers {
  let ready = new Map<Form, Buffer>()
  let second = 0
  let bytes = 0

  const keep = (form: Form, head: string | null | undefined): void => {
    const size = form.body.length + (head?.length ?? 0)
    if (typeof head !== 'string' || form.body.length > largestBody || bytes + size > mostBytes) return
    bytes += size
    ready.set(form, Buffer.concat([Buffer.from(head, 'latin1'), form.body]))
  }

  return {
    send: (status, form, response) => {
      const current = Math.floor(nowMs() / 1_000)
      if (current !== second) {
        second = current
        ready = new Map()
        bytes = 0
      }
      const inside = response as Inside
      // The head would lack `Connection: close`.
      const piece = response.shouldKeepAlive ? ready.get(form) : undefined
      if (piece === undefined) {
        response.writeHead(status, form.headers as string[])
        if (response.shouldKeepAlive) keep(form, inside._header)
        response.end(form.body)
        return
      }
      response.statusCode = status
      inside._header = ' '
      inside._headerSent = true
      response.end(piece)
    },
  }
}
