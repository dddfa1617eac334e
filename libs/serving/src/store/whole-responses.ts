import type { ServerResponse } from 'node:http'
import type { Form } from './stored-response.ts'

/** Sends a stored response, head and body in one write. */
interface WholeResponses {
  /**
   * @param response The untouched response to a GET request without a body.
   * @param requestId What the request is called, which is returned. Default: nothing is.
   */
  send: (status: number, form: Form, response: ServerResponse, requestId?: string) => void
}

/** Head and body of a form as they are sent, with the date of a second. */
export interface WholeResponse {
  bytes: Buffer
  /** Where its date begins. */
  dateAt: number
  /** Since 1970. */
  second: number
  /** Where the id of the request begins; there is room for the longest. Default: it has none. */
  idAt?: number
}

/**
 * Internal fields of Node's responses (24.21, lib/_http_outgoing.js): the head as it will be sent, and whether it has
 * been. Both have existed since Node 0.1. Without them, head and body are sent in two writes.
 */
interface Inside {
  _header?: string | null
  _headerSent?: boolean
}

/** Larger bodies seldom fit what a connection takes at once, and would be copied again and again. Bytes. */
const largestBody = 2 ** 16

const idName = 'x-request-id'
/** Blanks after a value mean nothing (RFC 9110 §5.5). A longer id has its head written by Node. */
const idRoom = 64

const dateName = '\r\nDate: '
/** Of a date in a header (RFC 9110 §5.6.7). */
const dateLength = 29

/**
 * Keeps the bytes of each response that is sent often. Node writes the head of the first one; later ones get the same
 * bytes, in which only the date of another second is replaced. Writing the head each time, and two writes, would take a
 * quarter of the time.
 */
export function createWholeResponses(nowMs: () => number): WholeResponses {
  let second = 0
  let date = ''

  const readClock = (): void => {
    const current = Math.floor(nowMs() / 1_000)
    if (current === second) return
    second = current
    date = new Date(current * 1_000).toUTCString()
  }

  return {
    send: (status, form, response, requestId) => {
      const inside = response as Inside
      const { socket } = response
      // The kept head lacks `Connection: close`. A response behind others has no connection yet, and would be sent later.
      const isUsual =
        response.shouldKeepAlive && socket !== null && (requestId === undefined || requestId.length <= idRoom)
      const kind = requestId === undefined ? 'whole' : 'named'
      const { [kind]: whole } = isUsual ? form : unprepared
      if (whole === undefined) {
        if (requestId !== undefined)
          response.setHeader(idName, isUsual ? requestId.padEnd(idRoom) : requestId)
        response.writeHead(status, form.headers as string[])
        if (isUsual && form.isKept) prepare(form, kind, inside._header)
        response.end(form.body)
        return
      }
      readClock()
      if (whole.second !== second) {
        whole.bytes.write(date, whole.dateAt, dateLength, 'latin1')
        whole.second = second
      }
      if (requestId !== undefined) whole.bytes.write(requestId.padEnd(idRoom), whole.idAt!, idRoom, 'latin1')
      response.statusCode = status
      inside._header = ' '
      inside._headerSent = true
      response.end(whole.bytes)
      // The connection still has to send some of these bytes, so they may not change any more.
      if (socket !== null && socket.writableLength > 0) form[kind] = undefined
    },
  }
}

const unprepared: Pick<Form, 'whole' | 'named'> = { whole: undefined, named: undefined }

/** The body moves into the new bytes, so that it is not kept twice. The date is written before they are sent. */
function prepare(form: Form, kind: 'whole' | 'named', head: string | null | undefined): void {
  if (typeof head !== 'string' || form.body.length > largestBody) return
  const dateAt = head.indexOf(dateName) + dateName.length
  if (dateAt < dateName.length || head.indexOf('\r\n', dateAt) !== dateAt + dateLength) return
  const idAt = kind === 'named' ? head.indexOf(`${idName}: `) + idName.length + 2 : undefined
  const bytes = Buffer.allocUnsafeSlow(head.length + form.body.length)
  bytes.write(head, 'latin1')
  form.body.copy(bytes, head.length)
  form.body = bytes.subarray(head.length)
  form[kind] = { bytes, dateAt, second: Number.NaN, ...(idAt !== undefined && { idAt }) }
}
