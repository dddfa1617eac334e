import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesUnder } from '../workspace/projects.ts'
import type { Finding } from '../workspace/finding.ts'

/** Every path in the documents at the root and in `docs` exists, but for retired decisions. */
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
        .filter(
          (path) =>
            !path.includes('…') &&
            !errorCode.test(path) &&
            !built.test(path) &&
            !existsSync(join(root, path)),
        )
        .map((path) => ({ where: file, what: `names ${path}, which does not exist` })),
    )
}

/** Every link of the documentation site to a place in the repository leads to a file: the site has no page for a folder. */
export function brokenLinks(root: string): Finding[] {
  const documents = globSync(
    ['README.md', 'docs/**/*.md', 'libs/*/{README,CHANGELOG}.md', 'libs/*/guides/*.md'],
    { cwd: root },
  )
  return documents
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('docs/dist/'))
    .toSorted()
    .flatMap((file) =>
      linksOf(readFileSync(join(root, file), 'utf8'))
        .filter((to) => {
          const place = join(root, dirname(file), to)
          return !isMade(relative(root, place)) && !statSync(place, { throwIfNoEntry: false })?.isFile()
        })
        .map((to) => ({ where: file, what: `links ${to}, which is no file` })),
    )
}

/** Links without their anchors; those to the web and within the page are others' to check. */
function linksOf(document: string): string[] {
  const prose = document.replaceAll(/^```[\s\S]*?^```$|`[^`\n]*`/gm, '')
  return [...prose.matchAll(/\]\(([^()\s#]+)(?:#[^()\s]*)?\)/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^[a-z]+:/.test(to))
}

function isMade(path: string): boolean {
  return built.test(path.replaceAll('\\', '/'))
}

/** Error codes look like paths. */
const errorCode = /^content\/[a-z-]+$/

/** Made by a build: a fresh clone has none. */
const built = /\/dist(?:\/|$)|^docs\/conformance\.md$/
