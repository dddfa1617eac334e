import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../workspace/finding.ts'
import { filesUnder } from '../workspace/projects.ts'

/** A name in a catalogue: at the beginning of a line, or in a group that is written in one. */
const names = /(?:^\s*|[{,]\s*)([a-zA-Z]\w*): ?(?=['"`{(\n])/gm

/** Forms of a count, which are chosen by the platform (CLDR) and named by nobody. */
const formsOfCounts: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

/**
 * Messages of a catalogue that nothing says. That none is missing in another language is seen by the compiler: catalogues
 * have the type of the English one.
 */
export function unusedMessages(root: string): Finding[] {
  const apps = globSync('apps/*', { cwd: root }).flatMap((app) => sourcesOf(join(root, app)))
  return globSync('{libs,apps}/*/src/words/english*.ts', { cwd: root }).flatMap((path) => {
    const project = join(root, path, '../../..')
    const library = /^libs\/([^/]+)/.exec(path)?.[1]
    // An app may say words of a library that exports them.
    const borrowed = apps.filter((text) => /Words\(\)/.test(text) && text.includes(`@house-edge/${library}/`))
    const sources = [...sourcesOf(project), ...(library ? borrowed : [])].join('\n')
    const catalogue = readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    const said = new Set([...catalogue.matchAll(names)].map(([, name = '']) => name))
    return [...said]
      .filter((name) => !formsOfCounts.has(name))
      .filter((name) => !new RegExp(`[.'"]${name}\\b|[{,]\\s*${name}\\s*[,}:]`).test(sources))
      .map((name) => ({ where: path, what: `nothing says "${name}": delete the message` }))
  })
}

function sourcesOf(project: string): string[] {
  return filesUnder(join(project, 'src'))
    .filter((file) => /\.tsx?$/.test(file) && !/[\\/]words[\\/](?:english|german|arabic)|\.test\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
}
