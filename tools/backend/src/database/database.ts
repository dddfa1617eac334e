import type { PGlite, Transaction } from '@electric-sql/pglite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import type { Claims } from '../gateway/claims.ts'
import type { Queue } from './queue.ts'

export type { Transaction } from '@electric-sql/pglite'

/**
 * The one connection PGlite has, shared by all services.
 *
 * `@supabase/lite` opens a transaction with a plain BEGIN and switches the role
 * inside it, without taking the connection for itself: two requests at once would
 * run under each other's identity. So everything that touches the database goes
 * through one queue, and nothing inside a turn may ask for another.
 */
export interface Database {
  connection: PgliteConnection
  pg: PGlite
  /** The connection for one caller, e.g. a whole request of the data API. */
  exclusively: Queue
  /** A transaction as the owner of the database. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** A transaction under the caller's role and claims, so row level security applies. */
  transactionAs<T>(claims: Claims, work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export function createDatabase(connection: PgliteConnection, queue: Queue): Database {
  const pg = connection.driver
  const transaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    queue(() => pg.transaction(work))

  return {
    connection,
    pg,
    exclusively: queue,
    transaction,
    transactionAs: (claims, work) =>
      transaction(async (tx) => {
        await becomeCaller(tx, claims)
        return work(tx)
      }),
    close: () => queue(() => connection.close()),
  }
}

/** Puts the rest of the transaction under the caller's role, as the data API does. */
export async function becomeCaller(tx: Transaction, claims: Claims): Promise<void> {
  await tx.query(
    `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
            set_config('request.jwt.claim.sub', $3, true), set_config('request.jwt.claim.role', $1, true)`,
    [claims.role, JSON.stringify(claims), claims.sub ?? ''],
  )
}
