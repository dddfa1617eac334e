import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpointsOf, faultsOf, readFidelity } from '@house-edge/double/fidelity'
import { describe, expect, it } from 'vitest'
import { contentApi } from './transport/content-api.ts'
import { graphqlApi } from './transport/graphql-api.ts'
import { previews } from './transport/previews.ts'
import { accountApi, typesApi } from './transport/types-api.ts'
import { assetApi, migrationApi } from './transport/write-apis.ts'

const none = { repository: {} } as never
const apis = {
  '/api/v2': contentApi(none),
  '/graphql': graphqlApi(none),
  '/asset-api': assetApi(none),
  '/migration-api': migrationApi(none),
  '/types-api': typesApi(none),
  '/user-service': accountApi(none),
  '/previews': previews(none),
}
/** What is for every path of an API, as what CORS asks, is no endpoint. */
const routes = Object.entries(apis).flatMap(([base, { routes: own }]) =>
  own
    .filter(({ path }) => path !== '/*')
    .map(({ method, path }) => `${method} ${base}${path}`.replace(/\/$/, '')),
)

describe('FIDELITY.md', () => {
  const rows = readFidelity(readFileSync(join(import.meta.dirname, '../FIDELITY.md'), 'utf8'))

  it('has one row for each route, and no other', () => {
    expect(endpointsOf(rows).toSorted()).toEqual([...routes, 'GET /images/:file'].toSorted())
  })

  // shows R160
  it('names for every row a test driven by vendor packages', () => {
    const options = { folder: import.meta.dirname, vendors: /@prismicio\/|\bservice\.client\(/ }
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.flatMap((row) => faultsOf(row, options))).toEqual([])
  })
})
