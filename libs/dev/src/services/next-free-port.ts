import { findFreePort } from '@house-edge/double/free-port'

/**
 * The first port from one on that is free; the one itself where none is, so that the service which takes it says so.
 *
 * Services listen on this address, and a port that another address has is free to them.
 */
export async function nextFreePort(first: number): Promise<number> {
  return (await findFreePort({ host: '127.0.0.1', from: first })) ?? first
}
