#!/usr/bin/env node
// Plain JavaScript on purpose: an older Node must get as far as the sentence below.
const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `The services need Node 24 or later, and this is Node ${process.versions.node}. Nothing was started. Install Node 24.`,
  )
  process.exit(1)
}
const { runWithServices } = await import('../dist/index.js')
process.exitCode = await runWithServices(process.argv.slice(2), process.env)
