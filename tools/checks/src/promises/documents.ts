import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
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

/** Error codes look like paths. */
const errorCode = /^content\/[a-z-]+$/

/** Made by a build: a fresh clone has none. */
const built = /\/dist(?:\/|$)|^docs\/conformance\.md$/
