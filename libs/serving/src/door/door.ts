import type { IncomingMessage } from 'node:http'
import { judgeForwarding, type Trust } from './judge-forwarding.ts'
import { applyEdits, judgeHeaders } from './judge-headers.ts'
import { commonMethods, judgeTarget, type Methods, pathOf } from './judge-target.ts'
import type { Refusal } from './refusal.ts'

/** What a site is asked for, and how. */
export interface DoorOptions {
  /** Servers of one's own in front, each adding an entry to `x-forwarded-for`. 0: such headers are taken away. */
  trustedHops?: number
  /** By which methods a path can be asked. All common ones when it is not given. */
  methods?: Methods
  /** Largest body of a request to a path, in bytes. 1 MiB when it is not given. */
  maxBodyBytes?: (path: string) => number
  /** Requests the framework works on at once; further ones are told to come again. 256 when it is not given. */
  requestsAtOnce?: number
  /** Connections one client may hold open, where no server is in front. 512 when it is not given. */
  connectionsPerClient?: number
}

/** Judges requests before anything else reads them. */
export interface Door {
  /** Takes away and cuts headers of a request that may pass. @returns A refusal for one that may not. */
  enter: (request: IncomingMessage) => Refusal | undefined
  /** What is refused by target and method alone. */
  refuseTarget: (asked: { url: string; method: string }) => Refusal | undefined
  /** Says in the headers whom the request comes from, as far as that is believed. */
  introduce: (request: IncomingMessage) => void
  /** Largest body of this request, in bytes. */
  maxBodyBytes: (request: IncomingMessage) => number
}

const oneMiB = 1_048_576

/** @param isSecure Whether visitors come by TLS. */
export function createDoor(options: DoorOptions, isSecure: boolean): Door {
  const { methods = commonMethods, maxBodyBytes = () => oneMiB, trustedHops = 0 } = options
  const trust: Trust = { hops: trustedHops, isSecure }
  const maxOf = ({ url = '/' }: IncomingMessage) => maxBodyBytes(pathOf(url))

  return {
    maxBodyBytes: maxOf,
    refuseTarget: (asked) => judgeTarget(asked, methods),
    enter: (request) => {
      // What a request is comes before what it asks for: behind a damaged head nothing can be relied on.
      const edits = judgeHeaders(request)
      if ('status' in edits) return edits
      const refusal = judgeTarget(request, methods)
      if (refusal) return refusal
      if (Number(request.headers['content-length'] ?? 0) > maxOf(request)) return { status: 413 }
      applyEdits(request, edits)
      return undefined
    },
    introduce: (request) => {
      applyEdits(request, judgeForwarding(request.headers, request.socket.remoteAddress, trust))
    },
  }
}
