#!/usr/bin/env node
// Type-checks every example in the READMEs of the libraries against the packed libraries, which are installed above
// the folder that is named.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { examplesIn } from '../src/readme-examples.ts'
import { UnjudgedError } from '../src/unjudged-error.ts'
import { libraryFoldersIn } from '../src/workspace/projects.ts'

const root = join(import.meta.dirname, '../../..')
const [folder = ''] = process.argv.slice(2)
const libraries = libraryFoldersIn(root).map((library) => basename(library))
const origins = new Map()
for (const library of libraries) {
  for (const { path, line, text } of examplesIn(
    readFileSync(join(root, 'libs', library, 'README.md'), 'utf8'),
  )) {
    const file = join(folder, library, path)
    if (origins.has(file))
      throw new UnjudgedError(`Two examples of libs/${library}/README.md are named ${path}.`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    origins.set(file, `libs/${library}/README.md, line ${line}`)
  }
}

// As a user of the installed packages reads them: built files, and no sources.
const base = relative(folder, join(root, 'tsconfig.base.json')).replaceAll('\\', '/')
const statuses = [
  compile('tsconfig.json', ['ts', 'tsx']),
  // JavaScript has no place for the type of a parameter; all else is asked of it.
  compile('tsconfig.javascript.json', ['js', 'jsx', 'mjs'], {
    allowJs: true,
    checkJs: true,
    noImplicitAny: false,
  }),
]
console.log(`${origins.size} examples in the READMEs of the libraries`)
process.exitCode = origins.size > 0 ? Math.max(...statuses) : 1

function compile(name, endings, options = {}) {
  // The compiler takes a list without files for a mistake.
  if (![...origins.keys()].some((file) => endings.includes(file.split('.').at(-1)))) return 0
  const include = libraries.flatMap((library) => endings.map((ending) => `${library}/**/*.${ending}`))
  const config = { extends: base, compilerOptions: { customConditions: [], ...options }, include }
  writeFileSync(join(folder, name), JSON.stringify(config))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const line = [compiler, '-p', join(folder, name), '--pretty', 'false']
  const { status, stdout } = spawnSync(process.execPath, line, { cwd: root, encoding: 'utf8' })
  for (const finding of stdout.split('\n').filter(Boolean)) {
    const [, file = '', rest = ''] = /^(\S+)(\(.*)$/.exec(finding) ?? []
    console.error(`${origins.get(resolve(root, file)) ?? ''} ${rest || finding}`)
  }
  return status ?? 1
}
