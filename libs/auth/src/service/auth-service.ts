import * as z from 'zod'
import { type AuthError, isAuthError } from '../errors/auth-error.ts'
import { ServiceUnavailableError } from '../errors/service-errors.ts'
import { type Clock, sleepListening } from '../clock/clock.ts'
import { inSpan, type Tracer } from '../tracing/traced.ts'
import { parseJson } from './parse-json.ts'
import { readServiceError } from './read-service-error.ts'

/** On whose behalf a call is made. */
export interface CallOrigin {
  /** Address of the visitor, for the service's rate limits. */
  visitorAddress?: string | undefined
  /** The browser's User-Agent, by which visitors recognise their sessions. */
  visitorAgent?: string | undefined
}

/** One call to the auth service. */
export interface ServiceCall extends CallOrigin {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Which of the backend's services; default `auth/v1`. */
  service?: 'auth/v1' | 'rest/v1' | 'functions/v1'
  /** Below the service, with a leading slash. */
  path: string
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** Acts as this visitor. */
  accessToken?: string | undefined
}

/** The answer as it came, or a typed error. Never thrown. */
export type ServiceResponse =
  | { ok: true; body: unknown }
  /** `isVisitorsLimit`: the visitor's address sends too many requests, which says nothing about the service. */
  | { ok: false; error: AuthError; isVisitorsLimit?: boolean }

/** The auth service, spoken to over HTTP. */
export interface AuthService {
  call(call: ServiceCall): Promise<ServiceResponse>
  /** Whether the service's limits count this visitor, and not this server with all its visitors. */
  countsApart(origin: CallOrigin): boolean
}

const timeLimitMs = 8000
const bodyLimitBytes = 1024 * 1024
const apiVersion = '2024-01-01'
const Limited = z.object({ error_code: z.literal('over_request_rate_limit') })

/**
 * Speaks the auth service's HTTP interface.
 *
 * Every call is bounded in time and size and follows no redirect. With the
 * project's secret key the visitor's address is passed on, so that the
 * service's limits count visitors and not this server.
 */
export function createAuthService(options: {
  /** Base address of the backend, ending in a slash. */
  url: URL
  publishableKey: string
  secretKey: string | undefined
  fetch: typeof fetch
  clock: Clock
  tracer?: Tracer | undefined
}): AuthService {
  let mayNameBrowsers = true
  return {
    countsApart: (origin) => forwardsAddress(origin, options),
    call: (call) =>
      inSpan(
        options.tracer,
        () => spanOf(call),
        () => ask(call),
      ),
  }

  async function ask(call: ServiceCall): Promise<ServiceResponse> {
    const url = new URL(`${call.service ?? 'auth/v1'}${call.path}`, options.url)
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value)
    const limit = new AbortController()
    const answered = new AbortController()
    void sleepListening(options.clock, timeLimitMs, answered.signal).then(
      () => answered.signal.aborted || limit.abort(),
    )
    try {
      const response = await options.fetch(url, {
        method: call.method,
        headers: headersOf(mayNameBrowsers ? call : { ...call, visitorAgent: undefined }, options),
        redirect: 'manual',
        // Frameworks cache fetch responses; these belong to one visitor.
        cache: 'no-store',
        signal: limit.signal,
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      })
      if (mayNameBrowsers && isRefusedAsBrowser(response)) {
        mayNameBrowsers = false
        return await ask(call)
      }
      const body = parseJson(await readText(response))
      if (response.ok) return { ok: true, body }
      const isVisitorsLimit = forwardsAddress(call, options) && isLimitOfAddress(body)
      return { ok: false, error: readServiceError(response, body), isVisitorsLimit }
    } catch (cause) {
      return { ok: false, error: isAuthError(cause) ? cause : unreachable(limit.signal.aborted, cause) }
    } finally {
      // With a reason: an error would be made of each call, with its stack.
      answered.abort('answered')
    }
  }
}

/** What a trace says of a call. Ids in paths are a visitor's. */
function spanOf({ method, service = 'auth/v1', path }: ServiceCall) {
  return {
    name: 'auth.call',
    attributes: {
      'http.request.method': method,
      'url.path': `/${service}${path.replaceAll(/[\da-f]{8}-[-\da-f]{27}/gi, ':id')}`,
    },
    endingOf: (answer: ServiceResponse) =>
      answer.ok ? { attributes: {} } : { attributes: { 'error.type': answer.error.code }, isError: true },
  }
}

/** The gateway takes this server for a browser with a secret key. */
function isRefusedAsBrowser(response: Response): boolean {
  return (
    response.status === 401 && response.headers.get('sb-error-code') === 'UNAUTHORIZED_INVALID_API_KEY_TYPE'
  )
}

function headersOf(
  call: ServiceCall,
  keys: { publishableKey: string; secretKey: string | undefined },
): Record<string, string> {
  const forwards = forwardsAddress(call, keys)
  const key = forwards ? (keys.secretKey as string) : keys.publishableKey
  return {
    apikey: key,
    authorization: `Bearer ${call.accessToken ?? key}`,
    'x-supabase-api-version': apiVersion,
    ...(call.body === undefined ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
    ...agentOf(call, forwards),
    ...(forwards ? { 'sb-forwarded-for': call.visitorAddress as string } : {}),
  }
}

/**
 * The gateway refuses secret keys from browsers, which it recognises by their User-Agent
 * (https://supabase.com/docs/guides/api/api-keys). So beside a secret key the User-Agent is sent without
 * the product tokens of RFC 9110 §10.1.5; if a gateway still takes that for a browser, none is sent from
 * then on.
 */
function agentOf({ visitorAgent }: CallOrigin, isBesideSecret: boolean): { 'user-agent'?: string } {
  const agent = isBesideSecret
    ? visitorAgent?.replace(/^\s*Mozilla\/[\d.]*\s*/i, '').replaceAll('/', ' ')
    : visitorAgent
  return agent ? { 'user-agent': agent } : {}
}

function forwardsAddress(call: CallOrigin, keys: { secretKey: string | undefined }): boolean {
  return call.visitorAddress !== undefined && keys.secretKey?.startsWith('sb_secret_') === true
}

/** An overloaded gateway answers 429 as well, without the service's code. */
function isLimitOfAddress(body: unknown): boolean {
  return Limited.safeParse(body).success
}

async function readText(response: Response): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > bodyLimitBytes) throw tooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function tooLarge(): AuthError {
  return new ServiceUnavailableError(
    `The auth service answered with more than ${bodyLimitBytes} bytes. The answer was not read. Try again.`,
    { status: 0 },
  )
}

function unreachable(isTimeOut: boolean, cause: unknown): AuthError {
  const reason = isTimeOut ? `did not answer within ${timeLimitMs} ms` : 'could not be reached'
  return new ServiceUnavailableError(
    `The auth service ${reason}. Nothing was decided and sessions are kept. Try again.`,
    { status: 0, cause },
  )
}
