import { execFile, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { migrationsFolder } from '../migrations-folder.ts'

const run = promisify(execFile)

/** The newest Postgres of the system. Debian keeps the programs of each version apart, and off the path. */
const programs = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)

/** Whether this machine has what {@link startDebianPostgres} starts. */
export const hasDebianPostgres = programs !== undefined && existsSync(join(programs, 'initdb'))

/** A Postgres of its own, as a hosted project has it, with every migration applied. */
export interface HostedPostgres {
  version: string
  /** Runs statements as a role that signs in. @returns What the last of them answered: one JSON value. */
  ask: (role: 'authenticator' | 'postgres' | 'supabase_admin', sql: string) => Promise<unknown>
  stop: () => Promise<void>
}

/** @throws {Error} with what Postgres said when it does not start or a migration fails. */
export async function startDebianPostgres(): Promise<HostedPostgres> {
  if (programs === undefined) throw new Error('There is no Postgres. Install the Debian package postgresql.')
  const bin = programs
  const folder = await mkdtemp(join(tmpdir(), 'hosted-postgres-'))
  const owner = whoRunsIt()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const as = { ...owner, cwd: folder }
  const data = join(folder, 'data')
  const cluster = ['-D', data, '--no-sync', '-E', 'UTF8', '--locale=C', '-U', 'supabase_admin', '-A', 'trust']
  await run(join(bin, 'initdb'), cluster, as)
  // It is reached by a socket in its own folder, and by no port.
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off -c wal_level=logical`
  const control = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options]
  await run(join(bin, 'pg_ctl'), ['start', ...control], as)

  const psql = async (role: string, sql: string): Promise<string> => {
    const asked = run(
      join(bin, 'psql'),
      [
        '-X',
        '-q',
        '-A',
        '-t',
        '-v',
        'ON_ERROR_STOP=1',
        '-h',
        folder,
        '-U',
        role,
        '-d',
        'postgres',
        '-f',
        '-',
      ],
      { ...as, maxBuffer: 2 ** 26, env: { ...process.env, PGOPTIONS: '-c client_min_messages=error' } },
    )
    asked.child.stdin?.end(sql)
    return (await asked).stdout
  }
  const stop = async (): Promise<void> => {
    await run(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], as)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const platform = join(import.meta.dirname, '../../database/platform')
    for (const file of [
      ...(await sqlFilesIn(platform)).map((name) => join(platform, name)),
      join(import.meta.dirname, 'hosted.sql'),
    ])
      await psql('supabase_admin', await readFile(file, 'utf8'))
    for (const name of await sqlFilesIn(migrationsFolder)) {
      // Each in a transaction, as the vendor's program applies them, with the path that it has.
      const sql = await readFile(join(migrationsFolder, name), 'utf8')
      await psql('postgres', `begin;\nset local search_path to "$user", public, extensions;\n${sql}\ncommit;`)
    }
    return {
      version: (await psql('postgres', 'show server_version')).trim(),
      ask: async (role, sql) => JSON.parse((await psql(role, sql)).trim() || 'null') as unknown,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function sqlFilesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
}

/** Postgres refuses to run as root. Its package brings a user that it runs as. */
function whoRunsIt(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}
