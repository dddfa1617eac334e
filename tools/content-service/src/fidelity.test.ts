import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Row {
  what: string
  choice: string
  tests: { file: string; title: string }[]
}

const vendors = /@prismicio\/|\bservice\.client\(/

function rowsOf(markdown: string): Row[] {
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

/** What is wrong with a row, in words. */
function faultsOf(row: Row): string[] {
  if (row.tests.length === 0) return [`${row.what}: names no test`]
  return row.tests.flatMap(({ file, title }) => {
    const path = join(import.meta.dirname, file)
    if (!existsSync(path)) return [`${row.what}: ${file} is not there`]
    const text = readFileSync(path, 'utf8')
    if (!text.includes(`('${title}'`)) return [`${row.what}: ${file} has no test "${title}"`]
    const isDriven = vendors.test(text) || row.choice.includes('by hand')
    return isDriven ? [] : [`${row.what}: ${file} is not driven by the vendor's packages`]
  })
}

describe('FIDELITY.md', () => {
  const rows = rowsOf(readFileSync(join(import.meta.dirname, '../FIDELITY.md'), 'utf8'))

  // shows R160
  it('names for every row a test driven by vendor packages', () => {
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.flatMap(faultsOf)).toEqual([])
  })

  it('reports a row without a test', () => {
    const planted = rowsOf('| a | yes | | |\n| b | yes | | `query/filters.contract.test.ts › is gone` |\n')
    expect(planted.flatMap(faultsOf)).toHaveLength(2)
  })
})
