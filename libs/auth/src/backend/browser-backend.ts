import { createClient } from '@supabase/supabase-js'
import { createTokenSource } from '../observer/token-source.ts'
import { parseBackendKey, parseBackendUrl } from '../service/backend-address.ts'
import type { BackendClient, BrowserSessionClient, LooseDatabase } from './backend-client.ts'
import { createFetchWithRetry } from './fetch-with-retry.ts'

/** The backend, as scripts reach it. */
export interface BrowserBackendOptions {
  url: string | undefined
  publishableKey: string | undefined
  /** Where `auth.tokenEndpoint` is mounted. @default '/api/auth/token' */
  tokenEndpoint?: string
}

const timeLimitMs = 60_000

/**
 * A client for scripts of a site whose sessions live in cookies: it gets a
 * short-lived access token from the site's server and never sees more.
 *
 * Make one for the page and keep it.
 *
 * @throws {BackendConfigurationError} Address or key are missing or malformed.
 */
export function createBrowserBackend<Database = LooseDatabase>(
  options: BrowserBackendOptions,
): BackendClient<Database> {
  const url = parseBackendUrl(options.url)
  return createClient<Database>(url.href, parseBackendKey(options.publishableKey), {
    accessToken: createTokenSource({ endpoint: options.tokenEndpoint ?? '/api/auth/token' }),
    db: { retry: false },
    global: { fetch: createFetchWithRetry({ timeLimitMs }) },
  })
}

/**
 * The vendor's own client with its session in browser storage, for sites
 * without a server of their own. Scripts can read both tokens, and no proxy or
 * page can know who is visiting.
 *
 * @throws {BackendConfigurationError} Address or key are missing or malformed.
 */
export function createBrowserSessionBackend<Database = LooseDatabase>(
  options: Omit<BrowserBackendOptions, 'tokenEndpoint'>,
): BrowserSessionClient<Database> {
  const url = parseBackendUrl(options.url)
  return createClient<Database>(url.href, parseBackendKey(options.publishableKey), {
    auth: { flowType: 'pkce' },
    db: { retry: false },
    global: { fetch: createFetchWithRetry({ timeLimitMs }) },
  })
}
