#!/usr/bin/env node
// Plain JavaScript on purpose: an old Node must get as far as the sentence below.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `The benchmark needs Node 24 or newer and this is ${process.version}. Run it with "npm run bench", which uses the Node this repository brings.`,
  )
  process.exit(1)
}
// Ends by itself, so that what it has started is ended with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const { main } = await import('../src/bench.ts')
process.exitCode = await main(process.argv.slice(2))
