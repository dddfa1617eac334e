import { createChunks, createServerClient } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import { setupOf, visitorSessionOf } from '../setup/internals.ts'
import type { Auth } from '../setup/auth.ts'
import { type CookieReader, createCookieJar } from '../cookies/cookie-jar.ts'
import { encodeJson } from '../cookies/cookie-value.ts'
import { BackendConfigurationError, MissingServerKeyError } from '../errors/configuration-errors.ts'
import type { AuthContext } from '../setup/auth-context.ts'
import { openSession, type OpenedSession } from '../visitor-session/open-session.ts'
import type { Session } from '../session/session.ts'
import { parseBackendKey, parseBackendUrl } from '../service/backend-address.ts'
import type { BackendClient, LooseDatabase } from './backend-client.ts'
import { createFetchWithRetry } from './fetch-with-retry.ts'

const timeLimitMs = 10_000
/** Frameworks cache fetch responses; these belong to one visitor. */
function uncached(own?: typeof fetch): typeof fetch {
  const fetchWithRetry = createFetchWithRetry({ timeLimitMs, ...(own && { fetch: own }) })
  return (input, init) => fetchWithRetry(input, { ...init, cache: 'no-store' })
}
const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }

/**
 * A client that acts as the visitor, made by the vendor's factory for servers: row level security applies
 * to them. Without a session it acts as an anonymous visitor.
 *
 * Make one for each request; it carries the visitor's token. It is handed the
 * access token alone, so it neither refreshes the session nor writes cookies.
 *
 * @param from The context in a handler, the cookies in a page.
 * @throws {BackendConfigurationError} The context was not made by `createAuth` of this copy of the library.
 */
export async function createServerBackend<Database = LooseDatabase>(
  auth: Auth,
  from: AuthContext | CookieReader,
): Promise<BackendClient<Database>> {
  const setup = setupOf(auth)
  const { session } = await openedBy(auth, from)
  const cookies = session ? createChunks(cookieName, `base64-${encodeJson(vendorSession(session))}`) : []
  return createServerClient<Database>(setup.backendUrl.href, setup.publishableKey, {
    cookieOptions: { name: cookieName },
    cookies: { getAll: () => cookies, setAll: () => {} },
    db: { retry: false },
    global: { fetch: uncached(setup.fetch) },
  })
}

/**
 * A client that bypasses row level security. Use it on the server only, in code that has checked what the
 * visitor may do.
 *
 * @param options.fetch One that has its calls measured, for example. Default: the global one.
 * @throws {MissingServerKeyError} There is no key.
 * @throws {BackendConfigurationError} The address is missing or malformed, or the key is a browser's.
 */
export function createServiceBackend<Database = LooseDatabase>(options: {
  url: string | undefined
  secretKey: string | undefined
  fetch?: typeof fetch
}): BackendClient<Database> {
  const url = parseBackendUrl(options.url)
  if (!options.secretKey) throw new MissingServerKeyError()
  if (options.secretKey.startsWith('sb_publishable_')) {
    throw new BackendConfigurationError(
      'The service client was given a publishable key. It would be anybody, not the service. ' +
        "Give it the project's secret key, which starts with sb_secret_.",
    )
  }
  return createClient<Database>(url.href, options.secretKey, {
    auth: stateless,
    db: { retry: false },
    global: { fetch: uncached(options.fetch) },
  })
}

/**
 * A client that acts as an anonymous visitor, also for a visitor who is signed in: for pages that are the same for all visitors.
 *
 * @param options.fetch One that the framework does not replace, where the page may be stored. Default: the global one.
 * @param options.timeLimitMs For each request with its repetitions. Default 10,000.
 * @throws {BackendConfigurationError} Address or key are missing or malformed.
 */
export function createPublicBackend<Database = LooseDatabase>(options: {
  url: string | undefined
  publishableKey: string | undefined
  fetch?: typeof fetch
  timeLimitMs?: number
}): BackendClient<Database> {
  const { fetch: own, timeLimitMs: limitMs = timeLimitMs } = options
  return createClient<Database>(parseBackendUrl(options.url).href, parseBackendKey(options.publishableKey), {
    auth: stateless,
    db: { retry: false },
    global: { fetch: createFetchWithRetry({ timeLimitMs: limitMs, ...(own && { fetch: own }) }) },
  })
}

/** Between this function and the vendor's client; no browser sees it. */
const cookieName = 'session'

/**
 * A session that the vendor's client uses as it is: without an expiry it is never due for a refresh, and
 * there is no refresh token.
 */
function vendorSession({ accessToken }: Session): object {
  return { access_token: accessToken, refresh_token: '', expires_at: 0, token_type: 'bearer' }
}

function openedBy(auth: Auth, from: AuthContext | CookieReader): Promise<OpenedSession> {
  if ('getAll' in from) return openSession(createCookieJar(from), setupOf(auth), undefined)
  return visitorSessionOf(from).open()
}
