import { buildQueryURL, type Query } from '@prismicio/client'
import { createRepositoryCache, type RepositoryCache } from '../cache/repository-cache.ts'
import { RepositoryNotFoundError } from '../errors/repository-not-found-error.ts'
import { createTransport, type Transport } from '../http/transport.ts'
import { recoverRef } from '../refs/recover-ref.ts'
import { createRefWarning, type RefWarning } from '../refs/ref-warning.ts'
import { resolveRef } from '../refs/resolve-ref.ts'
import type { Admission } from '../validation/admit-document.ts'
import { parseDocumentPage } from '../wire/document-page.ts'
import { parseRepository, type RepositoryInfo } from '../wire/repository.ts'
import type { Call } from '../http/call.ts'
import type { ClientConfig } from './client-options.ts'
import type { PageOptions, QueryOptions } from './query-options.ts'
import { createPagePace, type PagePace } from './paging/page-pace.ts'
import { errorOfRefusal } from './refusal.ts'

/** A version of the content, pinned: all pages of one list are read at the same one. */
export interface PinnedRef {
  ref: string
  integrationFieldsRef: string | undefined
}

/** What all clients of one configuration share: connections, cached repository, warnings. */
interface Shared {
  transport: Transport
  repositoryCache: RepositoryCache
  pace: PagePace
  warning: RefWarning
  /** With a validation: the check every document passes before it is returned. */
  admission: Admission | undefined
}

/** Speaks to the service for one reference mode. */
export interface Engine {
  readonly config: ClientConfig
  readonly shared: Shared
  /** Whether a draft or release was requested and published content was returned instead. */
  readonly draftOmitted: boolean
  /** Repository information, at most `repositoryTtlMs` old. */
  readRepository: (call: Call) => Promise<RepositoryInfo>
  /** Repository information, asked for now. */
  refreshRepository: (call: Call) => Promise<RepositoryInfo>
  /** Chooses the ref by precedence and runs `ask` with it; runs it again when the ref is refused. */
  atRef: <T>(options: QueryOptions, call: Call, ask: (pinned: PinnedRef) => Promise<T>) => Promise<T>
  /** One page at a pinned version. @param onSize Told how many characters it has. */
  readPageAt: (
    pinned: PinnedRef,
    options: PageOptions,
    call: Call,
    onSize?: (size: number) => void,
  ) => Promise<Query>
}

/** State shared by a client and everything made from it with `at`. */
function createShared(config: ClientConfig): Shared {
  const { limits, clock } = config
  return {
    transport: createTransport(config),
    repositoryCache: createRepositoryCache(limits.repositoryTtlMs, clock.now),
    pace: createPagePace(limits),
    warning: createRefWarning(config.warn, limits.warnThrottleMs, clock),
    admission: config.validation?.(config.emit),
  }
}

/** Creates the part of the client that knows the service's addresses and answers. */
export function createEngine(config: ClientConfig, shared: Shared = createShared(config)): Engine {
  const { endpoint, accessToken, limits } = config
  const { transport, repositoryCache, warning } = shared
  let draftOmitted = false

  const engine: Engine = {
    config,
    shared,
    get draftOmitted() {
      return draftOmitted
    },
    readRepository: (call) => repositoryCache.read(() => fetchRepository(call)),
    refreshRepository: async (call) => {
      const repository = await fetchRepository(call)
      repositoryCache.keep(repository)
      return repository
    },
    atRef,
    readPageAt,
  }
  return engine

  async function atRef<T>(
    options: QueryOptions,
    call: Call,
    ask: (pinned: PinnedRef) => Promise<T>,
  ): Promise<T> {
    const choose = (): Promise<string> =>
      resolveRef({ explicit: options.ref, mode: config.mode }, () => engine.readRepository(call))
    // A ref that the caller named, or a preview's, cannot be chosen again when it is refused.
    const isOurChoice = options.ref === undefined && !('ref' in config.mode)

    return await recoverRef(
      await choose(),
      options.ref !== undefined,
      async (ref) => {
        const integrationFieldsRef =
          options.integrationFieldsRef ?? (await engine.readRepository(call)).integrationFieldsRef
        return await ask({ ref, integrationFieldsRef })
      },
      {
        maxAttempts: limits.maxRefAttempts,
        forgetRepository: repositoryCache.forget,
        chooseAgain: isOurChoice ? choose : undefined,
        report: (recovered) => {
          const wasDraft = !('latest' in config.mode) || options.ref !== undefined
          draftOmitted ||= wasDraft
          warning.warn(recovered)
          config.emit({ type: 'ref-recovered', ...recovered, draftOmitted: wasDraft })
        },
      },
    )
  }

  async function readPageAt(
    pinned: PinnedRef,
    options: PageOptions,
    { deadlineAt, signal, isDivisible }: Call,
    onSize?: (size: number) => void,
  ): Promise<Query> {
    const { signal: _signal, deadlineMs: _deadlineMs, ...query } = options
    const url = buildQueryURL(
      endpoint,
      withoutUndefined({
        ...query,
        ref: pinned.ref,
        integrationFieldsRef: pinned.integrationFieldsRef,
        lang: query.lang ?? config.lang,
        routes: query.routes ?? config.routes,
        brokenRoute: query.brokenRoute ?? config.brokenRoute,
        accessToken,
      }),
    )
    const { received, verdict } = await transport.ask({ url, deadlineAt, signal, isDivisible })
    if (verdict.kind === 'answer') {
      onSize?.(received.text.length)
      return parseDocumentPage(verdict.json, url)
    }
    throw errorOfRefusal({ status: received.status, url, words: verdict.words, ref: pinned.ref })
  }

  async function fetchRepository(call: Call): Promise<RepositoryInfo> {
    const url = new URL(endpoint)
    if (accessToken) url.searchParams.set('access_token', accessToken)
    const { received, verdict } = await transport.ask({
      url: url.href,
      deadlineAt: call.deadlineAt,
      // It is small, and visitors of unknown addresses wait for it.
      firstAttemptMs: limits.attemptTimeoutMs / 3,
    })
    if (verdict.kind === 'answer') return parseRepository(verdict.json, url.href)
    // The root of the API exists for every repository, so 404 means that the name is wrong.
    if (received.status === 404) throw new RepositoryNotFoundError(endpoint, { url: url.href })
    throw errorOfRefusal({ status: received.status, url: url.href, words: verdict.words })
  }
}

type Defined<T> = { [Key in keyof T]: Exclude<T[Key], undefined> }

function withoutUndefined<T extends object>(values: T): Defined<T> {
  const defined: Partial<T> = {}
  for (const name in values) if (values[name] !== undefined) defined[name] = values[name]
  return defined as Defined<T>
}
