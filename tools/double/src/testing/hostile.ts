/**
 * What a stranger can send to every address of a service: long where anything can be long, nested, and made of what
 * parsers decode, count or look at again. For tests.
 *
 * @module
 */
import { Agent, request } from 'node:http'

/** What is asked, and in a few words why. */
export interface HostileRequest {
  what: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** Where a service can be asked, and by what. */
export interface Surface {
  routes: readonly { method: string; path: string }[]
  /** Names of headers, and the routes that they are tried at. */
  headers: { names: readonly string[]; at: readonly { method: string; path: string }[] }
  /** Names of parameters, and the routes that they are tried at. */
  queries: { names: readonly string[]; at: readonly string[] }
  /** What every request has. */
  always: Record<string, string>
}

const units = ['a', '%', '[', '{"a":', '(', '\\', '"', '0', 'a.', '=, ', '../', 'é']

/** Node takes 16 KiB for all headers and the address together. */
const headLength = 12_000
const bodyLength = 100_000
const members = [
  'type',
  'uid',
  'id',
  'name',
  'label',
  'email',
  'password',
  'token',
  'query',
  'prefix',
  'data',
]

const fill = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
/** Cut after it was escaped, and not within an escape: otherwise nothing but its length would be judged. */
const inAddress = (unit: string, length: number): string =>
  encodeURIComponent(fill(unit, length)).slice(0, length).replace(/%.?$/, '')

/** Every route with every kind of string in its path, its query and its body; then each header, then each parameter. */
export function* hostileRequests({ routes, headers, queries, always }: Surface): Generator<HostileRequest> {
  for (const unit of units) {
    const long = inAddress(unit, headLength)
    const header = `${fill(unit, headLength)}.`
    const text = fill(unit, bodyLength)
    const json = JSON.stringify(
      Object.fromEntries(members.map((name) => [name, fill(unit, bodyLength / 10)])),
    )
    for (const { method, path } of routes) {
      const what = `${method} ${path} with ${unit}`
      const takesBody = ['POST', 'PUT', 'PATCH'].includes(method)
      const plain = path.replace(/:[^/]+|\*/g, 'x')
      if (plain !== path)
        yield {
          what,
          method,
          path: path.replace(/:[^/{]+(?:\{[^/]+\})?|\*/, long).replace(/:[^/]+|\*/g, 'x'),
          headers: always,
        }
      if (!takesBody) continue
      for (const body of [text, json])
        yield {
          what: `${what} in the body`,
          method,
          path: plain,
          body,
          headers: { 'content-type': 'application/json', ...always },
        }
    }
    for (const { method, path } of headers.at)
      for (const name of headers.names)
        yield {
          what: `${name}: ${unit} at ${path}`,
          method,
          path,
          headers: { ...always, [name]: header },
        }
    for (const path of queries.at)
      for (const name of queries.names) {
        const mark = path.includes('?') ? '&' : '?'
        yield {
          what: `${path} ${name}=${unit}`,
          method: 'GET',
          path: `${path}${mark}${name}=${long}`,
          headers: always,
        }
      }
  }
}

const connections = new Agent({ keepAlive: true })

/** Asks as it stands: what a client would mend arrives. @returns The status; 0 when there was no answer. */
export function askHostile(origin: string, asked: HostileRequest): Promise<number> {
  const { method, path, headers, body } = asked
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin)
    // Thousands of requests, and a name is looked up for each.
    const host = hostname === 'localhost' ? '127.0.0.1' : hostname
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const sent = request(
      { agent: connections, host, port, path, method, headers: { ...headers, ...length } },
      (response) => {
        const { statusCode = 0 } = response
        // What tells of events does not end.
        if (response.headers['content-type']?.startsWith('text/event-stream')) response.destroy()
        response.resume()
        response.once('close', () => resolve(statusCode))
      },
    )
    // A connection that is used again may be closed by the time it is: then it is asked again, in the end by a new one.
    sent.once('error', () => resolve(sent.reusedSocket ? askHostile(origin, asked) : 0))
    sent.end(body)
  })
}
