#!/usr/bin/env node
// Checks the types of what the linter leaves alone: files that programs write, and the examples in the READMEs of the
// tools, which run from their sources. (Those of the libraries are read against the packed libraries.)
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { examplesIn } from '../src/readme-examples.ts'

const root = join(import.meta.dirname, '../../..')
const written = [
  'apps/site/.next/types/validator.ts',
  'libs/readers/src/database.ts',
  'libs/reviews/src/documents.ts',
  'libs/reviews/src/models.ts',
  'libs/slices/src/fields.ts',
  'libs/slices/src/models.ts',
]
const folders = []
// Other checks read every file of the workspace.
process.on('exit', () => {
  for (const folder of folders) rmSync(join(root, folder), { recursive: true, force: true })
})
const examples = globSync('tools/*/README.md', { cwd: root }).flatMap((readme) => {
  const folder = join(dirname(readme), '.quick-start-types')
  folders.push(folder)
  return examplesIn(readFileSync(join(root, readme), 'utf8')).map(({ path, text }) => {
    const file = join(folder, path)
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
    return file
  })
})
const line = [
  '--type-aware',
  '--type-check',
  '--config',
  'tools/checks/generated.oxlintrc.json',
  '--no-ignore',
]
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/oxlint/bin/oxlint'), ...line, ...written, ...examples],
  { cwd: root, stdio: 'inherit' },
)
process.exitCode = examples.length > 0 ? (status ?? 1) : 1
