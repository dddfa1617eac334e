#!/usr/bin/env node
// Writes into package-lock.json what every package needs on every platform.
// npm adds nothing to a package that is locked already, so those with gaps are
// resolved anew; versions in package.json are exact and stay as they are.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGaps, findToResolve, readLock } from '../src/lock-file/read-lock.ts'

const root = join(import.meta.dirname, '../../..')
const file = join(root, 'package-lock.json')

const lock = JSON.parse(readFileSync(file, 'utf8'))
for (const path of findToResolve(readLock(root))) delete lock.packages[path]
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)

// npm 10 would leave out the C libraries that binaries need.
const { status } = spawnSync(
  'npx',
  ['--yes', 'npm@11', 'install', '--package-lock-only', '--ignore-scripts', '--loglevel=error'],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
)

const gaps = findGaps(readLock(root))
for (const { owner, missing } of gaps)
  console.error(
    `${missing} is not in the lock file, since the registry in use has none: whoever needs it could not run ${owner}. Take the newest version of ${owner.replace(/@[^@]*$/, '')} whose binaries are all there ("npm view ${missing.replace(/@[^@]*$/, '')} versions"), then run this again.`,
  )
if (gaps.length === 0 && status === 0) console.log('The lock file has what every platform needs.')
process.exitCode = gaps.length > 0 ? 1 : (status ?? 1)
