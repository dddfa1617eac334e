import { createServer } from 'node:net'

/** Another process listens on a port that we need. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError'
  readonly code = 'start/port-taken'

  /** @param details `free`: a port to take instead. `undefined`: none was found. */
  constructor(details: { port: number; owner: string; variable: string; free: number | undefined }) {
    super(
      `Port ${details.port} is taken, so the ${details.owner} cannot start. Stop what listens there, or choose another port: ${details.variable}=${details.free ?? '<port>'} npm start`,
    )
  }
}

/**
 * Checks that a port is free.
 *
 * @throws {PortTakenError} A process listens on it.
 */
export async function assertFree(details: {
  host: string
  port: number
  owner: string
  variable: string
  /** Ports that are not proposed, free or not: those of everything else that starts. */
  ours?: readonly number[]
}): Promise<void> {
  const { host, port, ours = [] } = details
  if (await canListen(host, port)) return
  throw new PortTakenError({ ...details, free: await nextFree(host, port, ours) })
}

/** So many ports in a row are hardly ever taken. */
const most = 100
const highest = 65_535

async function nextFree(host: string, taken: number, ours: readonly number[]): Promise<number | undefined> {
  for (let port = taken + 1; port <= Math.min(taken + most, highest); port++)
    if (!ours.includes(port) && (await canListen(host, port).catch(() => false))) return port
  return undefined
}

function canListen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    })
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
