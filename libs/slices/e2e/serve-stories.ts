import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const kinds: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** The files of a built Storybook on a port of its own, which a browser asks for once. */
export async function serveStories(folder: string): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://stories.invalid').pathname)
    const kind = kinds[extname(path)]
    void readFile(join(folder, path)).then(
      (bytes) =>
        response
          .writeHead(200, { ...(kind && { 'content-type': kind }), 'cache-control': 'max-age=86400' })
          .end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
