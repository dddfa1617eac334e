// Preloaded into every process of the supervisor. When the supervisor is killed, its IPC channel closes and the whole
// group ends. Forks of these processes inherit the preload, but have IPC channels of their own, which are left alone.
const graceMs = 5_000
if (process.send && String(process.ppid) === process.env.HOUSE_EDGE_SUPERVISOR) {
  process.channel?.unref()
  process.on('disconnect', () => {
    try {
      // Otherwise a server that waits for its connections would never end.
      setTimeout(() => process.kill(-process.pid, 'SIGKILL'), graceMs).unref()
      process.kill(-process.pid, 'SIGTERM')
    } catch {
      process.exit(1)
    }
  })
}
