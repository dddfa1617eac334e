import { Client, type PrismicDocument } from '@prismicio/client'
import { assertSafeValue } from '../filter/safe-value.ts'
import type { RefMode } from '../refs/ref-mode.ts'
import type { ClientConfig } from './client-options.ts'
import type { ContentClient } from './content-client.ts'
import { engineOf } from './create-client.ts'
import { createServiceSource, type DocumentSource } from './document-source.ts'

/** Vendor methods that put a caller's value into a query, with the vendor's incomplete escaping. */
const quoting = [
  'getByID',
  'getByIDs',
  'getAllByIDs',
  'getByUID',
  'getByUIDs',
  'getAllByUIDs',
  'getByTag',
  'getAllByTag',
  'getByEveryTag',
  'getAllByEveryTag',
  'getBySomeTags',
  'getAllBySomeTags',
] as const satisfies (keyof Client)[]

type FullRead = Parameters<Client['dangerouslyGetAll']>[0]

/**
 * Makes the vendor's own client over `content.fetch`, for what a content client
 * has no method of its own for. Make it once and keep it.
 *
 * Three faults cannot be fixed in `fetch` and are fixed here: values that break out of their quotes, a full
 * read that mixes two publications, and sharing of
 * requests by address alone between all clients of the process.
 *
 * @throws {InvalidOptionsError} `content` was not made by this library.
 *
 * @example
 * ```ts
 * const vendor = createVendorClient(content)
 * await vendor.getByTag('responsible-gambling')
 * ```
 */
export function createVendorClient<Documents extends PrismicDocument>(
  content: ContentClient<Documents>,
): Client<Documents> {
  const engine = engineOf(content)
  const { config } = engine
  const source = createServiceSource(engine)
  const client = new Client<Documents>(config.repositoryName, {
    documentAPIEndpoint: config.endpoint,
    fetch: content.fetch,
    // The vendor shares requests by URL and signal: a separate signal keeps this client's requests apart.
    fetchOptions: { signal: new AbortController().signal },
    ...(config.accessToken !== undefined && { accessToken: config.accessToken }),
    ...(config.routes !== undefined && { routes: config.routes }),
    ...(config.brokenRoute !== undefined && { brokenRoute: config.brokenRoute }),
    ...(config.lang !== undefined && { defaultParams: { lang: config.lang } }),
  })
  followMode(client as Client, config)
  for (const method of quoting) guard(client as Client, method)
  client.dangerouslyGetAll = (async (params: FullRead = {}) => {
    const { fetchOptions: _fetchOptions, signal: _signal, accessToken: _accessToken, ...options } = params
    return await source.readAll(options as Parameters<DocumentSource['readAll']>[0])
  }) as typeof client.dangerouslyGetAll
  return client
}

function followMode(client: Client, { mode }: ClientConfig): void {
  if ('latest' in mode) return
  client.queryContentFromRef(() => refOfMode(client, mode))
}

async function refOfMode(client: Client, mode: RefMode): Promise<string | undefined> {
  if ('ref' in mode) return typeof mode.ref === 'string' ? mode.ref : await mode.ref()
  if ('release' in mode) return (await client.getReleaseByID(mode.release)).ref
  if ('releaseLabel' in mode) return (await client.getReleaseByLabel(mode.releaseLabel)).ref
  return undefined
}

function guard(client: Client, method: (typeof quoting)[number]): void {
  const original = client[method].bind(client) as (...args: unknown[]) => unknown
  Object.defineProperty(client, method, {
    value: async (...args: unknown[]) => {
      for (const arg of args) assertSafeValue(arg, 'value')
      return await original(...args)
    },
  })
}
