/**
 * What the READMEs promise of edge runtimes, shown: each entry whose row names them is bundled from the packed
 * tarball as such a runtime would have it, loaded in one, and used.
 *
 * @module
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EdgeVM } from '@edge-runtime/vm'
import { build, type Rolldown } from 'vite'
import { type EdgeProgram, edgePrograms } from './edge-programs.ts'
import { type EntryRow, entryRows } from './entry-rows.ts'
import { UnjudgedError } from './unjudged-error.ts'

/**
 * Entries of a library that its README says nothing about, and rows of entries that are not there.
 *
 * @returns What is wrong, in words.
 */
export function missingRows(library: string): string[] {
  const { name, exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    name: string
    exports: Record<string, unknown>
  }
  const entries = Object.keys(exports)
    .filter((entry) => !/\.(?:css|json)$|\*/.test(entry))
    .map((entry) => name + entry.slice(1))
  const rows = entryRows(readFileSync(join(library, 'README.md'), 'utf8')).map(({ specifier }) => specifier)
  return [
    ...entries
      .filter((entry) => !rows.includes(entry))
      .map((entry) => `${entry}: its README does not say where it runs. Add a row to the table of entries`),
    ...rows
      .filter((row) => !entries.includes(row))
      .map((row) => `${row} has a row in a README and is no entry`),
  ]
}

/**
 * Entries with a condition of edge runtimes that no row promises to them, so that nothing loads them there.
 *
 * @returns What is wrong, in words.
 */
export function unshownConditions(library: string): string[] {
  const { name, exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    name: string
    exports: Record<string, unknown>
  }
  const rows = entryRows(readFileSync(join(library, 'README.md'), 'utf8'))
  return Object.entries(exports).flatMap(([entry, conditions]) => {
    const specifier = name + entry.slice(1)
    const isPromised = rows.some((row) => row.specifier === specifier && row.runtimes.includes('edge'))
    return ['workerd', 'edge-light']
      .filter((runtime) => !isPromised && Object.hasOwn(Object(conditions), runtime))
      .map((runtime) => `${specifier} declares ${runtime}, and its README promises no edge runtime`)
  })
}

/**
 * Uses every entry whose row names edge runtimes in one.
 *
 * @param folder Where the libraries are installed from their tarballs.
 * @returns What is wrong, in words.
 */
export async function brokenOnEdge(folder: string, rows: readonly EntryRow[]): Promise<string[]> {
  const promised = rows.filter(({ runtimes }) => runtimes.includes('edge')).map(({ specifier }) => specifier)
  const broken = Object.keys(edgePrograms)
    .filter((specifier) => !promised.includes(specifier))
    .map((specifier) => `${specifier} is used on an edge runtime, and no README promises it`)
  for (const [index, specifier] of promised.entries()) {
    const program = edgePrograms[specifier]
    if (!program) {
      broken.push(`${specifier} is promised to edge runtimes, and no program shows it`)
      continue
    }
    try {
      const said = await runOnEdge(join(folder, `edge${index}`), program)
      if (!program.says.test(said))
        broken.push(`${specifier} says "${said}" on an edge runtime, and not ${program.says}`)
    } catch (error) {
      broken.push(`${specifier} does not run on an edge runtime: ${String(error).slice(0, 400)}`)
    }
  }
  return broken
}

/**
 * Bundles a program that default-exports a function, and calls it in a runtime without Node.
 *
 * @returns What the function resolved to, as text.
 */
export async function runOnEdge(
  folder: string,
  { code, isInNext = false }: Pick<EdgeProgram, 'code' | 'isInNext'>,
): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, 'program.js')
  writeFileSync(entry, code)
  const built = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    // Bundled parts of Next ask for the second, and Next's own bundles have it.
    define: { 'process.env.NODE_ENV': '"production"', __dirname: '"/"' },
    // As Next and others name it; where a package has nothing of its own for it, what it has for everybody.
    resolve: {
      conditions: ['edge-light', ...(isInNext ? ['react-server'] : []), 'import', 'module', 'default'],
    },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'program' },
      rolldownOptions: { external: (id) => id.startsWith('node:'), output: { exports: 'default' } },
    },
  })) as Rolldown.RolldownOutput[]
  const chunk = built[0]?.output[0]
  if (!chunk) throw new UnjudgedError('Nothing was built, so nothing could run.')
  if (chunk.imports.length > 0)
    throw new UnjudgedError(`It imports ${chunk.imports.join(', ')}, which an edge runtime does not have.`)
  // No code is made from text there: https://nextjs.org/docs/app/api-reference/edge#unsupported-apis
  const runtime = new EdgeVM({
    codeGeneration: { strings: false, wasm: false },
    extend: (context) => (isInNext ? Object.assign(context, { process: { env: {} } }) : context),
  })
  runtime.evaluate(chunk.code)
  return String(await runtime.evaluate<Promise<unknown>>('program()'))
}
