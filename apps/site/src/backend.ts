import {
  type BackendClient,
  type CookieReader,
  createServerBackend,
  type Exchange,
} from '@house-edge/auth/server'
import { siteAuth } from './auth.ts'
import type { Database } from './database.ts'

/** Data, storage and functions as the visitor, for one request: row level security sees who they are. */
export function visitorBackend(from: Exchange | CookieReader): Promise<BackendClient<Database>> {
  return createServerBackend<Database>(siteAuth(), from)
}
