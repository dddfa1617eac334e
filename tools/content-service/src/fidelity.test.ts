import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOf, readFidelity } from '@house-edge/double/fidelity'
import { describe, expect, it } from 'vitest'

describe('FIDELITY.md', () => {
  const rows = readFidelity(readFileSync(join(import.meta.dirname, '../FIDELITY.md'), 'utf8'))

  // shows R160
  it('names for every row a test driven by vendor packages', () => {
    const options = { folder: import.meta.dirname, vendors: /@prismicio\/|\bservice\.client\(/ }
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.flatMap((row) => faultsOf(row, options))).toEqual([])
  })
})
