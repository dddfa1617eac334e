import { existsSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { filesUnder } from '../workspace/projects.ts'
import type { Finding } from './sources.ts'

/** What answers the codes of `docs/errors/desk.md` is no library. */
const elsewhere: Readonly<Record<string, string>> = { desk: 'tools/content-service/src' }

/**
 * Every error code in the sources has a heading in `docs/errors/<name>.md`, and
 * every heading is a code of the sources: somebody who searches for a code finds it.
 */
export function undocumentedCodes(root: string): Finding[] {
  const folder = join(root, 'docs/errors')
  if (!existsSync(folder)) return []
  return filesUnder(folder)
    .filter((file) => file.endsWith('.md') && basename(file) !== 'README.md')
    .flatMap((file) => {
      const name = basename(file, '.md')
      const where = relative(root, file)
      const codes = codesIn(join(root, elsewhere[name] ?? `libs/${name}/src`), name)
      const headings = new Set(
        [...readFileSync(file, 'utf8').matchAll(/^#+ `?([a-z]+\/[a-z-]+)`?$/gm)].map(([, code = '']) => code),
      )
      return [
        ...[...codes].filter((code) => !headings.has(code)).map((code) => ({ where, what: `lacks ${code}` })),
        ...[...headings]
          .filter((code) => !codes.has(code))
          .map((code) => ({ where, what: `has ${code}, which the sources do not` })),
      ]
    })
}

function codesIn(folder: string, name: string): Set<string> {
  const files = filesUnder(folder).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test(?:-d)?\.tsx?$/.test(file),
  )
  const pattern = new RegExp(`'(${name}/[a-z-]+)'`, 'g')
  return new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, code = '']) => code)),
  )
}
