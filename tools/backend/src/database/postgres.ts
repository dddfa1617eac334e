import { readFile, readdir, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp'
import { BackendError } from '../backend-error.ts'
import { CopiedFiles, type DatabaseImage } from './database-image.ts'
import { parsers } from './parsers.ts'
import { rememberPostgres } from './remember-postgres.ts'
import { createStatements, inTransaction, type Statements } from './statements.ts'

/** Postgres in this process. */
export interface Postgres {
  transaction<T>(work: (tx: Statements) => Promise<T>): Promise<T>
  listen(channel: string, heard: (payload: string) => void): Promise<void>
  close(): Promise<void>
  /** Whether Postgres has ended itself. Its answers since then mean nothing. */
  hasFailed(): boolean
}

export type Listeners = Map<string, (payload: string) => void>

/** As Postgres itself says it where it has a stack of its own. */
class StackOverflow extends Error {
  override readonly name = 'StackOverflow'
  readonly code = '54001'
  readonly hint = 'What was sent is nested too deeply, or too long to be searched with.'

  constructor(cause: unknown) {
    super('stack depth limit exceeded', { cause })
  }
}

/** Postgres ended itself, as on a full disk. What it acknowledged is in its log, and the next one reads it. */
class PostgresEnded extends Error {
  override readonly name = 'PostgresEnded'
  readonly code = '57P02'
  readonly hint = 'The disk of the database may be full. Nothing of this request was kept.'

  constructor(cause: unknown) {
    super('the database has ended', { cause })
  }
}

/**
 * Unless told otherwise Postgres keeps 128 MB for pages of the database, and making them ready took four tenths of
 * each start. A new database of the site has 24 MB, and the system keeps the files of larger ones in memory itself.
 */
const settings = ['-c', 'shared_buffers=16MB']

/** @param place A folder, or an image of one: then files are in memory, and are gone with it. */
export async function startPostgres(place: string | DatabaseImage, listeners: Listeners): Promise<Postgres> {
  const { pg, failure, close } = typeof place === 'string' ? await openFolder(place) : await openImage(place)
  const statements = createStatements(pg)
  let isClosed = false
  const stops: (() => Promise<void>)[] = []
  const listen: Postgres['listen'] = async (channel, heard) =>
    void stops.push(await pg.listen(channel, heard))
  for (const [channel, heard] of listeners) await listen(channel, heard)

  return {
    transaction: async (work) => {
      // Another may have it by now.
      if (isClosed) throw new BackendError('backend/database-not-started', 'The database is closed.')
      try {
        return await inTransaction(statements, async (tx) => {
          const outcome = await work(tx)
          if (failure()) throw failure()
          return outcome
        })
      } catch (error) {
        throw failureOf(failure()) ?? error
      }
    },
    listen,
    close: async () => {
      if (isClosed) return
      isClosed = true
      for (const stop of stops) await stop()
      await close()
    },
    hasFailed: () => failure() !== undefined,
  }
}

interface Engine {
  pg: PGlite
  failure: () => unknown
  close: () => Promise<void>
}

async function openFolder(dataDir: string): Promise<Engine> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const { pg, failure } = await open({ dataDir })
  return { pg, failure, close: () => pg.close() }
}

/** Those of an image that are closed. To put one back to its beginning takes a tenth of the time of a start. */
const atRest = new WeakMap<DatabaseImage, Engine[]>()

const libraries = ['plpgsql', 'pgcrypto', 'uuid-ossp', 'dict_snowball', 'fuzzystrmatch']

async function openImage(image: DatabaseImage): Promise<Engine> {
  const resting = atRest.get(image) ?? []
  atRest.set(image, resting)
  const again = resting.pop()
  if (again) return again
  const { pg, failure } = await open({ fs: new CopiedFiles(image) })
  // What is loaded later could not be taken back.
  for (const library of libraries) await pg.exec(`load '$libdir/${library}'`)
  const restore = rememberPostgres(pg)
  const engine: Engine = {
    pg,
    failure,
    close: async () => {
      if (failure() === undefined && restore()) resting.push(engine)
      else await pg.close()
    },
  }
  return engine
}

async function open(files: Pick<PGliteOptions, 'dataDir' | 'fs'>): Promise<Pick<Engine, 'pg' | 'failure'>> {
  const startParams = [...PGlite.defaultStartParams, ...settings]
  const pg = await PGlite.create({
    ...files,
    startParams,
    extensions: { pgcrypto, uuid_ossp, fuzzystrmatch },
  })
  // PGlite copies all of them for every statement, an array type of every table among them: that took longer than a
  // small statement itself.
  pg.parsers = { ...parsers }
  const failure = watchForFailure(pg)
  await createPlatform(pg)
  return { pg, failure }
}

/** What clients are told of a failure. */
function failureOf(cause: unknown): Error | undefined {
  if (cause === undefined) return undefined
  return hasEnded(cause) ? new PostgresEnded(cause) : new StackOverflow(cause)
}

/** How Postgres leaves a statement that has an error. */
const longJump = 100

/** Ends PGlite's loop, which goes by the status. */
class JumpOut extends PostgresEnded {
  readonly status = longJump
}

/**
 * PGlite goes on after whatever is thrown inside Postgres. A stack that overflowed
 * is no error of Postgres, which would have cleaned up: it answers with nothing, or
 * never again rightly. So what is thrown is looked at on its way, and the stack is put back to where it was.
 */
function watchForFailure(pg: PGlite): () => unknown {
  let failure: unknown
  const module = pg.Module as typeof pg.Module & { ___stack_pointer: WebAssembly.Global<'i32'> }
  const handleMessage = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    // PGlite asks one that has ended over and over. The jump is the way out of its loop.
    if (hasEnded(failure)) throw new JumpOut(failure)
    const stackPointer = module.___stack_pointer.value
    try {
      handleMessage()
    } catch (error) {
      // PGlite 0.4.5 leaves what the failed statement had of the stack: after some thousands of them there is none, and
      // Postgres writes over its own memory or never ends.
      module.___stack_pointer.value = stackPointer
      const isError = (error as { status?: unknown }).status === longJump
      if (!isError) failure ??= error
      throw error
    }
  }
  const jump = module._PostgresMainLongJmp
  module._PostgresMainLongJmp = () => {
    if (hasEnded(failure)) throw failure
    jump()
  }
  return () => failure
}

function hasEnded(failure: unknown): failure is Error {
  return failure instanceof Error && failure.message.startsWith('Aborted(')
}

async function createPlatform(pg: PGlite): Promise<void> {
  const folder = join(import.meta.dirname, 'platform')
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    await pg.exec(await readFile(join(folder, file), 'utf8'))
  }
  await pg.exec(`set search_path to "$user", public, extensions; set timezone to 'UTC'`)
}
