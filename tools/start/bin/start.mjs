#!/usr/bin/env node
// Plain JavaScript on purpose: an old Node must get as far as the sentence below.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const wanted = 24
const program = process.platform === 'win32' ? 'node.exe' : 'node'
const own = join(import.meta.dirname ?? '.', '../../../node_modules/node/bin', program)

if (Number(process.versions.node.split('.')[0]) >= wanted) {
  // Removing the types is half of the processor time of a start.
  const { enableCompileCache } = await import('node:module')
  enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'))
  const { main } = await import('../src/main.ts')
  await main(process.argv.slice(2), process.env)
} else if (existsSync(own) && !process.env.HOUSE_EDGE_NODE) {
  // A package manager that blocks install scripts links no `node`; the binary may still be there.
  const child = spawn(own, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, HOUSE_EDGE_NODE: own },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const parent = process.ppid
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
} else {
  console.error(
    `House Edge needs Node ${wanted} or newer and this is ${process.version}. It brings its own: run "npm install" with install scripts allowed for the package "node" (npm 12: "npm install --allow-scripts=node,nx,esbuild"), or install Node ${wanted}.`,
  )
  process.exit(1)
}
