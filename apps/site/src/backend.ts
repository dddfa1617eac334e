import {
  type BackendClient,
  type CookieReader,
  createServerBackend,
  createServiceBackend,
  type Exchange,
} from '@house-edge/auth/server'
import { siteAuth } from './auth.ts'
import { backendConfig } from './config.ts'
import type { Database } from './database.ts'

/** A client for one request, with the visitor's rights under row level security. */
export function visitorBackend(from: Exchange | CookieReader): Promise<BackendClient<Database>> {
  return createServerBackend<Database>(siteAuth(), from)
}

/**
 * A client that bypasses row level security. Only for actions of the site itself, after it has checked what the
 * visitor may do.
 *
 * @throws {MissingServerKeyError} `BACKEND_SECRET_KEY` is not set.
 */
export function serviceBackend(): BackendClient<Database> {
  const config = backendConfig()
  return createServiceBackend<Database>({ url: config.BACKEND_URL, secretKey: config.BACKEND_SECRET_KEY })
}
