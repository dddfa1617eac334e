import type { BuildQueryURLArgs, FetchLike } from '@prismicio/client'
import { InvalidOptionsError } from '../errors/invalid-options-error.ts'
import { NoFetchError } from '../errors/no-fetch-error.ts'
import { type Clock, systemClock } from '../http/clock.ts'
import type { EventListener } from '../http/events.ts'
import { defaultLimits, type Limits } from '../http/limits.ts'
import type { RefMode } from '../refs/ref-mode.ts'
import type { Tracer } from '../tracing/traced.ts'
import type { Validation } from '../validation/admit-document.ts'

/** How a content client is built. Only `repositoryName` is needed for a hosted repository. */
export interface ContentClientOptions extends Partial<Clock> {
  /** Letters, digits and hyphens, at least four. */
  repositoryName: string
  /** The document API, without query. @default 'https://{repositoryName}.cdn.prismic.io/api/v2' */
  endpoint?: string | undefined
  /** For private repositories and releases. Sent as `access_token`; never written to logs. Default: none. */
  accessToken?: string | undefined
  /** How documents map to URLs; sent with every query. Default: none, and documents have no URL. */
  routes?: BuildQueryURLArgs['routes']
  /** The address of links whose document is gone. Default: such links have none. */
  brokenRoute?: string | undefined
  /** Language of queries that name none. Default: the repository's master language. */
  lang?: string | undefined
  /** Which version to read. @default { latest: true } */
  mode?: RefMode | undefined
  /**
   * How documents are validated: `createValidation(models)` of `@house-edge/content/validation`. Every
   * document is checked before it is returned; values that do not match their model are left out and
   * reported as `content-left-out`. Default: not checked.
   */
  validation?: Validation | undefined
  /** Makes the requests. Default: the runtime's own. */
  fetch?: FetchLike | undefined
  /** Time and size limits; see {@link Limits} for the defaults. */
  limits?: Partial<Limits> | undefined
  /** Called with events: retries, recovered refs, an open circuit breaker, and what the store does. Default: nothing is told. */
  onEvent?: EventListener | undefined
  /** Where the warning about a recovered ref is written. @default console.warn */
  warn?: ((message: string) => void) | undefined
  /** Has a span for every read: OpenTelemetry's `trace.getTracer('site')`. Default: none. */
  tracer?: Tracer | undefined
}

/** Options after their defaults are in place. */
export interface ClientConfig {
  repositoryName: string
  endpoint: string
  accessToken: string | undefined
  routes: BuildQueryURLArgs['routes']
  brokenRoute: string | undefined
  lang: string | undefined
  mode: RefMode
  validation: Validation | undefined
  fetch: FetchLike
  limits: Limits
  clock: Clock
  emit: EventListener
  warn: (message: string) => void
  tracer: Tracer | undefined
}

/**
 * Checks options and fills in the defaults.
 *
 * @throws {InvalidOptionsError} The repository name or the endpoint cannot be one.
 * @throws {NoFetchError} There is no `fetch`.
 */
export function readClientOptions(options: ContentClientOptions): ClientConfig {
  const { repositoryName, onEvent } = options
  if (!/^[a-zA-Z0-9][-a-zA-Z0-9]{2,}[a-zA-Z0-9]$/.test(repositoryName)) {
    throw new InvalidOptionsError(
      `An invalid Prismic repository name was given: ${repositoryName}. ` +
        'No client was built. Use at least four letters, digits or hyphens.',
    )
  }
  return {
    repositoryName,
    endpoint: readEndpoint(options.endpoint ?? `https://${repositoryName}.cdn.prismic.io/api/v2`),
    accessToken: options.accessToken || undefined,
    routes: options.routes,
    brokenRoute: options.brokenRoute,
    lang: options.lang,
    mode: options.mode ?? { latest: true },
    validation: options.validation,
    fetch: readFetch(options.fetch ?? globalThis.fetch?.bind(globalThis)),
    limits: { ...defaultLimits, ...options.limits },
    clock: {
      now: options.now ?? systemClock.now,
      random: options.random ?? systemClock.random,
      sleep: options.sleep ?? systemClock.sleep,
      startTimer: options.startTimer ?? systemClock.startTimer,
    },
    emit: (event) => {
      try {
        onEvent?.(event)
      } catch {
        // A listener that fails must not fail the page.
      }
    },
    warn: options.warn ?? globalThis.console.warn,
    tracer: options.tracer,
  }
}

function readEndpoint(endpoint: string): string {
  const url = URL.parse(endpoint)
  // The vendor resolves paths against the endpoint, so a query in it would cut the address short.
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash) return endpoint.replace(/\/+$/, '')
  throw new InvalidOptionsError(
    `documentAPIEndpoint is not a valid URL: ${endpoint}. ` +
      'No client was built. Give the whole address of the document API, ending in /api/v2.',
  )
}

function readFetch(fetch: unknown): FetchLike {
  if (typeof fetch !== 'function') throw new NoFetchError(fetch)
  return fetch as FetchLike
}
