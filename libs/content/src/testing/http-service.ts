import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MemoryService } from './memory-service.ts'

/** What goes wrong on the wire. */
export type WireFault =
  /** Accepts, and never answers. */
  | 'silent'
  /** Answers, and sends its body a byte at a time without end. */
  | 'drip'
  /** Promises more bytes than it sends. */
  | 'cut'
  /** Ends the connection before it answers. */
  | 'reset'

/** A memory service behind a socket, for tests in which the wire matters. */
export interface HttpService {
  origin: string
  /** The document API. */
  endpoint: string
  /** Requests that arrived, in order. */
  requests: URL[]
  /** Until called without a fault. */
  breakWire: (fault?: WireFault) => void
  close: () => Promise<void>
}

/** Serves a memory service on a free port of this machine. */
export async function serveOverHttp(service: MemoryService): Promise<HttpService> {
  const requests: URL[] = []
  let wireFault: WireFault | undefined

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', originOf(server))
    requests.push(url)
    if (wireFault) breakAnswer(wireFault, response)
    else void answer(service, url, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = originOf(server)

  return {
    origin,
    endpoint: `${origin}/api/v2`,
    requests,
    breakWire: (fault) => {
      wireFault = fault
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function answer(service: MemoryService, url: URL, response: ServerResponse): Promise<void> {
  try {
    const answered = await service.fetch(url.href)
    const names = ['content-type', 'retry-after']
    const headers = names
      .map((name) => [name, answered.headers.get(name)])
      .filter(([, value]) => value !== null)
    response.writeHead(answered.status, Object.fromEntries(headers) as Record<string, string>)
    response.end(Buffer.from(await answered.arrayBuffer()))
  } catch {
    response.destroy()
  }
}

function breakAnswer(fault: WireFault, response: ServerResponse): void {
  if (fault === 'silent') return
  if (fault === 'reset') {
    response.destroy()
    return
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000_000 })
  if (fault === 'cut') {
    response.write('{"page":1,"results":[{"id":"half', () => response.destroy())
    return
  }
  const timer = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(timer))
}
