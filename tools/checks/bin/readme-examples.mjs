#!/usr/bin/env node
// Type-checks every example in the READMEs and guides of the libraries against the packed libraries, which are installed
// above the folder that is named, and runs those programs of whose output they say what it is.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { examplesIn } from '../src/readme-examples.ts'
import { UnjudgedError } from '../src/unjudged-error.ts'
import { libraryFoldersIn } from '../src/workspace/projects.ts'

const root = join(import.meta.dirname, '../../..')
const [folder = ''] = process.argv.slice(2)
const libraries = libraryFoldersIn(root).map((library) => basename(library))
const origins = new Map()
const programs = new Map()
for (const library of libraries) {
  const examples = globSync(['README.md', 'guides/*.md'], { cwd: join(root, 'libs', library) }).flatMap(
    (document) =>
      examplesIn(readFileSync(join(root, 'libs', library, document), 'utf8')).map((example) => ({
        ...example,
        // Those without a name are told apart by their document.
        path: /^line-\d+\./.test(example.path)
          ? `${basename(document, '.md')}-${example.path}`
          : example.path,
        origin: `libs/${library}/${document}, line ${example.line}`,
      })),
  )
  for (const { path, text, origin, prints } of examples) {
    const file = join(folder, library, path)
    if (origins.has(file))
      throw new UnjudgedError(`${origin}: another example of the library is named ${path}, too.`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    origins.set(file, origin)
    if (prints !== undefined) programs.set(file, prints)
  }
  // What a command of the README makes of the models: readers have it beside the files, so the files get it here.
  for (const example of new Set(examples.map(({ example }) => example))) {
    const generated = join(root, 'examples', example ?? '', 'prismicio-types.d.ts')
    if (existsSync(generated)) copyFileSync(generated, join(folder, library, 'prismicio-types.d.ts'))
  }
}

// As a user of the installed packages reads them: built files, and no sources.
const base = relative(folder, join(root, 'tsconfig.base.json')).replaceAll('\\', '/')
const settings = {
  extends: base,
  compilerOptions: { customConditions: [], allowJs: true, checkJs: true },
  include: libraries,
}
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
// The native compiler, which the linter brings, takes a quarter of the time. Without names the linter would leave out
// what Git ignores.
const linter = join(root, 'node_modules/oxlint/bin/oxlint')
const config = 'tools/checks/generated.oxlintrc.json'
const line = [linter, '--type-aware', '--type-check', '--no-ignore', '--format=unix', '--config', config]
const files = [...origins.keys()].map((file) => relative(root, file))
const { status, stdout } = spawnSync(process.execPath, [...line, ...files], { cwd: root, encoding: 'utf8' })
// What is no finding, such as why the linter could not begin, is a fault as well.
const findings = stdout.split('\n').filter((text) => text !== '' && !/^\d+ problems?$/.test(text))
// JavaScript has no place for the type of a parameter; all else is asked of it, in the one program of all examples.
const faults = findings.filter((finding) => !/^\S+?\.(?:mjs|jsx?):.*\(TS70\d\d\)/.test(finding))
for (const fault of faults) {
  const [, file = '', rest = ''] = /^(\S+?):(.*)$/.exec(fault) ?? []
  console.error(`${origins.get(resolve(root, file)) ?? ''} ${rest || fault}`)
}
const misprints = [...programs].flatMap(([file, prints]) => {
  // Runners ask for colours, which a README does not print.
  const env = { ...process.env, FORCE_COLOR: '0' }
  const { stdout: said, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8', env })
  return said === prints ? [] : [`${origins.get(file)} prints\n${said}${stderr}and not\n${prints}`]
})
for (const misprint of misprints) console.error(misprint)
console.log(
  `${origins.size} examples in READMEs and guides of the libraries, of which ${programs.size} were run`,
)
const isJudged = programs.size > 0 && (status === 0 || findings.length > 0)
process.exitCode = isJudged && faults.length + misprints.length === 0 ? 0 : 1
