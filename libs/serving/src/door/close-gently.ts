import type { Socket } from 'node:net'

const lingerMs = 2_000

/**
 * Closes a connection after its last answer, so that the answer arrives.
 *
 * A system that closes a connection with bytes of the client unread resets it, and
 * the client throws away what it had not read yet (RFC 9112 §9.6). So our side is
 * closed first, and what the client still sends is read and thrown away for a while.
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

/** Lets whatever ends this connection end it gently. Node destroys it as soon as the answer is written. */
export function willCloseGently(socket: Socket): void {
  socket.destroySoon = () => closeGently(socket)
}
