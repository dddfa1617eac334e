import { createServer } from 'node:net'
import { promisify } from 'node:util'

/** So many projects at once are a mistake, which the service then names. */
const most = 100

/**
 * The first port from one on that this machine lets one listen on; the one itself where none is free.
 *
 * Another program may take it before the service does, which says so and ends then.
 */
export async function nextFreePort(first: number): Promise<number> {
  for (let port = first; port < first + most; port++) if (await isFree(port)) return port
  return first
}

/** Services listen on this address, and a port that another address has is free to them. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await promisify((then: (error?: Error) => void) => {
      server.once('error', then).listen(port, '127.0.0.1', () => then())
    })()
    return true
  } catch {
    return false
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}
