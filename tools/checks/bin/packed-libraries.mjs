#!/usr/bin/env node
// Holds the libraries to what is promised of them once they are packed: packs and installs them once, for every check.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installPacked } from '../src/guarded-entries.ts'
import { missingFrom } from '../src/packed/packed-files.ts'
import { libraryFoldersIn } from '../src/workspace/projects.ts'

const workspace = join(import.meta.dirname, '../../..')
const libraries = libraryFoldersIn(workspace)
const folder = join(workspace, 'tools/checks/.packed')

rmSync(folder, { recursive: true, force: true })
// Other checks read every file of the workspace.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
installPacked(folder, libraries)
const missing = libraries.flatMap((library) => {
  const { name } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'))
  return missingFrom(join(folder, 'node_modules', name))
})
for (const line of missing) console.error(line)
process.exitCode = missing.length > 0 ? 1 : 0
const checks = {
  'published-shape': 'tarballs',
  'readme-examples': 'readme-examples',
  'guarded-entries': 'guarded-entries',
  'entry-sizes': 'entry-sizes',
  'edge-entries': 'edge-entries',
  runtimes: 'runtimes',
}
for (const [check, place] of Object.entries(checks)) {
  const line = [join(import.meta.dirname, `${check}.mjs`), join(folder, place)]
  const { status } = spawnSync(process.execPath, line, { stdio: 'inherit' })
  process.exitCode ||= status ?? 1
}
