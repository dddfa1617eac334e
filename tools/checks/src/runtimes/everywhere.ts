/**
 * Every entry in the runtimes and bundlers of the registry.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { serversThatAsk } from './asking-servers.ts'
import type { Cells } from './cells.ts'
import { loadedEntries } from './loaded-entries.ts'
import { builtByNext } from './next-entries.ts'
import * as registry from './registry-runtimes.ts'
import type { Found } from './runtime-page.ts'

/** Which entries there are. */
interface Entries {
  readonly specifiers: readonly string[]
  /** What a build for browsers has to take. */
  readonly forBrowsers: readonly string[]
  /** What it has to refuse: a name that each exports. */
  readonly guarded: ReadonlyMap<string, string>
}

/**
 * Runs them. Minutes, and the network.
 *
 * @param folder - The libraries are installed above it.
 */
export async function everywhere(
  folder: string,
  { specifiers, forBrowsers, guarded }: Entries,
): Promise<Found & { versions: Readonly<Record<string, string>> }> {
  const place = join(folder, 'registry')
  const versions = registry.installRuntimes(place)
  const [deno, bun] = registry.registryPrograms(place)
  const named = async (program: typeof deno): Promise<Cells> =>
    program ? loadedEntries(place, program, specifiers) : new Map()
  const careless = new Map([
    ...forBrowsers.map((specifier) => [specifier, '* as entry'] as const),
    ...guarded,
  ])
  serversThatAsk(place, registry.registryPrograms(place))
  return {
    Deno: await named(deno),
    Bun: await named(bun),
    workerd: await registry.loadedByWorkerd(place, specifiers),
    esbuild: await registry.bundledByEsbuild(place, careless),
    webpack: await registry.bundledByWebpack(place, careless),
    Next: builtByNext(join(folder, 'next-server'), 'server', specifiers),
    Turbopack: new Map([
      ...builtByNext(join(folder, 'next-client'), 'client', forBrowsers),
      // The check of guards shows it.
      ...[...guarded.keys()].map((specifier) => [specifier, 'refused'] as const),
    ]),
    versions: { Node: process.versions.node, ...versions, vite: versionOf('vite'), next: versionOf('next') },
  }
}

function versionOf(name: string): string {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
