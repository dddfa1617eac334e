/**
 * A table of what a double does as its vendor does, read so that it can be held to tests. For tests.
 *
 * @module
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row: what is meant, how it differs, and the tests that show it. */
interface FidelityRow {
  what: string
  choice: string
  tests: { file: string; title: string }[]
}

/** The rows of every table of the shape `| what | supported | choice or difference | test |`. */
export function readFidelity(markdown: string): FidelityRow[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (?:\||---)/.test(line))
    .map((line) => {
      const [, what = '', , choice = '', test = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
      const tests = [...test.matchAll(/`([^`]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
        file,
        title,
      }))
      return { what, choice, tests }
    })
}

/**
 * What is wrong with a row, in words.
 *
 * @param options.folder Where the files of tests are looked for.
 * @param options.vendors What a file contains that is driven by the vendor's packages. Rows «by hand» need not be.
 */
export function faultsOf(row: FidelityRow, options: { folder: string; vendors: RegExp }): string[] {
  if (row.tests.length === 0) return [`${row.what}: names no test`]
  return row.tests.flatMap(({ file, title }) => {
    const path = join(options.folder, file)
    if (!existsSync(path)) return [`${row.what}: ${file} is not there`]
    const text = readFileSync(path, 'utf8')
    if (!text.includes(`('${title}'`)) return [`${row.what}: ${file} has no test "${title}"`]
    const isDriven = options.vendors.test(text) || row.choice.includes('by hand')
    return isDriven ? [] : [`${row.what}: ${file} is not driven by the vendor's packages`]
  })
}

/** The endpoints that rows begin with, as a router spells them: `GET /user/:id`. */
export function endpointsOf(rows: readonly FidelityRow[]): string[] {
  return rows.flatMap(({ what }) => /^`([A-Z]+ \/[^`]*)`/.exec(what)?.[1] ?? [])
}
