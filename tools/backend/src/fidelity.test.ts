import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpointsOf, faultsOf, readFidelity } from '@house-edge/double/fidelity'
import { describe, expect, it } from 'vitest'
import { listedEndpoints, unlistedEndpoints } from './testing/endpoints.ts'

/** By its packages, or by the worlds of tests that hold a client of its. */
const vendors = /@supabase\/|\b(?:client|serviceClient|connect)\(|\bworld\.(?:client|service|reader)\b/

describe('FIDELITY.md', () => {
  const rows = readFidelity(readFileSync(join(import.meta.dirname, '../FIDELITY.md'), 'utf8'))

  it('has one row for each route, and no other', () => {
    const routes = [...listedEndpoints, ...unlistedEndpoints].map(({ method, path }) => `${method} ${path}`)
    expect(endpointsOf(rows).toSorted()).toEqual(routes.toSorted())
  })

  it('names for every row a test driven by vendor packages', () => {
    expect(rows.flatMap((row) => faultsOf(row, { folder: import.meta.dirname, vendors }))).toEqual([])
  })
})
