/**
 * Shows that no entry for servers can end in a browser: each is imported, from
 * the packed tarball, by a client component of a real Next application and by a
 * Vite application, and those builds must fail at the guard: that a bundler finds
 * something else to refuse, such as a module of Node, is no guard.
 *
 * The packed tarball matters. A guard that holds in the sources can be dropped
 * by a bundler that is told the package has no side effects.
 *
 * @module
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { UnjudgedError } from './unjudged-error.ts'

const workspace = join(import.meta.dirname, '../../..')

/** An entry that must not be bundled for browsers. */
interface GuardedEntry {
  library: string
  /** As it is imported, e.g. `@house-edge/auth/server`. */
  specifier: string
  /** A value it exports: what a careless import would name. */
  name: string
}

/** What bundlers for browsers are given in place of an entry for servers: nothing, and an error. */
const refusal = './dist/refusal/in-browser.js'

/** What Next names when it refuses a module for servers, ours or the file in its place. */
const marker = 'server-only'

/** How a bundler names that file when it says why it stopped. */
const refusalFile = 'dist/refusal/in-browser.js'

/** The same of the package of an entry. */
function refusalOf({ specifier }: Pick<GuardedEntry, 'specifier'>): string {
  return `${specifier.split('/').slice(0, 2).join('/')}/${refusalFile}`
}

type Exports = Record<string, string | Record<string, string>>

/** Finds the entries of a built library that refuse to be resolved for browsers. */
export function guardedEntries(library: string): GuardedEntry[] {
  const { name, exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    name: string
    exports: Exports
  }
  return Object.entries(exports).flatMap(([entry, conditions]) => {
    if (typeof conditions === 'string' || conditions['browser'] !== refusal) return []
    const built = readFileSync(join(library, conditions['default'] ?? ''), 'utf8')
    const exported = /export \{ ([\w$]+)/.exec(built)?.[1]
    if (!exported) {
      throw new UnjudgedError(
        `${name}${entry.slice(1)} exports no value, so nothing shows its guard. Build it, or export one.`,
      )
    }
    return [{ library, specifier: name + entry.slice(1), name: exported }]
  })
}

/**
 * Entries that begin with the marker `server-only` but could be bundled all the same.
 *
 * @returns What is wrong, in words.
 */
export function unguardedMarkers(library: string): string[] {
  const { name, exports, sideEffects } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    name: string
    exports: Exports
    sideEffects?: boolean | string[]
  }
  return Object.entries(exports).flatMap(([entry, conditions]) => {
    if (typeof conditions === 'string') return []
    const source = conditions['@house-edge/source'] ?? ''
    const built = conditions['default'] ?? ''
    if (
      !source.endsWith('.ts') ||
      !/^import 'server-only'$/m.test(readFileSync(join(library, source), 'utf8'))
    )
      return []
    return [
      ...(conditions['browser'] === refusal
        ? []
        : [`${name}${entry.slice(1)} resolves for browsers: add "browser": "${refusal}" to its conditions`]),
      ...(!readFileSync(join(library, built), 'utf8').includes(marker) ||
      sideEffects === undefined ||
      (Array.isArray(sideEffects) && sideEffects.includes(built))
        ? []
        : [`${name}${entry.slice(1)} loses its marker in a bundle: name ${built} in "sideEffects"`]),
    ]
  })
}

/** Installs the tarballs of these libraries for an application in `folder`. */
export function installPacked(folder: string, libraries: readonly string[]): void {
  const tarballs = join(folder, 'tarballs')
  mkdirSync(tarballs, { recursive: true })
  // One process packs them all.
  const named = libraries.flatMap((library) => ['--workspace', library])
  execFileSync('npm', ['pack', '--silent', '--pack-destination', tarballs, ...named], {
    cwd: workspace,
    shell: process.platform === 'win32',
  })
  const packed = readdirSync(tarballs)
  for (const library of libraries) {
    const { name } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { name: string }
    const begin = `${name.replace('@', '').replace('/', '-')}-`
    const tarball = packed.find((file) => file.startsWith(begin) && /^\d/.test(file.slice(begin.length)))
    if (!tarball) throw new UnjudgedError(`${name} could not be packed, so nothing shows its guards.`)
    const target = join(folder, 'node_modules', name)
    mkdirSync(target, { recursive: true })
    execFileSync('tar', ['-xzf', join(tarballs, tarball), '--strip-components=1'], { cwd: target })
  }
}

/**
 * Builds an application with Next in which these entries are imported by client
 * components, and properly by server components beside them.
 *
 * @returns The entries whose careless import no guard stopped, and the proper ones that were refused.
 */
