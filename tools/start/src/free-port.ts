import { canListen, findFreePort } from '@house-edge/double/free-port'

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
  const { host, port, ours } = details
  if (await canListen(host, port)) return
  throw new PortTakenError({ ...details, free: await findFreePort({ host, from: port + 1, except: ours }) })
}
