#!/usr/bin/env node
// What a result of tests depends on besides files: programs of the system, of which some are missing on some machines.
import { spawnSync } from 'node:child_process'

for (const [program, option] of [
  ['valkey-server', '--version'],
  ['redis-server', '--version'],
  ['nginx', '-v'],
  ['openssl', 'version'],
  ['promtool', '--version'],
]) {
  const { stdout, stderr, error } = spawnSync(program, [option], { encoding: 'utf8' })
  console.log(`${program}: ${error ? 'none' : (stdout + stderr).trim()}`)
}
