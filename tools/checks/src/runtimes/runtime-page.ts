import type { EntryRow } from '../entry-rows.ts'
import type { Cells } from './cells.ts'

/** The runtimes, in the order of the table. */
const columns = [
  'Node',
  '`require`',
  '`react-server`',
  'Deno',
  'Bun',
  'workerd',
  'edge',
  'Next',
  'Vite',
  'esbuild',
  'webpack',
  'Turbopack',
] as const

/** A column of the table. */
type Column = (typeof columns)[number]

/** What was found, by column. */
export type Found = Partial<Record<Column, Cells>>

/**
 * The text of `docs/runtimes.md`.
 *
 * @param specifiers - Every entry: a row each.
 * @param versions - Of what ran them.
 */
export function runtimePage(
  specifiers: readonly string[],
  found: Found,
  versions: Readonly<Record<string, string>>,
): string {
  const reasons = [
    ...new Set(
      columns.flatMap((column) => [...(found[column]?.values() ?? [])]).filter((cell) => !words.has(cell)),
    ),
  ].toSorted()
  const written = (cell: string | undefined): string =>
    cell === undefined ? '–' : words.has(cell) ? cell : `no (${reasons.indexOf(cell) + 1})`
  return [
    '# Where entries load',
    '',
    'Written by `npm run examples -- runtimes`, which loads every entry from the packed tarballs; `npm test -- packages` loads them again in Node and Vite, and holds this page against what it finds. Do not edit.',
    '',
    'The libraries are ES modules alone. Programs in CommonJS get them by `require` from Node 22.12 on; the column `require` shows which.',
    '',
    `Run on ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}.`,
    '',
    `| entry | ${columns.join(' | ')} |`,
    `|---|${'---|'.repeat(columns.length)}`,
    ...specifiers.map(
      (specifier) =>
        `| \`${specifier}\` | ${columns.map((column) => written(found[column]?.get(specifier))).join(' | ')} |`,
    ),
    '',
    '- **yes**: it loads, and exports something. In `Next`: a server component of a Next application imports it.',
    '- **types**: types are all it has.',
    '- **refused**: it is for servers, and a build for browsers ends. Its words say which entry to take instead; those of webpack alone, that the entry has no exports.',
    '- **–**: not promised there, and not tried.',
    ...reasons.map((reason, index) => `- **no (${index + 1})**: ${reason}.`),
    '',
    '`Node`, `require` and `react-server` are Node without a bundler: with `import`, with `require`, and with `--conditions=react-server`. `workerd` is what Cloudflare runs, with `nodejs_compat`. On `edge`, a runtime without Node as Next has it, each entry did one real thing. By Hono and by Express, in Node, Deno and Bun, `@house-edge/auth/server` answered visitors and sent those without a session to sign in, and a job made a client of the backend with it. The last four columns build for browsers.',
    '',
  ].join('\n')
}

const words: ReadonlySet<string> = new Set(['yes', 'types', 'refused'])

/**
 * Cells of the page that are not as they were found now.
 *
 * @returns What is wrong, in words.
 */
export function outdatedCells(page: string, specifiers: readonly string[], found: Found): string[] {
  const rows = page.split('\n').flatMap((line) => {
    const [, specifier, ...cells] = line.split('|').map((text) => text.trim())
    return specifier?.startsWith('`@') ? [[specifier.slice(1, -1), cells] as const] : []
  })
  const ofRow = new Map(rows)
  const kind = (cell: string | undefined) => (cell === undefined || words.has(cell) ? cell : 'no')
  return [
    ...rows
      .filter(([specifier]) => !specifiers.includes(specifier))
      .map(([name]) => `${name} is no entry any more`),
    ...specifiers.filter((specifier) => !ofRow.has(specifier)).map((name) => `${name} has no row`),
    ...[...ofRow].flatMap(([specifier, cells]) =>
      columns.flatMap((column, index) => {
        const now = kind(found[column]?.get(specifier))
        const said = cells[index]?.replace(/ \(\d+\)/, '')
        return now === undefined || now === said
          ? []
          : [`${specifier} in ${column}: ${now}, and not ${said} (${found[column]?.get(specifier)})`]
      }),
    ),
  ].map((what) => `docs/runtimes.md: ${what}. Run npm run examples -- runtimes`)
}

/**
 * What READMEs promise of Node and browsers, and is not so. What is for the bundler of Next, other checks load.
 *
 * @returns What is wrong, in words.
 */
export function unkeptPromises(rows: readonly EntryRow[], found: Found): string[] {
  const loads = (cell: string | undefined) => cell === 'yes' || cell === 'types'
  return rows.flatMap(({ specifier, runtimes }) => [
    ...(runtimes.includes('Node') && !specifier.endsWith('/next') && !loads(found.Node?.get(specifier))
      ? [`${specifier} is promised to Node, and does not load: ${found.Node?.get(specifier)}`]
      : []),
    ...(runtimes.includes('browser') && !loads(found.Vite?.get(specifier))
      ? [`${specifier} is promised to browsers, and Vite does not bundle it: ${found.Vite?.get(specifier)}`]
      : []),
  ])
}
