/**
 * What an entry costs the visitors who load it: bundled from the packed
 * tarballs, minified and compressed, React and Next apart.
 *
 * @module
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** Something that is imported, and how large it may be. */
interface Budget {
  what: string
  /** The import, as a user writes it. */
  code: string
  /** In kB of 1000 bytes, compressed by gzip. */
  mostKb: number
}

/** A budget and what was found. */
interface Measured extends Budget {
  kb: number
}

const apart = /^(?:react|react-dom|next)(?:\/|$)/

/** Components by name, of the entries of a library of components. A component begins with a capital letter. */
export function componentsOf(library: string): (Omit<Budget, 'mostKb'> & { component: string })[] {
  const { name, exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    name: string
    exports: Record<string, string | { default: string }>
  }
  return Object.entries(exports).flatMap(([entry, conditions]) => {
    if (typeof conditions === 'string') return []
    const built = readFileSync(join(library, conditions.default), 'utf8')
    const exported = [...built.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','))
    return exported
      .map((text) => text.trim().split(' as ').at(-1) ?? '')
      .filter((component) => /^[A-Z][a-z]/.test(component))
      .map((component) => ({
        component,
        what: `${name}${entry.slice(1)} ${component}`,
        code: `export { ${component} } from '${name}${entry.slice(1)}'`,
      }))
  })
}

/** Bundles each import for browsers. @param folder Where the libraries are installed. */
export async function measure(folder: string, budgets: readonly Budget[]): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [index, budget] of budgets.entries()) {
    measured.push({ ...budget, kb: (await sizeOf(join(folder, `size${index}`), budget.code)) / 1000 })
  }
  return measured
}

/** What exceeds its budget. */
export function tooLarge(measured: readonly Measured[]): Measured[] {
  return measured.filter(({ kb, mostKb }) => kb > mostKb)
}

/** The text of `docs/sizes.md`. */
export function sizesPage(measured: readonly Pick<Measured, 'what' | 'kb'>[]): string {
  return [
    '# What entries weigh in browsers',
    '',
    'Each entry that runs in browsers, all of it: bundled from the packed tarballs by Vite, minified, gzip, React and Next apart, in kB of 1000 bytes. A page loads what it imports, which is less. Written by `node tools/checks/bin/entry-sizes.mjs --write`; `npm test -- packages` measures again, and holds this page against it. Do not edit.',
    '',
    '| entry | kB |',
    '|---|---|',
    ...measured.map(({ what, kb }) => `| \`${what}\` | ${kb.toFixed(1)} |`),
    '',
  ].join('\n')
}

/**
 * Entries of which the page says another size: a tenth more or less, or 300 bytes where that is more.
 *
 * @returns What is wrong, in words.
 */
export function outdatedSizes(page: string, measured: readonly Pick<Measured, 'what' | 'kb'>[]): string[] {
  const said = new Map(
    [...page.matchAll(/^\| `([^`]+)` \| ([\d.]+) \|$/gm)].map(([, what = '', kb]) => [what, Number(kb)]),
  )
  return [
    ...measured
      .filter(({ what, kb }) => !(Math.abs(kb - (said.get(what) ?? Number.NaN)) <= Math.max(0.3, kb / 10)))
      .map(
        ({ what, kb }) =>
          `${what} weighs ${kb.toFixed(1)} kB, and not ${said.get(what) ?? 'what no row says'}`,
      ),
    ...[...said.keys()]
      .filter((what) => measured.every((one) => one.what !== what))
      .map((what) => `${what} runs in no browser any more`),
  ].map((what) => `docs/sizes.md: ${what}. Build, and run node tools/checks/bin/entry-sizes.mjs --write`)
}

/** As text, one line each. */
export function table(measured: readonly Measured[]): string {
  const width = Math.max(...measured.map(({ what }) => what.length))
  return measured
    .map(
      ({ what, kb, mostKb }) =>
        `${what.padEnd(width)} ${kb.toFixed(2).padStart(6)} kB of ${mostKb.toFixed(1).padStart(4)}${kb > mostKb ? '  TOO LARGE' : ''}`,
    )
    .join('\n')
}

async function sizeOf(folder: string, code: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, code)
  const built = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: (id) => apart.test(id), output: { minify: true } },
    },
  })) as Rolldown.RolldownOutput[]
  const scripts = built.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'))
  return scripts.reduce((sum, script) => sum + gzipSync(script.code).length, 0)
}
