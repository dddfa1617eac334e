import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesUnder } from '../workspace/projects.ts'
import type { Finding } from './sources.ts'

/**
 * `docs/conformance.md` maps every row of the ledger, and every fault an issue
 * names, to code and to a test: `path › title`. A path that is gone, or a title
 * that no test has any more, makes the map a lie.
 */
export function brokenConformance(root: string): Finding[] {
  const file = 'docs/conformance.md'
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, quoted = '']) => {
    const [path = '', title] = quoted.split(' › ')
    if (!/^(?:apps|libs|tools|supabase|content|docs)\//.test(path)) return []
    if (!existsSync(join(root, path))) return [{ where: file, what: `names ${path}, which does not exist` }]
    if (title === undefined) return []
    return titlesIn(join(root, path)).includes(title)
      ? []
      : [{ where: file, what: `names the test "${title}", which ${path} does not have` }]
  })
}

/** Every path in `docs/request.md` and in the decisions exists. */
export function brokenPaths(root: string): Finding[] {
  const files = [
    'README.md',
    'AGENTS.md',
    'CONTRIBUTING.md',
    'STYLE.md',
    ...filesUnder(join(root, 'docs'))
      .filter((file) => file.endsWith('.md'))
      .map((file) => relative(root, file)),
  ]
  return files
    .filter((file) => existsSync(join(root, file)) && !file.startsWith('docs/decisions/retired/'))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /`((?:apps|libs|tools|supabase|content|docs)\/[\w./@[\]()-]+)`/g,
        ),
      ]
        .map(([, path = '']) => path)
        .filter((path) => !path.includes('…') && !errorCode.test(path) && !existsSync(join(root, path)))
        .map((path) => ({ where: file, what: `names ${path}, which does not exist` })),
    )
}

/** Error codes look like paths. */
const errorCode = /^content\/[a-z-]+$/

/** A title stands on one line, so that an apostrophe in a comment opens nothing. */
function titlesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:\\.|(?!\1)[^\n\\])*)\1/g)].map(
    ([, , title = '']) => title.replaceAll('\\', ''),
  )
}
