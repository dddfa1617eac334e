import type { IncomingHttpHeaders } from 'node:http'
import type { TraceContext } from '../log/request-context.ts'
import type { HeaderEdit } from './judge-headers.ts'

/** How a server in front names a request. */
export interface Identity {
  requestId: string | undefined
  trace: TraceContext | undefined
}

/** Headers that name a request and its trace. `baggage` is for services behind the one that wrote it. */
const namingHeaders = ['x-request-id', 'traceparent', 'tracestate', 'baggage'] as const

/** What can be an id: of any server in front, and harmless in a log and a header. */
const idPattern = /^[\w.:=+/-]{1,128}$/
/** Version, trace, span and flags, of which none is all zeros (W3C Trace Context, 3.2). */
const parentPattern = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/
const longestState = 512

/** Whether a value of `x-request-id` is taken. */
export function isRequestId(value: string): boolean {
  return idPattern.test(value)
}

/** Whether a trace is recorded by who began it, so that its spans are wanted. */
export function isSampled(traceparent: string): boolean {
  return (Number.parseInt(traceparent.slice(-2), 16) & 1) === 1
}

/**
 * Reads how a request was named on its way. Anybody can have written that, unless it came through an own server.
 *
 * @param hops Number of own servers in front. 0: nothing is believed.
 */
export function identify(headers: IncomingHttpHeaders, hops: number): Identity {
  if (hops === 0) return { requestId: undefined, trace: undefined }
  const { traceparent, tracestate } = headers
  const id = headers['x-request-id']
  const isTraced = typeof traceparent === 'string' && parentPattern.test(traceparent)
  return {
    requestId: typeof id === 'string' && isRequestId(id) ? id : undefined,
    trace: isTraced
      ? {
          traceparent,
          tracestate:
            typeof tracestate === 'string' && tracestate.length <= longestState ? tracestate : undefined,
        }
      : undefined,
  }
}

/** What the framework and handlers may read: the names that are believed, and no others. */
export function editsOfNames(headers: IncomingHttpHeaders, { requestId, trace }: Identity): HeaderEdit[] {
  const wanted: Record<(typeof namingHeaders)[number], string | undefined> = {
    'x-request-id': requestId,
    traceparent: trace?.traceparent,
    tracestate: trace?.tracestate,
    baggage: undefined,
  }
  return namingHeaders.flatMap((name): HeaderEdit[] => {
    const value = wanted[name]
    if (headers[name] === value) return []
    return [value === undefined ? { name } : { name, value }]
  })
}
