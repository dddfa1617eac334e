import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createClock } from '@house-edge/double/clock'
import type { FolderLock } from '@house-edge/double/lock'
import type { BackendOptions } from './backend-options.ts'
import { createServices, type Services } from './create-services.ts'
import { openDatabase, type Database } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { readKeyFile } from './keys/key-file.ts'
import { secureRandom } from './random.ts'
import { listen, type Listener } from './server/listen.ts'
import { takeFolder } from './take-folder.ts'

export interface Backend {
  url: string
  publishableKey: string
  secretKey: string
  close(): Promise<void>
}

const defaultPort = 54_321

/**
 * Starts the embedded backend and resolves once it answers.
 *
 * @throws {BackendError} `backend/port-in-use`, `backend/folder-in-use`, `backend/migration-failed`
 *   or `backend/row-security-missing`; nothing is left running then.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { folder, host = '127.0.0.1', random = secureRandom } = options
  const running: { listener?: Listener; services?: Services; database?: Database; lock?: FolderLock } = {}
  const close = async (): Promise<void> => {
    await running.services?.closeSockets()
    await running.listener?.close()
    await running.services?.close()
    await running.database?.close()
    await running.lock?.release()
  }

  try {
    const listener = (running.listener = await listen(options.port ?? defaultPort, host))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    running.lock = await takeFolder(folder, listener.port)
    const keyFile = await readKeyFile(join(folder, 'keys.json'), random)
    const database =
      options.database ??
      (running.database = await openDatabase(options.databaseImage ?? join(folder, 'database')))
    await migrate(database, options.migrations)

    const hostname = localNameOf(host)
    const origin = `http://${hostname}:${listener.port}`
    const clock = createClock(options.now)
    running.services = await createServices({
      options,
      keyFile,
      database,
      clock,
      random,
      hostname,
      origin,
      server: listener.server,
    })
    listener.serve(running.services.app.fetch)
    return { url: origin, publishableKey: keyFile.publishableKey, secretKey: keyFile.secretKey, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The name by which this machine reaches what is bound to a host. Every interface includes the one called `localhost`. */
function localNameOf(host: string): string {
  return ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host
}
