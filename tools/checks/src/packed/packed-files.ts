/**
 * What every published package has beside its code.
 *
 * @module
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const files = ['LICENSE', 'README.md', 'CHANGELOG.md']
const fields = ['description', 'keywords', 'license', 'engines'] as const

/**
 * Files and fields that an unpacked package lacks, and built code that no debugger can lead back to its source.
 *
 * @returns What is wrong, in words.
 */
export function missingFrom(installed: string): string[] {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >
  // Entries that only hand on what others export have nothing to lead back to.
  const built = globSync('dist/**/*.js', { cwd: installed, exclude: ['dist/embedded/**'] }).filter((path) =>
    /^(?:async function|function|const|let|class) /m.test(readFileSync(join(installed, path), 'utf8')),
  )
  return [
    ...files.filter((file) => !existsSync(join(installed, file))),
    ...fields.filter((field) => manifest[field] === undefined).map((field) => `"${field}" in package.json`),
    ...built.filter((path) => !existsSync(join(installed, `${path}.map`))).map((path) => `${path}.map`),
    ...globSync('dist/**/*.test.*', { cwd: installed }).map((path) => `reason to ship ${path}`),
    ...missingFromReadme(join(installed, 'README.md')),
    ...navigatingServers(installed).map(
      (path) => `reason for next/navigation.js in ${path}: see tsdown.base.ts`,
    ),
  ].map((what) => `${String(manifest['name'])} has no ${what}`)
}

/** Lines of two screens. */
const mostReadmeLines = 100

/** A README says why, and why not, in two screens; what is longer is a guide. */
function missingFromReadme(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = text.split('\n').length
  return [
    ...['**Take it**', '**Leave it**']
      .filter((begin) => text !== '' && !text.includes(`\n${begin}`))
      .map((begin) => `paragraph "${begin} …" in README.md`),
    ...(lines > mostReadmeLines
      ? [`reason for a README of ${lines} lines, of ${mostReadmeLines}: move some to guides`]
      : []),
  ]
}

/** Modules of the entry `/next` by which no route handler can be built: all but those for browsers. */
function navigatingServers(installed: string, path = 'dist/next.js', seen = new Set<string>()): string[] {
  if (seen.has(path) || !existsSync(join(installed, path))) return []
  seen.add(path)
  const code = readFileSync(join(installed, path), 'utf8')
  if (/^["']use client["']/.test(code)) return []
  const imported = [...code.matchAll(/(?:from|^import) "(\.[^"]+)"/gm)].map(([, file = '']) => file)
  return [
    ...(code.includes('"next/navigation.js"') ? [path] : []),
    ...imported.flatMap((file) => navigatingServers(installed, join(dirname(path), file), seen)),
  ]
}
