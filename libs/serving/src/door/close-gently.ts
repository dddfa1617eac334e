import type { Socket } from 'node:net'

const lingerMs = 2_000

/**
 * Closes a connection after its last answer, so that the answer arrives.
 *
 * Closing a connection with unread bytes resets it, and the client loses what it had not read yet
 * (RFC 9112 §9.6). So only our side is closed at first, and what the client still sends is discarded for a while.
 */
export function closeGently(socket: Socket): void {
  if (socket.destroyed) return
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  timer.unref()
  socket.once('close', () => clearTimeout(timer))
  socket.once('end', () => socket.destroy())
  socket.on('error', () => socket.destroy())
  socket.end()
  socket.resume()
}

/** Makes Node close this connection gently. By itself it destroys it as soon as the response is written. */
export function willCloseGently(socket: Socket): void {
  socket.destroySoon = () => closeGently(socket)
}
