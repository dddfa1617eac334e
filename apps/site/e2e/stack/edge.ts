/** A cache in front of a site: Varnish by the recipe where `EDGE=varnish` asks for it, else a double of what it does. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { workspace } from './slot.ts'

/** A cache that answers. */
export interface Edge {
  origin: string
  close: () => Promise<void>
}

const recipe = join(workspace, 'libs/serving/recipes/varnish.vcl')

/**
 * Starts a cache in front of a site that need not answer yet.
 *
 * @param options.port Default: a free one.
 */
export async function startEdge(options: { sitePort: number; secret: string; port?: number }): Promise<Edge> {
  return process.env['EDGE'] === 'varnish' ? startVarnish(options) : startDouble(options)
}

async function startVarnish({ sitePort, secret, port }: Parameters<typeof startEdge>[0]): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'))
  const settings = readFileSync(recipe, 'utf8')
    .replace('"3000"', `"${sitePort}"`)
    .replace('Bearer change-me', `Bearer ${secret}`)
  writeFileSync(join(folder, 'site.vcl'), settings)
  const own = port ?? (await freePort())
  const where = ['-f', join(folder, 'site.vcl'), '-n', join(folder, 'work'), '-a', `127.0.0.1:${own}`]
  const varnish = spawn(
    'varnishd',
    ['-F', ...where, '-p', 'http_gzip_support=off', '-s', 'malloc,32m', '-j', 'none'],
    { stdio: 'ignore' },
  )
  const ended = once(varnish, 'exit')
  const origin = `http://127.0.0.1:${own}`
  // It compiles the recipe first.
  while (!(await fetch(origin).catch(() => undefined))) await pause(100)
  return {
    origin,
    close: async () => {
      varnish.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Kept {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

async function startDouble({ sitePort, secret, port = 0 }: Parameters<typeof startEdge>[0]): Promise<Edge> {
  const pages = new Map<string, Kept>()
  const forget = ({ headers }: IncomingMessage): number => {
    if (headers.authorization !== `Bearer ${secret}`) return 403
    const tags = new Set(String(headers['surrogate-key']).split(' '))
    for (const [key, page] of pages)
      if (
        String(page.headers['surrogate-key'])
          .split(' ')
          .some((tag) => tags.has(tag))
      )
        pages.delete(key)
    return 200
  }
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.method === 'PURGE') {
      outgoing.writeHead(forget(incoming)).end()
      return
    }
    const key = `${incoming.url} ${incoming.headers['accept-encoding']}`
    const kept = pages.get(key)
    const page = kept ?? (await fetchFrom(sitePort, incoming))
    const { headers, status } = page
    if (status === 200 && headers['surrogate-control'] && !headers['set-cookie']) pages.set(key, page)
    send(page, kept !== undefined, outgoing)
  })
  await listen(server, port)
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function fetchFrom(port: number, { url: path, headers, method }: IncomingMessage): Promise<Kept> {
  const asked = request({ host: '127.0.0.1', port, path, headers, method }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }
}

function send({ status, headers, body }: Kept, isKept: boolean, outgoing: ServerResponse): void {
  const { 'surrogate-key': _tags, 'surrogate-control': _lifetime, ...others } = headers
  const from = headers['cache-status']
  outgoing.writeHead(status, { ...others, ...(isKept && { 'cache-status': `edge; hit, ${String(from)}` }) })
  outgoing.end(body)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}
