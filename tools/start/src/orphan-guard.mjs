// Preloaded into every process the supervisor starts. When the supervisor is
// killed without a chance to say so, its channel closes and the whole group ends.
// What these processes fork inherits the preload, but has channels of its own to keep.
const graceMs = 5_000
if (process.send && String(process.ppid) === process.env.HOUSE_EDGE_SUPERVISOR) {
  process.channel?.unref()
  process.on('disconnect', () => {
    try {
      // A server that waits for its connections to end would otherwise wait with nobody to end it.
      setTimeout(() => process.kill(-process.pid, 'SIGKILL'), graceMs).unref()
      process.kill(-process.pid, 'SIGTERM')
    } catch {
      process.exit(1)
    }
  })
}
