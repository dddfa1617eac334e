#!/usr/bin/env node
// Runs a command with CHROMIUM_PATH set: `with-browser.mjs vitest run`.
import { spawn } from 'node:child_process'
import { findBrowser } from '../src/find-browser.ts'

try {
  const CHROMIUM_PATH = await findBrowser()
  const [command, ...args] = process.argv.slice(2)
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH },
    // Windows starts the programs of packages through a shell alone.
    shell: process.platform === 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
