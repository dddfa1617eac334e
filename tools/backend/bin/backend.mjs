#!/usr/bin/env node
/**
 * Starts the embedded backend and prints `ready <url>`.
 *
 * Plain JavaScript for old Node, so that the sentence below is what its user
 * reads, rather than a syntax error from a file that it cannot parse.
 */
const wanted = 24
if (Number(process.versions.node.split('.')[0]) < wanted) {
  console.error(
    `The backend needs Node ${wanted} or newer; this is ${process.version}. It was not started. Run "npm start", which brings the right Node along.`,
  )
  process.exit(1)
}

// Before anything is imported: the packages inside report their use otherwise.
process.env.DO_NOT_TRACK = '1'
process.env.LITE_TELEMETRY = '0'

// Removing the types is half of the processor time of a start.
const { enableCompileCache, flushCompileCache } = await import('node:module')
enableCompileCache(`${import.meta.dirname}/../../../node_modules/.cache/compiled`)

const { runCommand } = await import('../src/command.ts')
await runCommand(process.argv.slice(2), process.env)
// A process that is killed cannot save at its end.
flushCompileCache()
