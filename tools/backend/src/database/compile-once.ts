import { setFlagsFromString } from 'node:v8'

/**
 * For a process that lives a short time or mostly waits, before its first database: Postgres is compiled plainly, and
 * what is hot not a second time. That took two fifths of the processor time of a start and its first statements. A
 * process that runs statements all the time, as a worker of the tests does, wins it back.
 */
export function compileOnce(): void {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
}
