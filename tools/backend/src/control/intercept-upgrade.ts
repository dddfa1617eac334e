import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { readTarget, type Control } from '@house-edge/double/control'

const switching = 101

/** Lets connections of sockets go wrong as was asked for: `status`, `cut` and `hang`. True when one did. */
export function interceptUpgrade({ faults, requests, clock }: Control) {
  return (request: IncomingMessage, socket: Duplex): boolean => {
    const target = readTarget('GET', request.url ?? '/')
    const fault = faults.take(target).find(({ kind }) => ['status', 'cut', 'hang'].includes(kind))
    const status = fault?.kind === 'status' ? (fault.status ?? 500) : 0
    requests.add({ ...target, atMs: clock.nowMs(), status: fault ? status : switching })
    if (status > 0) {
      socket.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      )
    } else if (fault?.kind === 'cut') socket.destroy()
    return fault !== undefined
  }
}
