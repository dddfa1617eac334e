import { parse, protocol, type PGlite, type Results, type SerializerOptions } from '@electric-sql/pglite'
import { BackendError } from '../backend-error.ts'

/** What Postgres is asked, one statement after the other. */
export interface Statements {
  /** One statement; `$1` stands for the first value. */
  query<Row>(
    text: string,
    values?: readonly unknown[],
    options?: { serializers?: SerializerOptions },
  ): Promise<Results<Row>>
  /** Any number of statements, without values. */
  exec(text: string): Promise<Results[]>
}

const { serialize } = protocol
const end = [serialize.describe({ type: 'P' }), serialize.execute(), serialize.sync()]

/**
 * PGlite sends the six messages of a statement each by itself, and two for statements without values, which takes
 * longer than what Postgres does for small ones. Postgres reads any number of messages at once.
 */
export function createStatements(pg: PGlite): Statements {
  const send = (...messages: Uint8Array[]) =>
    pg.execProtocolStream(Buffer.concat(messages), { syncToFs: false })

  async function run(text: string, values: readonly unknown[], serializers: SerializerOptions = {}) {
    const read = serialize.parse({ text })
    if (values.length === 0) return send(read, serialize.bind(), ...end)
    try {
      // How a value is written goes by the type that Postgres takes it for.
      const described = await send(read, serialize.describe({ type: 'S' }))
      const typeOf = parse.parseDescribeStatementResults(described)
      const written = values.map((value, at) => {
        if (value === undefined || value === null) return null
        const type = typeOf[at] ?? 0
        const write = serializers[type] ?? pg.serializers[type] ?? String
        return legible(write(value), at)
      })
      return await send(serialize.bind({ values: written }), ...end)
    } catch (error) {
      await send(serialize.sync())
      throw error
    }
  }

  return {
    query: (text, values = [], options = {}) =>
      // Those begun together must not mix: each has the connection until it has ended.
      pg.runExclusive(async () => {
        const messages = await run(text, values, options.serializers)
        return parse.parseResults(messages, pg.parsers)[0] as Results<never>
      }),
    exec: (text) =>
      pg.runExclusive(async () => parse.parseResults(await send(serialize.query(text)), pg.parsers)),
  }
}

/**
 * PGlite passes on what is no list where a list is wanted, and has no text for a function in JSON. Its message would
 * break off in the middle, and what it had of it by then would be the beginning of the next one, whosever that is.
 */
function legible(written: unknown, at: number): string | Uint8Array {
  if (typeof written === 'string' || written instanceof Uint8Array) return written
  throw new BackendError('backend/unwritable-value', `The value of $${at + 1} cannot be written as its type.`)
}

/** All of the work or nothing. What still asks when it is over is refused: it would be part of the next transaction. */
export async function inTransaction<T>(
  statements: Statements,
  work: (tx: Statements) => Promise<T>,
): Promise<T> {
  let isOver = false
  const refuseLate = (): void => {
    if (isOver) throw new BackendError('backend/transaction-over', 'The transaction is over.')
  }
  const tx: Statements = {
    query: async (...statement) => {
      refuseLate()
      return statements.query(...statement)
    },
    exec: async (text) => {
      refuseLate()
      return statements.exec(text)
    },
  }
  await statements.exec('begin')
  const outcome = await work(tx).catch(async (error: unknown) => {
    isOver = true
    await statements.exec('rollback')
    throw error
  })
  isOver = true
  await statements.exec('commit')
  return outcome
}
