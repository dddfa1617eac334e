import { existsSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { filesUnder } from '../workspace/projects.ts'
import type { Finding } from '../workspace/finding.ts'

/** Where the codes of a page are thrown that is not named after a library. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  desk: ['tools/content-service/src'],
  // A library that is not published has no page of its own.
  site: [
    'apps/site/beside-the-build.mjs',
    'apps/site/src',
    'libs/operating/src',
    'libs/readers/src',
    'libs/reviews/src',
    'libs/create/template/src',
  ],
}

/**
 * Every error code in the sources has a heading in `docs/errors/<name>.md`, and
 * every heading is a code of the sources, so that a search for a code finds its page. Headings are plain: TypeDoc makes no anchor of what is code.
 */
export function undocumentedCodes(root: string): Finding[] {
  const folder = join(root, 'docs/errors')
  if (!existsSync(folder)) return []
  return filesUnder(folder)
    .filter((file) => file.endsWith('.md') && basename(file) !== 'README.md')
    .flatMap((file) => {
      const name = basename(file, '.md')
      const where = relative(root, file)
      const codes = codesIn(
        (elsewhere[name] ?? [`libs/${name}/src`]).map((folder) => join(root, folder)),
        name,
      )
      const headings = new Set(
        [...readFileSync(file, 'utf8').matchAll(/^#+ ([a-z]+\/[a-z-]+)$/gm)].map(([, code = '']) => code),
      )
      return [
        ...[...codes].filter((code) => !headings.has(code)).map((code) => ({ where, what: `lacks ${code}` })),
        ...[...headings]
          .filter((code) => !codes.has(code))
          .map((code) => ({ where, what: `has ${code}, which the sources do not` })),
      ]
    })
}

function codesIn(folders: readonly string[], name: string): Set<string> {
  const files = folders
    .flatMap((place) => (place.endsWith('.mjs') ? [place] : filesUnder(place)))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test(?:-d)?\.tsx?$/.test(file))
  const pattern = new RegExp(`'(${name}/[a-z-]+)'`, 'g')
  return new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, code = '']) => code)),
  )
}
