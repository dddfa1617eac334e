/** `npm run doctor`: asks what the site needs from where it runs, and says in words what is wrong. @module */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Engine, runDoctor, type SiteEnvironment } from '@house-edge/operating/doctor'
import { BackendVariables, ContentVariables } from '@house-edge/operating/environment'
import type { z } from 'zod'
import { buildFolder } from '../../build-folder.mjs'
import { environmentFaults, withoutBlanks } from '../config.ts'
import { SiteConfig } from '../configuration/variables.ts'
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
    environment: readEnvironment(withoutBlanks(process.env)),
    connect: connectToRedis,
    needed: { ...neededByRelease, migrations: migrationsBeside(folder) },
  })
}

/** The environment in parts; one that is wrong is absent. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): SiteEnvironment {
  const part = <schema extends z.ZodType>(schema: schema): z.infer<schema> | undefined =>
    schema.safeParse(env).data
  return {
    faults: environmentFaults(env),
    site: part(SiteConfig),
    content: part(ContentVariables),
    backend: part(BackendVariables),
  }
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
