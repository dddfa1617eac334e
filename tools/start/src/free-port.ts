import { createServer } from 'node:net'

/** Another process listens on a port that we need. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError'
  readonly code = 'start/port-taken'

  constructor(details: { port: number; owner: string; variable: string }) {
    super(
      `Port ${details.port} is taken, so the ${details.owner} cannot start. Stop what listens there, or choose another port: ${details.variable}=${details.port + 1} npm start`,
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
}): Promise<void> {
  const free = await canListen(details.host, details.port)
  if (!free) throw new PortTakenError(details)
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
