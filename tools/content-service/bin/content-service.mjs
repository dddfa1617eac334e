#!/usr/bin/env node
// Plain JavaScript on purpose: an older Node must get as far as the sentence below.
const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `The content service needs Node 24 or later, and this is Node ${process.versions.node}. ` +
      'Start it with "npx node tools/content-service/bin/content-service.mjs": the project brings the right one.',
  )
  process.exit(1)
}
// Removing the types is half of the processor time of a start.
const { enableCompileCache, flushCompileCache } = await import('node:module')
enableCompileCache(`${import.meta.dirname}/../../../node_modules/.cache/compiled`)

const { runFromCommandLine } = await import('../src/cli/run.ts')
await runFromCommandLine(process.argv.slice(2), process.env)
// A process that is killed cannot save at its end.
flushCompileCache()
