#!/usr/bin/env node
// Plain JavaScript on purpose: an older Node must get as far as the sentence below.
const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `This needs Node 24 or later, and this is Node ${process.versions.node}. ` +
      'Start it with "npx node tools/content-service/bin/content.mjs": the project brings the right one.',
  )
  process.exit(1)
}
const { transferFromCommandLine } = await import('../src/cli/transfer.ts')
await transferFromCommandLine(process.argv.slice(2), process.env)
