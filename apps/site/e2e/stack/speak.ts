import { connect } from 'node:net'
import { slot } from './slot.ts'

/**
 * Writes bytes as they are, for requests that no client would send.
 *
 * @returns The status of the answer; 0 when the connection was closed without one.
 */
export function speak(bytes: string, port: number = slot.ports.site): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
      // What comes before the answer is none.
      if (status === undefined || status === '100') return
      resolve(Number(status))
      socket.destroy()
    })
    socket.on('end', () => resolve(0))
    // Whoever refuses a long request does not read it to its end.
    socket.on('error', (error) => (text === '' ? reject(error) : resolve(0)))
  })
}
