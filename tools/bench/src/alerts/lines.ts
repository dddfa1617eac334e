import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** What a line does to a request. `undefined`: it passes it on. */
type Fault = (request: IncomingMessage, response: ServerResponse, passOn: () => void) => void

/** A line to another service, which can be broken. */
export interface Line {
  fault: Fault | undefined
  close: () => void
}

/** Opens a line on a port to another port of this machine. */
export async function openLine(port: number, target: number): Promise<Line> {
  const line: Line = { fault: undefined, close: () => server.closeAllConnections() }
  const server = createServer((incoming, outgoing) => {
    const passOn = (): void => {
      const { url, method, headers } = incoming
      const onward = request({ host: '127.0.0.1', port: target, path: url, method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
    }
    if (line.fault) line.fault(incoming, outgoing, passOn)
    else passOn()
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  line.close = () => {
    server.close()
    server.closeAllConnections()
  }
  return line
}

/** Answers after a while. */
export const slowly =
  (ms: number): Fault =>
  (_request, _response, passOn) =>
    void setTimeout(passOn, ms)

/** Answers with a status. @param concerns Only requests of these paths. */
export const withStatus =
  (status: number, concerns = /^/): Fault =>
  ({ url = '' }, response, passOn) => {
    if (!concerns.test(url)) return passOn()
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":"Not now."}')
  }

/** Never answers. */
export const silently: Fault = () => {}

/** Lists nothing any more. */
export const emptied: Fault = ({ url = '' }, response, passOn) => {
  if (!url.includes('/documents/search')) return passOn()
  const nothing = { page: 1, results_per_page: 100, results_size: 0, total_results_size: 0, total_pages: 1 }
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ ...nothing, next_page: null, prev_page: null, results: [] }))
}
