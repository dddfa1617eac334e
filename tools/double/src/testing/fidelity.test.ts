import { describe, expect, it } from 'vitest'
import { endpointsOf, faultsOf, readFidelity } from './fidelity.ts'

const table = (what: string, choice: string, test: string): string =>
  `| | Supported | Choice or difference | Test |\n| --- | --- | --- | --- |\n| ${what} | yes | ${choice} | ${test} |\n`
const faults = (markdown: string): string[] =>
  readFidelity(markdown).flatMap((row) =>
    faultsOf(row, { folder: import.meta.dirname, vendors: /@vendor\/[n]one/ }),
  )
const own = '`fidelity.test.ts › takes a row whose test is there`'

describe('faultsOf', () => {
  it('takes a row whose test is there', () => {
    expect(faults(table('a', 'by hand', own))).toEqual([])
  })

  it.each([
    ['without a test', '', 'a: names no test'],
    ['whose file is gone', '`gone.test.ts › is gone`', 'a: gone.test.ts is not there'],
    ['whose test is gone', '`hostile.test.ts › is gone`', 'a: hostile.test.ts has no test "is gone"'],
  ])('reports a row %s', (_which, test, fault) => {
    expect(faults(table('a', 'by hand', test))).toEqual([fault])
  })

  it('reports a test that no vendor’s package drives', () => {
    expect(faults(table('a', '', own))).toEqual([
      "a: fidelity.test.ts is not driven by the vendor's packages",
    ])
  })
})

describe('endpointsOf', () => {
  it('reads rows that begin with an endpoint', () => {
    const rows = readFidelity(
      table('`GET /user/:id`, by its owner', '', '') + table('limits of `GET /a`', '', ''),
    )
    expect(endpointsOf(rows)).toEqual(['GET /user/:id'])
  })
})
