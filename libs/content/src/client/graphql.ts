import { BadRequestError } from '../errors/bad-request-error.ts'
import { InvalidResponseError } from '../errors/invalid-response-error.ts'
import { startCall, whileWanted } from '../http/call.ts'
import type { Engine, PinnedRef } from './engine.ts'
import type { QueryOptions } from './query-options.ts'
import { errorOfRefusal } from './refusal.ts'
import { fits, listOf, objectWith, optional, text } from '../wire/shape.ts'

/** Options of a GraphQL query besides its text. */
export interface GraphQLOptions extends Pick<QueryOptions, 'ref' | 'signal' | 'deadlineMs'> {
  /** Default: none. */
  variables?: Record<string, unknown>
  /** Which operation of the text to run. Needed when it has several. */
  operationName?: string
  /** Extra headers; names are lower-cased and override ours. Default: none. */
  headers?: Record<string, string>
}

const answer = objectWith({ errors: optional(listOf(objectWith({ message: text }))) })

/**
 * Queries the GraphQL service at the same ref and with the same retries and checks as any other query; the
 * vendor's `graphQLFetch` bypasses its own error handling.
 *
 * @returns The `data` of the answer.
 * @throws {BadRequestError} The query has errors; the message is the service's first.
 */
export function readGraphQL<Data>(engine: Engine, query: string, options: GraphQLOptions): Promise<Data> {
  const { limits, clock } = engine.config
  const call = startCall(options, limits.deadlineMs, clock)
  const refOptions = options.ref === undefined ? {} : { ref: options.ref }
  const work = engine.atRef(refOptions, call, (pinned) => ask(pinned))
  return whileWanted(work, call.signal) as Promise<Data>

  async function ask(pinned: PinnedRef): Promise<unknown> {
    const url = addressOf(engine, query, pinned, options)
    const headers = headersOf(engine, pinned, options)
    const { received, verdict } = await engine.shared.transport.ask({
      url,
      headers,
      deadlineAt: call.deadlineAt,
      signal: call.signal,
    })
    if (verdict.kind === 'refusal') {
      throw errorOfRefusal({ status: received.status, url, words: verdict.words, ref: pinned.ref })
    }
    if (!fits(answer, verdict.json)) throw new InvalidResponseError({ fault: 'shape', url })
    const { data, errors = [] } = verdict.json as { data?: unknown; errors?: { message: string }[] }
    if (errors[0]) throw new BadRequestError(errors[0].message, { url })
    return data
  }
}

function addressOf(engine: Engine, query: string, pinned: PinnedRef, options: GraphQLOptions): string {
  const url = new URL(engine.config.endpoint.replace(/\/api\/v2$/, '/graphql'))
  url.searchParams.set('query', query.replace(/(\n| )*( |\{|\})(\n| )*/gm, '$2'))
  if (options.variables) url.searchParams.set('variables', JSON.stringify(options.variables))
  if (options.operationName) url.searchParams.set('operationName', options.operationName)
  // The service reads the ref from the header; caches distinguish responses by URL only.
  url.searchParams.set('ref', pinned.ref)
  return url.href
}

function headersOf(engine: Engine, pinned: PinnedRef, options: GraphQLOptions): Record<string, string> {
  const { accessToken } = engine.config
  const own = Object.entries(options.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value])
  return {
    'prismic-ref': pinned.ref,
    ...(accessToken && { authorization: `Token ${accessToken}` }),
    ...(pinned.integrationFieldsRef && { 'prismic-integration-field-ref': pinned.integrationFieldsRef }),
    ...Object.fromEntries(own),
  }
}
