/**
 * Bundles packed entries for browsers by Vite.
 *
 * @module
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { type Cell, type Cells, cellOf } from './cells.ts'

/** What stands in for modules of Node, which then have nothing in them. */
const standIn = '__vite-browser-external'

/**
 * What becomes of each entry.
 *
 * @param folder - The libraries are installed above it.
 * @param promised - Those that must be bundled, which are built at once.
 * @param others - Those that need not be, of which one that fails would end the build of all.
 */
export async function bundledByVite(
  folder: string,
  promised: readonly string[],
  others: readonly string[],
): Promise<Cells> {
  const cells = new Map<string, Cell>()
  for (const specifiers of [promised, ...others.map((specifier) => [specifier])]) {
    const built = await builtByVite(folder, specifiers).catch((error: unknown) => cellOf(String(error)))
    for (const specifier of specifiers)
      cells.set(specifier, typeof built === 'string' ? built : (built.get(specifier) ?? 'was not built'))
  }
  return cells
}

async function builtByVite(folder: string, specifiers: readonly string[]): Promise<Cells> {
  mkdirSync(folder, { recursive: true })
  const nameOf = (specifier: string) => specifier.replaceAll(/\W/g, '-')
  const fileOf = (specifier: string) => join(folder, `${nameOf(specifier)}.js`)
  for (const specifier of specifiers)
    writeFileSync(fileOf(specifier), `import * as entry from '${specifier}'\nglobalThis.entry = entry\n`)
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          specifiers.map((specifier) => [nameOf(specifier), fileOf(specifier)] as const),
        ),
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const modulesOf = (name: string, seen = new Set<string>()): string[] => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    return [...chunk.moduleIds, ...chunk.imports.flatMap((next) => modulesOf(next, seen))]
  }
  return new Map(
    chunks.flatMap(({ isEntry, name, fileName }) => {
      const specifier = specifiers.find((each) => isEntry && nameOf(each) === name)
      if (specifier === undefined) return []
      const isWhole = !modulesOf(fileName).some((id) => id.includes(standIn))
      return [[specifier, isWhole ? 'yes' : cellOf(standIn)] as const]
    }),
  )
}
