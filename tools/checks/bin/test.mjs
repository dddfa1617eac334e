#!/usr/bin/env node
// Plain JavaScript on purpose: an old Node must get as far as the sentence below.
const wanted = 24
if (Number(process.versions.node.split('.')[0]) < wanted) {
  console.error(
    `The tests need Node ${wanted} or newer and this is ${process.version}. Run them with "npm test", which uses the Node this repository brings; if you did, allow the install script of the package "node" (npm 12: "npm install --allow-scripts=node,nx,esbuild") or install Node ${wanted}.`,
  )
  process.exit(1)
}
const { main } = await import('../src/test-command/main.ts')
process.exitCode = await main(process.argv.slice(2))
