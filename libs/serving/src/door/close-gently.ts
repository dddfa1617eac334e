import type { Socket } from 'node:net'
import { bodyTurns } from './bodies/body-turns.ts'

/** Since the client last sent something. */
const lingerMs = 2_000
/** As long as a whole request may take. */
const mostLingerMs = 30_000

/**
 * Closes a connection after its last answer, so that the answer arrives.
 *
 * Closing a connection with unread bytes resets it, and the client loses what it had not read yet
 * (RFC 9112 §9.6). So only our side is closed at first, and what the client still sends is discarded for a while.
 */
export function closeGently(socket: Socket): void {
  if (socket.destroyed) return
  const timers = [lingerMs, mostLingerMs].map((ms) => setTimeout(() => socket.destroy(), ms).unref())
  socket.once('close', () => {
    for (const timer of timers) clearTimeout(timer)
  })
  socket.once('end', () => socket.destroy())
  socket.on('error', () => socket.destroy())
  socket.end()
  socket.pause()
  // Not earlier: with a listener for data Node no longer hears that the socket resumes, and reads nothing more.
  socket.once('resume', () =>
    socket.on('data', ({ length }: Buffer) => {
      timers[0]?.refresh()
      bodyTurns.count(socket, length)
    }),
  )
  socket.resume()
}

/** Makes Node close this connection gently. By itself it destroys it as soon as the response is written. */
export function willCloseGently(socket: Socket): void {
  socket.destroySoon = () => closeGently(socket)
}
