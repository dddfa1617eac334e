/**
 * Reads a large repository over a slow line, beside load: 20,000 documents of 31 kB at 2 MB a second while two other
 * programs keep the processor busy. Every document has to be known in the end. Stops by itself after fifteen minutes.
 *
 * `--documents` and `--bytes-per-second` make it smaller or slower.
 *
 * @module
 */
import assert from 'node:assert'
import { fork, type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { parseArgs } from 'node:util'
import { createContentClient, createContentStore } from '../src/index.ts'
import { createNodeFetch } from '../src/node.ts'

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '20000' },
    'bytes-per-second': { type: 'string', default: '2000000' },
  },
})
const wanted = Number(values.documents)
const bytesPerSecond = Number(values['bytes-per-second'])
const longestMs = 15 * 60_000
const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** Passes connections on, all together at most so many bytes a second towards the client. */
async function slowLine(port: number): Promise<number> {
  let freeAtMs = 0
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (chunk) => {
      from.pause()
      const now = performance.now()
      freeAtMs = Math.max(now, freeAtMs) + (chunk.length / bytesPerSecond) * 1_000
      setTimeout(() => {
        if (!to.destroyed) to.write(chunk)
        from.resume()
      }, freeAtMs - now)
    })
    from.on('close', () => to.destroy()).on('error', () => to.destroy())
  }
  const line = createServer((client) => {
    const service = connect(port, '127.0.0.1')
    client.pipe(service)
    client.on('error', () => service.destroy()).on('close', () => service.destroy())
    pass(service, client)
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  line.unref()
  return (line.address() as AddressInfo).port
}

const pages = new Map<string, number>()
const failures: string[] = []
const sizesRead = (): string => [...pages].map(([size, count]) => `${count} of ${size}`).join(', ')

const children: ChildProcess[] = []
const stop = (): void => children.forEach((child) => child.kill())
const timer = setTimeout(() => {
  say(`given up after fifteen minutes, ${sizesRead()} asked for, ${failures.length} attempts broken off`)
  stop()
  process.exit(1)
}, longestMs)

try {
  say(`writing ${wanted} documents …`)
  const service = fork(new URL('serve-many.ts', import.meta.url), [String(wanted)])
  children.push(service)
  const [endpoint] = (await once(service, 'message')) as [string]
  const url = new URL(endpoint)
  url.port = String(await slowLine(Number(url.port)))
  url.hostname = '127.0.0.1'
  for (let count = 0; count < 2; count += 1)
    children.push(
      spawn(process.execPath, ['-e', `const end = Date.now() + ${longestMs}; while (Date.now() < end);`]),
    )

  const nodeFetch = createNodeFetch()
  const client = createContentClient({
    repositoryName: 'test',
    endpoint: url.href.replace(/\/$/, ''),
    fetch: (input, init) => {
      const size = new URL(input).searchParams.get('pageSize')
      if (size) pages.set(size, (pages.get(size) ?? 0) + 1)
      return nodeFetch(input, init)
    },
    onEvent: (event) => {
      if (event.type === 'refresh-failed') failures.push(event.message)
    },
  })
  const store = createContentStore({ client, outlines: { article: [] } })
  say(`reading at ${bytesPerSecond / 1e6} MB a second, beside two busy programs …`)
  const began = performance.now()
  while (!store.state.ref) await store.refresh().catch(() => {})
  const seconds = (performance.now() - began) / 1_000

  process.stdout.write(
    '| documents | seconds | attempts that broke off | requests by size |\n| ---: | ---: | ---: | --- |\n' +
      `| ${store.state.documents} | ${seconds.toFixed(0)} | ${failures.length} | ${sizesRead()} |\n`,
  )
  assert.equal(store.state.documents, wanted)
  assert.equal(await store.lookup('article', `a-${wanted - 1}`), 'found')
  store.close()
} finally {
  clearTimeout(timer)
  stop()
}
