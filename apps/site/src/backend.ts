import { createPlainFetch } from '@house-edge/content/node'
import { observedCalls } from '@house-edge/publishing'
import {
  type BackendClient,
  type CookieReader,
  createPublicBackend,
  createServerBackend,
  createServiceBackend,
  type AuthContext,
} from '@house-edge/auth/server'
import { siteAuth } from './auth.ts'
import { backendConfig } from './config.ts'
import { type ReadersBackend, withReport } from '@house-edge/readers/backend'
import type { Database } from '@house-edge/readers/database'
import { siteLog } from './logging/log.ts'

/** A client for one request, with the visitor's rights under row level security. */
export async function visitorBackend(from: AuthContext | CookieReader): Promise<ReadersBackend> {
  return withReport(await createServerBackend<Database>(siteAuth(), from), report)
}

function report(what: string, details: Readonly<Record<string, unknown>>): void {
  siteLog().warn(what, details)
}

let publicClient: ReadersBackend | undefined

/**
 * A client that acts as an anonymous visitor, for pages that are the same for everybody. The framework does not see its
 * requests, which would otherwise decide for how long the page is stored.
 */
export function publicBackend(): ReadersBackend {
  publicClient ??= withReport(
    createPublicBackend<Database>({
      url: backendConfig().BACKEND_URL,
      publishableKey: backendConfig().BACKEND_PUBLISHABLE_KEY,
      // Time limit for data that a page can be shown without.
      timeLimitMs: 1_500,
      fetch: observedCalls('backend', createPlainFetch()),
    }),
    report,
  )
  return publicClient
}

/**
 * A client that bypasses row level security. Only for actions of the site itself, after it has checked what the
 * visitor may do.
 *
 * @throws {MissingServerKeyError} `BACKEND_SECRET_KEY` is not set.
 */
export function serviceBackend(): BackendClient<Database> {
  const config = backendConfig()
  return createServiceBackend<Database>({
    url: config.BACKEND_URL,
    secretKey: config.BACKEND_SECRET_KEY,
    fetch: observedCalls('backend', fetch),
  })
}
