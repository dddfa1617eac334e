import type { IncomingMessage } from 'node:http'
import { createBodyGate } from './bodies/body-gate.ts'
import { editsOfNames, identify, type Identity } from './identify.ts'
import { judgeForwarding, type Trust } from './judge-forwarding.ts'
import { applyEdits, judgeHeaders } from './judge-headers.ts'
import { commonMethods, judgeTarget, type Methods, pathOf } from './judge-target.ts'
import type { Refusal } from './refusal.ts'

export type { Methods }

/** Limits on the requests a site gets. */
export interface RequestLimits {
  /** The methods a path allows. Default: all common ones. */
  methods?: Methods
  /** Largest request body for a path. Bytes. @default 1 MiB */
  maxBodyBytes?: (path: string) => number
  /**
   * Memory for the bodies of all requests under way, of which one client gets half at most. Further ones get 503 before
   * anything of them is read. Bytes. @default 64 MiB
   */
  bodyBytesAtOnce?: number
  /** Requests the framework handles at once; further ones get 503. @default 256 */
  requestsAtOnce?: number
  /** Connections a client may have open, when no server is in front. @default 512 */
  connectionsPerClient?: number
}

/** Checks requests before anything else reads them. */
export interface Door {
  /** Removes and shortens headers of an acceptable request. @returns A refusal for any other. */
  enter: (request: IncomingMessage) => Refusal | undefined
  /** Checks only target and method. */
  refuseTarget: (asked: { url: string; method: string }) => Refusal | undefined
  /** How servers in front have named the request, as far as they can be trusted. */
  identify: (request: IncomingMessage) => Identity
  /** Sets the headers by which servers in front forward and name a request to what can be trusted. */
  introduce: (request: IncomingMessage) => void
  /** Largest body of this request, in bytes. */
  maxBodyBytes: (request: IncomingMessage) => number
  /**
   * Lets in the body of a request that was introduced.
   *
   * @returns Call it when nothing holds the body any more. `undefined`: there is no room for it.
   */
  admitBody: (request: IncomingMessage) => (() => void) | undefined
}

const oneMiB = 1_048_576
export const usualRequestsAtOnce = 256

export function createDoor(limits: RequestLimits, trust: Trust): Door {
  const { methods = commonMethods, maxBodyBytes = () => oneMiB } = limits
  const { bodyBytesAtOnce = 64 * oneMiB, requestsAtOnce = usualRequestsAtOnce } = limits
  const gate = createBodyGate({ bytesAtOnce: bodyBytesAtOnce, bodiesAtOnce: requestsAtOnce })
  const maxOf = ({ url = '/' }: IncomingMessage) => maxBodyBytes(pathOf(url))

  return {
    maxBodyBytes: maxOf,
    admitBody: (request) => {
      const {
        'content-length': length,
        'transfer-encoding': coding,
        'x-forwarded-for': address,
      } = request.headers
      const bytes = coding === undefined ? Number(length ?? 0) : maxOf(request)
      return bytes === 0 ? () => {} : gate.enter(String(address), bytes)
    },
    refuseTarget: (asked) => judgeTarget(asked, methods),
    enter: (request) => {
      // Headers first: when they are malformed, the target cannot be relied on.
      const edits = judgeHeaders(request)
      if ('status' in edits) return edits
      const refusal = judgeTarget(request, methods)
      if (refusal) return refusal
      if (Number(request.headers['content-length'] ?? 0) > maxOf(request)) return { status: 413 }
      applyEdits(request, edits)
      return undefined
    },
    identify: ({ headers }) => identify(headers, trust.hops),
    introduce: (request) => {
      const { headers, socket } = request
      applyEdits(request, [
        ...judgeForwarding(headers, socket.remoteAddress, trust),
        ...editsOfNames(headers, identify(headers, trust.hops)),
      ])
    },
  }
}
