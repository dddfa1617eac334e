import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { conformanceFile } from '../conformance/conformance-page.ts'
import { requirementsFile } from '../conformance/requirements.ts'
import { filesUnder, projectsIn } from '../workspace/projects.ts'
import type { Finding } from '../workspace/finding.ts'

/** A number of the requirements that links to no row. */
const bareNumber = /(?<![+\w#"'$%-])(?:R\d{3}|F\d{1,2}|H[A-L]|P\d{2})\b(?![\w(])/

/**
 * Comments and documents link the requirements they cite, as in `docs/requirements.md#r236`. What libraries publish
 * cannot link into the repository, and says in words what holds.
 */
export function untraceableReferences(root: string): Finding[] {
  const anchors = new Set(
    existsSync(join(root, requirementsFile))
      ? [...readFileSync(join(root, requirementsFile), 'utf8').matchAll(/<a id="(\w+)">/g)].map(
          ([, id]) => id,
        )
      : [],
  )
  const code = projectsIn(root)
    .flatMap((project) => filesUnder(project.folder))
    .filter((file) => /\.(?:ts|tsx|mjs|css|sql|md)$/.test(file))
  const documents = ['README.md', 'AGENTS.md', 'CONTRIBUTING.md', 'STYLE.md']
    .map((file) => join(root, file))
    .concat(existsSync(join(root, 'docs')) ? filesUnder(join(root, 'docs')) : [])
    .filter((file) => file.endsWith('.md') && existsSync(file))
  return [...code, ...documents].flatMap((file) => {
    const path = relative(root, file).replaceAll('\\', '/')
    if (path === requirementsFile || path === conformanceFile) return []
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        faultsOf(path, line, anchors).map((what) => ({ where: `${path}:${index + 1}`, what })),
      )
  })
}

function faultsOf(path: string, line: string, anchors: ReadonlySet<string | undefined>): string[] {
  const prose = path.endsWith('.md') ? line.replaceAll(/\[[^\]]*\]\([^)]*\)|`[^`]*`/g, '') : proseOf(line)
  const dead = [...line.matchAll(/requirements\.md#(\w+)/g)].filter(([, anchor]) => !anchors.has(anchor))
  return [
    ...dead.map(([link]) => `links ${link}, which is no row`),
    ...(/requirements\.md/.test(prose) && isPublished(path)
      ? ['is published and links into the repository: say in words what holds']
      : []),
    ...(bareNumber.exec(prose) ?? []).map(
      (found) => `cites "${found}", which is a bare number: link its row`,
    ),
  ]
}

/** The comment of a line of code, or a line that begins a test; marks of requirements are links of their own. */
function proseOf(line: string): string {
  const prose = /^\s*(?:\*|\/\*|\/\/|--|it\b|test\b|describe\b|\]).*|(?<=\s)(?:\/\/|\/\*).*/.exec(line)?.[0]
  return prose?.replace(/\/\/ shows .*/, '') ?? ''
}

/** What a library's package holds, whose declarations carry its comments. */
function isPublished(path: string): boolean {
  return (
    /^libs\/[^/]+\/(?:src|api)\//.test(path) &&
    !/\.(?:test|spec|stories|test-d)\.tsx?$/.test(path) &&
    !/\/(?:fixture|testing)[^/]*\//.test(dirname(path))
  )
}
