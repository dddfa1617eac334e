import type { BackendClient } from '@house-edge/auth/server'
import type { Database } from '../database.ts'

/**
 * Is told what could not be read or kept, because readers are shown a page all the same.
 *
 * @param what Of what: `saved`, `experiences`.
 * @param details What the backend said.
 */
type Report = (what: string, details: Readonly<Record<string, unknown>>) => void

/** The backend with the rights of one visitor. */
export type ReadersBackend = BackendClient<Database> & { report: Report }

/** Gives a client of the backend the place where its failures are reported. */
export function withReport(client: BackendClient<Database>, report: Report): ReadersBackend {
  return Object.assign(client, { report })
}
