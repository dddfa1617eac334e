import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a service of this machine as a service far away has it. */
export interface SlowLine {
  port: number
  /** What it has carried towards the client. */
  bytes: () => number
  close: () => void
}

/** How slow a line is. */
export interface LinePace {
  /** From one end to the other and back. Milliseconds. */
  roundTripMs: number
  /** Of all connections together, towards the client. */
  bytesPerSecond: number
}

/** Opens a slow line to a port. @param wanted Its own port. Default: any. */
export async function openSlowLine(
  target: number,
  { roundTripMs, bytesPerSecond }: LinePace,
  wanted = 0,
): Promise<SlowLine> {
  let freeAtMs = 0
  let bytes = 0
  const sockets = new Set<Socket>()
  const line = createServer((client) => {
    const service = connect(target, '127.0.0.1')
    for (const socket of [client, service]) {
      sockets.add(socket)
      socket.setNoDelay(true).on('error', () => socket.destroy())
    }
    client.on('close', () => (sockets.delete(client), service.destroy()))
    service.on('close', () => (sockets.delete(service), setTimeout(() => client.end(), roundTripMs)))
    client.on('data', (chunk) =>
      setTimeout(() => !service.destroyed && service.write(chunk), roundTripMs / 2),
    )
    service.on('data', (chunk) => {
      const now = performance.now()
      bytes += chunk.length
      freeAtMs = Math.max(now, freeAtMs) + (chunk.length / bytesPerSecond) * 1_000
      // The next portion is taken when this one is on its way: what waits is the service's.
      service.pause()
      setTimeout(() => service.resume(), freeAtMs - now)
      setTimeout(() => !client.destroyed && client.write(chunk), freeAtMs - now + roundTripMs / 2)
    })
  }).listen(wanted, '127.0.0.1')
  await once(line, 'listening')
  return {
    port: (line.address() as AddressInfo).port,
    bytes: () => bytes,
    close: () => {
      line.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
