import type { Transaction } from '@electric-sql/pglite'
import type { Claims } from '../gateway/claims.ts'
import type { DatabaseImage } from './database-image.ts'
import { startPostgres, type Listeners, type Postgres } from './postgres.ts'

export type { Transaction } from '@electric-sql/pglite'

/**
 * The one connection PGlite has, shared by all services. A transaction has it for
 * itself, others wait: nothing inside one may ask for another.
 */
export interface Database {
  /** A transaction as the owner of the database. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** A transaction under the caller's role and claims, so row level security applies. */
  transactionAs<T>(claims: Claims, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Called with what a committed transaction has sent to a channel (`notify`). */
  listen(channel: string, heard: (payload: string) => void): Promise<void>
  /** Waits for the statements before it. */
  close(): Promise<void>
}

/**
 * Opens the database in a folder, creating it at the first start, with the
 * platform's own schemas in place. A Postgres whose stack overflowed is left behind
 * and another one started on the same files, as after a crash.
 *
 * @param place The folder, or an image of one: a copy of it is opened in memory, anew after such a crash.
 */
export async function openDatabase(place: string | DatabaseImage): Promise<Database> {
  const listeners: Listeners = new Map()
  let running: Postgres | undefined = await startPostgres(place, listeners)
  let tail: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: (postgres: Postgres) => Promise<T>): Promise<T> => {
    const turn = tail.then(async () => {
      const postgres = (running ??= await startPostgres(place, listeners))
      try {
        return await work(postgres)
      } finally {
        if (postgres.hasFailed()) running = undefined
      }
    })
    tail = turn.catch(() => undefined)
    return turn
  }
  const transaction: Database['transaction'] = (work) => inTurn((postgres) => postgres.transaction(work))

  return {
    transaction,
    transactionAs: (claims, work) =>
      transaction(async (tx) => {
        await becomeCaller(tx, claims)
        return work(tx)
      }),
    listen: (channel, heard) =>
      inTurn(async (postgres) => {
        listeners.set(channel, heard)
        await postgres.listen(channel, heard)
      }),
    close: () => inTurn((postgres) => postgres.close()),
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
