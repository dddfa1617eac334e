import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { bundleIslands, type IslandBundle } from '../src/build.ts'
import { createSiteServer, createStoredSite, type StoredSite } from '../src/index.ts'
import { folder } from '../fixture/build.ts'

/** The fixture site, answered from memory. */
export interface Served {
  origin: string
  stored: StoredSite
  /** Asked before an island's file is sent; it may wait, or refuse. */
  beforeIsland: { current: (path: string) => Promise<'send' | 'refuse'> }
  /** Answers with other scripts from now on. Those of before are gone, as after a deployment. */
  deploy: (scripts: ReadonlyMap<string, string>) => void
  close: () => Promise<boolean | void>
}

/** Pages of the fixture that can be finished. */
export const finishable: ReadonlySet<string> = new Set(['/', '/outlined', '/picture', '/data', '/islands'])

const policy: string =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'"

/** Makes the islands' files and what loads them. @param base Where the islands' files are. */
export async function bundleScripts(
  runtime: 'preact' | 'react',
  base: `/islands/${string}` = '/islands/',
): Promise<ReadonlyMap<string, string>> {
  const islands = await bundleIslands({
    islands: {
      counter: { module: './islands/counter.island.tsx', component: 'Counter' },
      fields: { module: './islands/fields.island.tsx', component: 'Fields' },
    },
    folder,
    base,
    runtime,
    conditions: ['@house-edge/source'],
  })
  return new Map([
    ...Object.entries(islands.files).map(([name, text]) => [base + name, text] as const),
    ['/islands/loader.js', await bundleLoader(islands)],
  ])
}

async function bundleLoader({ address }: IslandBundle): Promise<string> {
  const entry = '\0loader'
  const text = `
    import { startIslands } from ${JSON.stringify(join(import.meta.dirname, '../src/loader.ts'))}
    startIslands({ file: ${JSON.stringify(address)}, onFailure: () => {
      if (sessionStorage.getItem('reloaded')) return
      sessionStorage.setItem('reloaded', 'yes')
      location.reload()
    } })`
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: 'loader',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? text : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}

/** Serves the fixture's finished pages. @param first From {@link bundleScripts}. */
export async function serveFixture(first: ReadonlyMap<string, string>): Promise<Served> {
  let scripts = first
  const beforeIsland: Served['beforeIsland'] = { current: async () => 'send' }
  const stored = createStoredSite({
    folder,
    ask: (asked) => server.askFramework(asked),
    isFinished: (path) => finishable.has(path),
    finishing: { ownScripts: ['/islands/'], loader: '/islands/loader.js' },
    headersOf: () => ({ 'content-security-policy': policy }),
    fileHeaders: { 'x-content-type-options': 'nosniff' },
  })
  const answerScript = (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url?.split('?')[0] ?? ''
    const script = scripts.get(path)
    if (script === undefined) return false
    const isLoader = path.endsWith('/loader.js')
    void (isLoader ? Promise.resolve('send') : beforeIsland.current(path)).then((decision) =>
      decision === 'send'
        ? response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
        : response.writeHead(404).end(),
    )
    return true
  }
  const server = createSiteServer({ folder, port: 0, responders: [answerScript, stored.answer] })
  const { address, port } = await server.listen()
  await server.ready()
  await stored.finishBuild()
  return {
    origin: `http://${address}:${port}`,
    stored,
    beforeIsland,
    deploy: (next) => (scripts = next),
    close: () => server.close(),
  }
}
