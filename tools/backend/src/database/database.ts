import type { Claims } from '../gateway/claims.ts'
import type { DatabaseImage } from './database-image.ts'
import { startPostgres, type Listeners, type Postgres } from './postgres.ts'
import type { Statements } from './statements.ts'

export type Transaction = Statements

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
  await configure(tx, callerSettings(claims))
}

/** What says who the caller of a transaction is. */
export function callerSettings(claims: Claims): Record<string, string> {
  return {
    role: claims.role,
    'request.jwt.claims': JSON.stringify(claims),
    'request.jwt.claim.sub': claims.sub ?? '',
    'request.jwt.claim.role': claims.role,
  }
}

/**
 * Changes settings for the rest of the transaction, in the order given. Their values are in its text: Postgres need not
 * be asked for their types first.
 */
export async function configure(tx: Transaction, settings: Record<string, string>): Promise<void> {
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config(${literal(name)}, ${literal(value)}, true)`,
  )
  await tx.exec(`select ${calls.join(', ')}`)
}

/** A text in quotes, whatever Postgres takes a backslash for. */
function literal(text: string): string {
  const quoted = `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
  return text.includes('\\') ? ` E${quoted}` : quoted
}
