// Preloaded into every process the supervisor starts. When the supervisor is
// killed without a chance to say so, its channel closes and the whole group ends.
if (process.send) {
  process.channel?.unref()
  process.on('disconnect', () => {
    try {
      process.kill(-process.pid, 'SIGTERM')
    } catch {
      process.exit(1)
    }
  })
}