export function wronglyBuiltByNext(
  folder: string,
  entries: readonly GuardedEntry[],
  bundler: 'turbopack' | 'webpack',
): string[] {
  writeNextApp(folder, entries)
  const { status, said } = buildWithNext(folder, bundler)
  const refusals = said.split(/^(?=\.\/|refused)/m)
  const isRefused = (page: string, { specifier }: GuardedEntry, reason = '') =>
    refusals.some((text) => text.includes(`${pageOf(page, specifier)}/page.jsx`) && text.includes(reason))
  // Of several who import one file, Turbopack names one; of the others it says that the file does not export what they ask.
  const isAtGuard = (entry: GuardedEntry) =>
    isRefused('careless', entry, refusalOf(entry)) &&
    refusals.some((text) => /^.*/.exec(text)?.[0].includes(refusalOf(entry)) && text.includes(marker))
  const missed = entries.filter(
    (entry) => status === 0 || !(isRefused('careless', entry, marker) || isAtGuard(entry)),
  )
  return [
    ...entries
      .filter((entry) => isRefused('proper', entry))
      .map(({ specifier }) => `${specifier} was refused to a server component by ${bundler}`),
    // What the first compiler of a build refuses keeps the second from being asked.
    ...(missed.length > 0 && missed.length < entries.length
      ? wronglyBuiltByNext(folder, missed, bundler)
      : missed.map(
          ({ specifier }) => `${specifier} was stopped by no guard in a client component by ${bundler}`,
        )),
  ]
}

/** The folder of a page that imports an entry. */
function pageOf(kind: string, specifier: string): string {
  return `${kind}-${specifier.replaceAll(/\W+/g, '-')}-page`
}

/**
 * Next names one page of those that import what webpack refuses, and its settings have webpack stop at the first
 * refusal. So webpack goes on, and tells of all who import it, also by way of others.
 */
const nextConfig = `export default {
  agentRules: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: ${JSON.stringify(workspace)} },
  // A build that fails needs no maps and nothing small, and no later build takes up its cache.
  experimental: { turbopackSourceMaps: false, turbopackMinify: false, turbopackFileSystemCacheForBuild: false },
  webpack: (config, { isServer }) => {
    config.bail = false
    config.cache = false
    config.optimization.minimize = false
    config.plugins.push({
      apply: ({ hooks }) =>
        hooks.compilation.tap('guards', (compilation) =>
          // Later, Next replaces these errors by texts of its own.
          compilation.hooks.seal.tap('guards', () => {
            for (const reason of ['${marker}', '']) {
              const errors = compilation.errors.filter(({ message }) => message.includes(reason))
              const refused = new Set(errors.flatMap(({ module }) => module ?? []))
              for (const module of refused)
                for (const { originModule } of compilation.moduleGraph.getIncomingConnections(module))
                  if (originModule) refused.add(originModule)
              for (const { resource } of refused) console.error('refused', reason, resource)
            }
            // It is told; what this compiler refuses would keep that for browsers from being asked.
            if (isServer) compilation.errors = []
          }),
        ),
    })
    return config
  },
}`

function writeNextApp(folder: string, entries: readonly GuardedEntry[]): void {
  const app = join(folder, 'app')
  rmSync(app, { recursive: true, force: true })
  write(join(folder, 'package.json'), '{ "name": "guards", "private": true, "type": "module" }')
  write(join(folder, 'next.config.mjs'), nextConfig)
  write(join(app, 'layout.jsx'), 'export default ({ children }) => <html><body>{children}</body></html>')
  for (const { specifier, name } of entries) {
    const use = `import { ${name} } from '${specifier}'\nexport default function Page() { return <p>{String(${name})}</p> }\n`
    write(join(app, pageOf('careless', specifier), 'page.jsx'), `'use client'\n${use}`)
    write(join(app, pageOf('proper', specifier), 'page.jsx'), use)
  }
}

function buildWithNext(
  folder: string,
  bundler: 'turbopack' | 'webpack',
): { status: number | null; said: string } {
  const next = join(workspace, 'node_modules/next/dist/bin/next')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [next, 'build', folder, ...(bundler === 'webpack' ? ['--webpack'] : [])],
    { encoding: 'utf8', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
  )
  return { status, said: stdout + stderr }
}

/** Builds each entry into a browser bundle with Vite. @returns The entries that no guard stopped. */
export async function builtByVite(folder: string, entries: readonly GuardedEntry[]): Promise<string[]> {
  const built: string[] = []
  for (const [index, { specifier, name }] of entries.entries()) {
    const root = join(folder, `vite${index}`)
    write(join(root, 'main.js'), `import { ${name} } from '${specifier}'\ndocument.title = String(${name})\n`)
    write(join(root, 'index.html'), '<script type="module" src="./main.js"></script>')
    const why = await build({ root, configFile: false, logLevel: 'silent' }).then(
      () => undefined,
      (error: unknown) => String(error),
    )
    if (!why?.includes(refusalOf({ specifier })))
      built.push(
        `${specifier} was ${why === undefined ? 'built for a browser' : 'refused for another reason'} by Vite`,
      )
  }
  return built
}

function write(file: string, text: string): void {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}
