import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { RunCommand } from './run-command.ts'

/** Has a lock file of its own: it is no workspace, so that `npm install` at the root does without it. */
const program = join(import.meta.dirname, '../registry')

/** As far as it is used here. https://verdaccio.org/docs/node-api */
interface Verdaccio {
  runServer: (config: object) => Promise<Server>
}

/** A registry that lives as long as a rehearsal. */
interface Registry {
  /** With a slash at the end, e.g. `http://127.0.0.1:40001/`. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Installs the program of the registry, exactly as its lock file says.
 *
 * @param run - Ends an installation that hangs, and says meanwhile that it still runs.
 */
export async function installRegistry(run: RunCommand): Promise<void> {
  await run('npm', ['ci', '--workspaces=false', '--no-audit', '--no-fund'], program)
}

/**
 * Starts a registry for the packages of this workspace on this machine alone. It asks no other registry for the packages
 * of others: npm is told to ask it for one scope only.
 *
 * @param folder - Where it keeps what is published.
 */
export async function startRegistry(folder: string): Promise<Registry> {
  const { runServer } = createRequire(join(program, 'package.json'))('verdaccio') as Verdaccio
  const server = await runServer({
    storage: join(folder, 'storage'),
    self_path: folder,
    uplinks: {},
    packages: { '@house-edge/*': { access: '$all', publish: '$all', unpublish: '$all' } },
    auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: -1 } },
    web: { enable: false },
    log: { type: 'stdout', format: 'json', level: 'fatal' },
    max_body_size: '50mb',
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
