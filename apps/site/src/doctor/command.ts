/** `npm run doctor`: asks what the site needs from where it runs, and says in words what is wrong. @module */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Engine, runDoctor } from '@house-edge/operating/doctor'
import { buildFolder } from '../../build-folder.mjs'
import { neededByRelease } from './needed.ts'

/**
 * Runs the command.
 *
 * @param folder Of the site: with its build, and beside the migrations or a list of them.
 * @returns The status to end with.
 */
export function examineSite(
  folder: string,
  args: readonly string[],
  say: (text: string) => void,
): Promise<number> {
  return runDoctor({
    folder,
    build: join(folder, buildFolder()),
    args,
    say,
    connect: connectToRedis,
    needed: { ...neededByRelease, migrations: migrationsBeside(folder) },
  })
}

/** Versions of the migrations of this release: of the folder in the repository, or of the list in a release. */
function migrationsBeside(folder: string): string[] | undefined {
  for (const place of [join(folder, 'supabase/migrations'), join(folder, '../../supabase/migrations')])
    if (existsSync(place))
      return readdirSync(place)
        .filter((name) => name.endsWith('.sql'))
        .map((name) => name.slice(0, name.indexOf('_')))
        .toSorted()
  return undefined
}

async function connectToRedis(url: string): Promise<Engine> {
  const { createClient } = await import('@redis/client')
  const client = createClient({ url, socket: { connectTimeout: 3_000, reconnectStrategy: false } })
  // Told by the promise as well.
  client.on('error', () => {})
  await client.connect()
  return { send: (...words) => client.sendCommand(words), close: () => client.destroy() }
}
