/**
 * Runtimes and bundlers that this repository does not depend on, as the registry has them on the day.
 *
 * @module
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Cell, type Cells, cellOf } from './cells.ts'
import type { RuntimeProgram } from './loaded-entries.ts'

const packages = ['deno', 'bun', 'workerd', 'esbuild', 'webpack', 'hono', '@hono/node-server', 'express']

/** Installs them in a folder. @returns The version of each. */
export function installRuntimes(folder: string): Readonly<Record<string, string>> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      // They bring their programs by it.
      allowScripts: { deno: true, bun: true, workerd: true, esbuild: true },
    }),
  )
  execFileSync('npm', ['install', '--loglevel=error', '--no-audit', '--no-fund', ...packages], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return Object.fromEntries(
    packages.map((name) => {
      const file = join(folder, 'node_modules', name, 'package.json')
      return [name, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version]
    }),
  )
}

/** Those that run modules by name. */
export function registryPrograms(folder: string): RuntimeProgram[] {
  const bin = join(folder, 'node_modules/.bin')
  return [
    { name: 'Deno', line: [join(bin, 'deno'), 'run', '--allow-all', '--node-modules-dir=manual'] },
    { name: 'Bun', line: [join(bin, 'bun')] },
  ]
}

interface Esbuild {
  build: (options: Record<string, unknown>) => Promise<unknown>
}

/** Bundles each entry for browsers by esbuild. @param imports - What is imported of each. */
export async function bundledByEsbuild(folder: string, imports: ReadonlyMap<string, string>): Promise<Cells> {
  const { build } = createRequire(join(folder, 'package.json'))('esbuild') as Esbuild
  return each([...imports.keys()], async (specifier) => {
    const stdin = { contents: importing(specifier, imports.get(specifier)), resolveDir: folder }
    await build({ stdin, bundle: true, format: 'esm', write: false, logLevel: 'silent' })
  })
}

function importing(specifier: string, what = '* as entry'): string {
  return what.startsWith('*')
    ? `import ${what} from '${specifier}'\nglobalThis.entry = entry\n`
    : `import { ${what} as entry } from '${specifier}'\nglobalThis.entry = entry\n`
}

/** Bundles each entry for browsers by webpack. @param imports - What is imported of each. */
export async function bundledByWebpack(folder: string, imports: ReadonlyMap<string, string>): Promise<Cells> {
  const webpack = createRequire(join(folder, 'package.json'))('webpack') as (
    options: Record<string, unknown>,
    done: (
      error: Error | null,
      stats?: { toString: (how: unknown) => string; hasErrors: () => boolean },
    ) => void,
  ) => void
  return each([...imports.keys()], (specifier, index) => {
    const entry = join(folder, `webpack${index}.js`)
    writeFileSync(entry, importing(specifier, imports.get(specifier)))
    return new Promise<void>((resolve, reject) => {
      webpack(
        { mode: 'none', context: folder, entry, output: { path: join(folder, 'webpack') } },
        (error, stats) => {
          if (error ?? stats?.hasErrors() ?? true)
            reject(error ?? new TypeError(stats?.toString({ all: false, errors: true, errorDetails: false })))
          else resolve()
        },
      )
    })
  })
}

/** Bundles each entry as for a worker, and loads it in one by workerd. */
export async function loadedByWorkerd(folder: string, specifiers: readonly string[]): Promise<Cells> {
  const { build } = createRequire(join(folder, 'package.json'))('esbuild') as Esbuild
  const cells = new Map(
    await each(specifiers, async (specifier, index) => {
      await build({
        stdin: { contents: `export * from '${specifier}'`, resolveDir: folder },
        bundle: true,
        format: 'esm',
        platform: 'neutral',
        mainFields: ['module', 'main'],
        conditions: ['workerd', 'worker'],
        external: ['node:*', ...builtin],
        define: { 'process.env.NODE_ENV': '"production"' },
        outfile: join(folder, `worker${index}.js`),
        logLevel: 'silent',
      })
    }),
  )
  const built = [...specifiers.entries()].filter(([, specifier]) => cells.get(specifier) === 'yes')
  const modules = built.map(([index]) => `worker${index}.js`)
  writeFileSync(
    join(folder, 'main.js'),
    `const entries = ${JSON.stringify(built)}
export default {
  async test() {
    for (const [index, specifier] of entries)
      await import('./worker' + index + '.js').then(
        (entry) => console.log(JSON.stringify([specifier, Object.keys(entry).length === 0 ? 'types' : 'yes'])),
        (error) => console.log(JSON.stringify([specifier, 'no', String(error?.message ?? error)])),
      )
  },
}`,
  )
  const embedded = ['main.js', ...modules].map((file) => `(name = "${file}", esModule = embed "${file}")`)
  writeFileSync(
    join(folder, 'workerd.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "main", worker = (modules = [${embedded.join(', ')}], compatibilityDate = "${compatibilityDate}", compatibilityFlags = ["nodejs_compat"]))]);`,
  )
  const workerd = join(folder, 'node_modules/.bin/workerd')
  const { stdout } = spawnSync(workerd, ['test', join(folder, 'workerd.capnp')], { encoding: 'utf8' })
  for (const text of stdout.split('\n').filter((line) => line.startsWith('['))) {
    const [specifier = '', outcome = '', why = ''] = JSON.parse(text) as string[]
    cells.set(specifier, outcome === 'no' ? cellOf(why) : outcome)
  }
  return cells
}

/** From which on workers have what Node has, as modules. */
const compatibilityDate = '2026-08-01'

/** Modules of Node that are imported by their old names. */
const builtin =
  'assert async_hooks buffer child_process crypto events fs http https module net os path perf_hooks querystring stream tls url util worker_threads zlib'.split(
    ' ',
  )

async function each(
  specifiers: readonly string[],
  attempt: (specifier: string, index: number) => Promise<void>,
): Promise<Cells> {
  const cells = new Map<string, Cell>()
  for (const [index, specifier] of specifiers.entries()) {
    const cell = await attempt(specifier, index).then(
      () => 'yes',
      (error: unknown) => cellOf(String(error)),
    )
    cells.set(specifier, cell)
  }
  return cells
}
