import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Ways in which a content service fails. */
export type OutageForm = 'refused' | 'silent' | '503' | '429' | 'HTML'

/** A line between the site and the content service that can be broken. */
export interface FaultLine {
  port: number
  /** Breaks the line in one of its ways. */
  breakWith: (form: OutageForm) => Promise<void>
  mend: () => Promise<void>
  /** Requests since it was last broken. */
  requests: () => number
  close: () => Promise<void>
}

/** Passes everything on from a port (0: any) to another until it is broken. */
export async function openFaultLine(wantedPort: number, targetPort: number): Promise<FaultLine> {
  let form: OutageForm | undefined
  let requests = 0
  const server = createServer((incoming, outgoing) => {
    requests += 1
    if (form) fail(form, outgoing)
    else passOn(incoming, outgoing, targetPort)
  })
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const hangUp = async (): Promise<void> => {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  await listen(wantedPort)
  const { port } = server.address() as AddressInfo

  return {
    port,
    breakWith: async (next) => {
      form = next
      requests = 0
      if (next === 'refused') await hangUp()
    },
    mend: async () => {
      form = undefined
      // A client that still waits gets no answer.
      server.closeAllConnections()
      if (!server.listening) await listen(port)
    },
    requests: () => requests,
    close: hangUp,
  }
}

function fail(form: OutageForm, outgoing: ServerResponse): void {
  if (form === 'silent' || form === 'refused') return
  if (form === 'HTML') {
    outgoing.writeHead(200, { 'content-type': 'text/html' })
    outgoing.end('<!doctype html><title>Sign in to the network</title><h1>Welcome</h1>')
    return
  }
  // No Retry-After: the harder form, which makes the bare client ask again at once, for ever.
  outgoing.writeHead(Number(form), { 'content-type': 'text/plain' })
  outgoing.end('Not now.')
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { url, method, headers } = incoming
  const onward = request({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
