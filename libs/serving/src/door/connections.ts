import type { Server, Socket } from 'node:net'
import { networkOf } from '@house-edge/paths'

/**
 * Refuses connections beyond what one client may hold open.
 *
 * @param refuse Answers a connection before its first request, and closes it.
 */
export function limitConnections(server: Server, perClient: number, refuse: (socket: Socket) => void): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined) return
    const client = networkOf(remoteAddress)
    const count = (open.get(client) ?? 0) + 1
    open.set(client, count)
    socket.once('close', () => {
      const rest = (open.get(client) ?? 1) - 1
      if (rest === 0) open.delete(client)
      else open.set(client, rest)
    })
    if (count > perClient) refuse(socket)
  })
}
