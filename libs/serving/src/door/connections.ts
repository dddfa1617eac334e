import { isIPv6, type Server, type Socket } from 'node:net'

/**
 * Refuses connections beyond what one client may hold open.
 *
 * A client is an IPv4 address or the first half of an IPv6 address, which is what
 * one household has.
 *
 * @param refuse Answers a connection before its first request, and closes it.
 */
export function limitConnections(server: Server, perClient: number, refuse: (socket: Socket) => void): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined) return
    const client = clientOf(remoteAddress)
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

function clientOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [left = '', right = ''] = address.split('::')
  const [before, after] = [left.split(':').filter(Boolean), right.split(':').filter(Boolean)]
  const zeros = address.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : []
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
