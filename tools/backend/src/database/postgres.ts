import { readFile, readdir, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp'
import { parsers } from './parsers.ts'

/** Postgres in this process. */
export interface Postgres {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  listen(channel: string, heard: (payload: string) => void): Promise<void>
  close(): Promise<void>
  /** What it answers from now on means nothing. */
  hasFailed(): boolean
}

export type Listeners = Map<string, (payload: string) => void>

/** As Postgres itself says it where it has a stack of its own. */
export class StackOverflow extends Error {
  override readonly name = 'StackOverflow'
  readonly code = '54001'
  readonly hint = 'What was sent is nested too deeply, or too long to be searched with.'

  constructor(cause: unknown) {
    super('stack depth limit exceeded', { cause })
  }
}

/** @param place A folder, or the image of one: then files are in memory, and are gone with it. */
export async function startPostgres(place: string | Blob, listeners: Listeners): Promise<Postgres> {
  if (typeof place === 'string') await mkdir(place, { recursive: true, mode: 0o700 })
  const files = typeof place === 'string' ? { dataDir: place } : { loadDataDir: place }
  const pg = await PGlite.create({ ...files, parsers, extensions: { pgcrypto, uuid_ossp } })
  const failure = watchForFailure(pg)
  await createPlatform(pg)
  const listen: Postgres['listen'] = async (channel, heard) => void (await pg.listen(channel, heard))
  for (const [channel, heard] of listeners) await listen(channel, heard)

  return {
    transaction: async (work) => {
      try {
        return await pg.transaction(async (tx) => {
          const outcome = await work(tx)
          if (failure()) throw new StackOverflow(failure())
          return outcome
        })
      } catch (error) {
        throw failure() ? new StackOverflow(failure()) : error
      }
    },
    listen,
    close: () => pg.close(),
    hasFailed: () => failure() !== undefined,
  }
}

/** How Postgres leaves a statement that has an error. */
const longJump = 100

/**
 * PGlite goes on after whatever is thrown inside Postgres. A stack that overflowed
 * is no error of Postgres, which would have cleaned up: it answers with nothing, or
 * never again rightly. So what is thrown is looked at on its way.
 */
function watchForFailure(pg: PGlite): () => unknown {
  let failure: unknown
  const module = pg.Module
  const handleMessage = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      handleMessage()
    } catch (error) {
      const isError = (error as { status?: unknown }).status === longJump
      if (!isError) failure ??= error
      throw error
    }
  }
  return () => failure
}

async function createPlatform(pg: PGlite): Promise<void> {
  const folder = join(import.meta.dirname, 'platform')
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    await pg.exec(await readFile(join(folder, file), 'utf8'))
  }
  await pg.exec(`set search_path to "$user", public, extensions; set timezone to 'UTC'`)
}
