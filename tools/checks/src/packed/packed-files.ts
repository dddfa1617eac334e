/**
 * What every published package has beside its code.
 *
 * @module
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const files = ['LICENSE', 'README.md', 'CHANGELOG.md']
const fields = ['description', 'license', 'engines'] as const

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
  ].map((what) => `${String(manifest['name'])} has no ${what}`)
}
