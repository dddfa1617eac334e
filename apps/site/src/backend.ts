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

/** Data, storage and functions as the visitor, for one request: row level security sees who they are. */
export function visitorBackend(from: Exchange | CookieReader): Promise<BackendClient<Database>> {
  return createServerBackend<Database>(siteAuth(), from)
}

/**
 * The same past row level security. Only for what the site itself does, after
 * checking by itself what the visitor may do.
 *
 * @throws {MissingServerKeyError} `BACKEND_SECRET_KEY` is not set.
 */
export function serviceBackend(): BackendClient<Database> {
  const config = backendConfig()
  return createServiceBackend<Database>({ url: config.BACKEND_URL, secretKey: config.BACKEND_SECRET_KEY })
}
