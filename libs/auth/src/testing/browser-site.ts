import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Auth } from '../setup/auth.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import type { FormFields } from '../setup/form-fields.ts'

/** What a page of the test may ask for, by name. */
export type Operations = Record<string, (context: AuthContext, fields: FormFields) => Promise<unknown>>

const source = join(import.meta.dirname, '..')

/** The observer as it is shipped, and a list of what it heard. */
const script = `
  import { createSessionObserver } from '/source/observer/create-session-observer.ts'
  window.heard = []
  const observer = createSessionObserver()
  observer.onEvent((event, session) => window.heard.push(event + ' ' + session.state))
  observer.start()
  window.operate = async (name, fields) => {
    const response = await fetch('/operations/' + name, { method: 'POST', body: new URLSearchParams(fields) })
    return response.json()
  }`

/** A site for real browsers: pages behind the border, the endpoint of the observer, operations by POST. */
export async function startBrowserSite(
  create: (origin: string) => Auth,
  operations: Operations,
): Promise<{ origin: string; close(): void }> {
  let auth: Auth | undefined
  const server = createServer(async (incoming, outgoing) => {
    const response = await readRequest(incoming, origin)
      .then((request) => answer(auth as Auth, request, operations))
      .catch((error: unknown) => new Response(String(error), { status: 500 }))
    outgoing.writeHead(response.status, [...response.headers].flat())
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  auth = create(origin)
  return {
    origin,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const pieces: Uint8Array[] = []
  for await (const piece of incoming) pieces.push(piece as Uint8Array)
  const { method = 'GET' } = incoming
  return new Request(new URL(incoming.url ?? '/', origin), {
    method,
    headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(method === 'POST' ? { body: Buffer.concat(pieces) } : {}),
  })
}

async function answer(auth: Auth, request: Request, operations: Operations): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/auth/session') return auth.sessionEndpoint(request)
  if (pathname.startsWith('/source/')) {
    const code = stripTypeScriptTypes(readFileSync(join(source, pathname.slice('/source/'.length)), 'utf8'))
    return new Response(code, { headers: { 'content-type': 'text/javascript' } })
  }
  const operate = operations[pathname.slice('/operations/'.length)]
  if (request.method === 'POST' && operate) {
    return auth.handle(request, async (context) => {
      const form = await context.form()
      return Response.json(form.ok ? await operate(context, form.fields) : form)
    })
  }
  return auth.proxy(request, () => page(`This is ${pathname}`))
}

function page(text: string): Response {
  const html = `<!doctype html><title>${text}</title><h1>${text}</h1><script type="module">${script}</script>`
  return new Response(html, { headers: { 'content-type': 'text/html' } })
}
