import type { PrismicDocument } from '@prismicio/client'
import { InvalidOptionsError } from '../errors/invalid-options-error.ts'
import { createHardenedFetch } from '../http/hardened-fetch.ts'
import { type ContentClientOptions, readClientOptions } from './client-options.ts'
import type { ContentClient } from './content-client.ts'
import { createServiceSource, type DocumentSource } from './document-source.ts'
import { readCurrentRef } from './current-ref.ts'
import { createEngine, type Engine } from './engine.ts'
import { readGraphQL } from './graphql.ts'
import { tracedReads } from '../tracing/traced-reads.ts'
import { createReadMethods } from './read-methods.ts'
import { withAdmission } from './with-admission.ts'

const engines = new WeakMap<object, Engine>()

/**
 * Creates a client for one content repository. Make one per process and keep
 * it: connections, cached repository information, the retry budget and the
 * circuit breaker belong to it.
 *
 * @typeParam Documents The generated union of document types.
 * @throws {InvalidOptionsError} The repository name or endpoint cannot be one.
 * @throws {NoFetchError} There is no `fetch`.
 *
 * @example
 * ```ts
 * const content = createContentClient<Content.AllDocumentTypes>({
 *   repositoryName: 'house-edge',
 *   routes: [{ type: 'article', path: '/casino-blog/:uid' }],
 * })
 * const article = await content.findByUid('article', 'blackjack-odds')
 * ```
 */
export function createContentClient<Documents extends PrismicDocument = PrismicDocument>(
  options: ContentClientOptions,
): ContentClient<Documents> {
  return clientOf<Documents>(createEngine(readClientOptions(options)))
}

/**
 * A client over an engine, reading from `source`.
 *
 * @param source Default: the service itself, each time.
 */
export function clientOf<Documents extends PrismicDocument>(
  engine: Engine,
  source: DocumentSource = createServiceSource(engine),
): ContentClient<Documents> {
  const { config, shared } = engine
  const fetch = createHardenedFetch({ ...config, transport: shared.transport })

  const client: ContentClient<Documents> = {
    repositoryName: config.repositoryName,
    endpoint: config.endpoint,
    ...tracedReads(createReadMethods<Documents>(withAdmission(engine, source)), config),
    currentRef: (options = {}) => readCurrentRef(engine, options),
    graphql: (query, options = {}) => readGraphQL(engine, query, options),
    at: (mode) => clientOf<Documents>(createEngine({ ...config, mode }, shared)),
    get draftOmitted() {
      return engine.draftOmitted
    },
    fetch,
  }
  engines.set(client, engine)
  return client
}

/** The engine behind a client of this library. */
export function engineOf(client: ContentClient): Engine {
  const engine = engines.get(client)
  if (!engine) {
    throw new InvalidOptionsError(
      'This is not a client of this library. Nothing was built on it. Pass what createContentClient() returned.',
    )
  }
  return engine
}
