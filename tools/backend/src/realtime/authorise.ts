import { becomeCaller, type Database, type Transaction } from '../database/database.ts'
import { isSqlError } from '../database/describe-sql-error.ts'
import type { Claims } from '../gateway/claims.ts'

/** What the policies on `realtime.messages` let a caller do on one topic. */
export interface Rights {
  readBroadcast: boolean
  writeBroadcast: boolean
  readPresence: boolean
  writePresence: boolean
}

export const everything: Rights = {
  readBroadcast: true,
  writeBroadcast: true,
  readPresence: true,
  writePresence: true,
}

/** Ends a transaction whose rows were only to be tried. */
class RightsTried extends Error {
  readonly code = 'backend/rights-tried'
}

/**
 * Finds out by trying, as hosted: inserts rows on the topic, reads and writes them under the caller's role, and rolls
 * everything back.
 */
export async function findRights(database: Database, claims: Claims, topic: string): Promise<Rights> {
  const rights: Rights = {
    readBroadcast: false,
    writeBroadcast: false,
    readPresence: false,
    writePresence: false,
  }
  try {
    await database.transaction(async (tx) => {
      await tx.query(
        `insert into realtime.messages (topic, extension) values ($1, 'broadcast'), ($1, 'presence')`,
        [topic],
      )
      await tx.query(`select set_config('realtime.topic', $1, true)`, [topic])
      await becomeCaller(tx, claims)
      const readable = await listReadable(tx, topic)
      rights.readBroadcast = readable.includes('broadcast')
      rights.readPresence = readable.includes('presence')
      rights.writeBroadcast = await mayWrite(tx, topic, 'broadcast')
      rights.writePresence = await mayWrite(tx, topic, 'presence')
      throw new RightsTried()
    })
  } catch (error) {
    if (!(error instanceof RightsTried)) throw error
  }
  return rights
}

async function listReadable(tx: Transaction, topic: string): Promise<string[]> {
  const { rows } = await tx.query<{ extension: string }>(
    `select distinct extension from realtime.messages where topic = $1`,
    [topic],
  )
  return rows.map((row) => row.extension)
}

async function mayWrite(tx: Transaction, topic: string, extension: string): Promise<boolean> {
  await tx.exec('savepoint attempt')
  try {
    await tx.query(`insert into realtime.messages (topic, extension) values ($1, $2)`, [topic, extension])
    return true
  } catch (error) {
    if (!isSqlError(error)) throw error
    return false
  } finally {
    await tx.exec('rollback to savepoint attempt')
  }
}
