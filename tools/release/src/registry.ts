import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { runServer } from 'verdaccio'

/** A registry that lives as long as a rehearsal. */
export interface Registry {
  /** With a slash at the end, e.g. `http://127.0.0.1:40001/`. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Starts a registry for the packages of this workspace on this machine alone. It asks nobody for the packages
 * of others: npm is told to ask it for one scope only.
 *
 * @param folder - Where it keeps what is published.
 */
export async function startRegistry(folder: string): Promise<Registry> {
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
