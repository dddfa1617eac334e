import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { filesUnder } from '../workspace/projects.ts'
import type { Finding } from '../workspace/finding.ts'

const folder = 'docs/decisions'

interface Decision {
  /** Relative to the root. */
  where: string
  text: string
  isLive: boolean
}

/**
 * Every decision begins with its number and title, says on the third line when it was taken and whether it holds, and
 * what would make us return.
 */
export function decisionsWithoutStatus(root: string): Finding[] {
  return decisionsIn(root).flatMap(({ where, text, isLive }) => {
    const [title = '', , status = ''] = text.split('\n')
    const isWhole =
      title.startsWith(`# ${basename(where).slice(0, 4)} `) && /^\d{4}-\d\d-\d\d.* · [a-z]/.test(status)
    const isReturnable = !isLive || /What would make us return|We return when/.test(text)
    return [
      ...(isWhole
        ? []
        : [{ where, what: 'needs “# 0000 Title”, and “2026-01-31 · accepted” on its third line' }]),
      ...(isReturnable ? [] : [{ where, what: 'does not say what would make us return' }]),
    ]
  })
}

/** The README of the decisions names each once, by its title, under a theme, there in the order of their numbers. */
export function brokenDecisionTable(root: string): Finding[] {
  const where = `${folder}/README.md`
  if (!existsSync(join(root, where))) return []
  const rows = readFileSync(join(root, where), 'utf8')
    .split(/^## /m)
    .flatMap((text) => {
      const [theme = ''] = text.split('\n', 1)
      return [...text.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| (.+?) \| ([^|]+) \|$/gm)].map(
        ([, number = '', file = '', title = '', status = '']) => ({ theme, number, file, title, status }),
      )
    })
  const titles = new Map(
    decisionsIn(root).map(({ where: path, text }) => [relative(folder, path), text.split('\n')[0] ?? '']),
  )
  return [
    ...rows
      .filter(
        ({ theme, number }, at) => theme === rows[at - 1]?.theme && number <= (rows[at - 1]?.number ?? ''),
      )
      .map(({ number }) => `${number} is not in order`),
    ...rows
      .filter(({ number, file, title }) => titles.get(file) !== `# ${number} ${title}`)
      .map(({ number, file }) => `${number} has another title than ${file}, or the file is gone`),
    ...rows
      .filter(({ file }, at) => rows.findIndex((row) => row.file === file) < at)
      .map(({ number }) => `${number} is there twice`),
    ...[...titles.keys()]
      .filter((file) => !rows.some((row) => row.file === file))
      .map((file) => `lacks ${file}`),
    ...rows
      .filter(({ file, status }) => file.startsWith('retired/') === /accepted|proposed/.test(status))
      .map(
        ({ number, status }) => `${number} is ${status.trim()}, and its file says otherwise by its folder`,
      ),
  ].map((what) => ({ where, what }))
}

/** The beginning of a part of a decision; paragraphs without one go on with the part before. */
const part = /^(?:\*\*[A-Z][^*]*\*\*|## |Ruled out|Tried|Measured)/
/** Parts that say what we do. The others tell of what was, what might be, and what other people have. */
const ours = /^(?:\*\*|## )(?:Decision|Consequences)/
/** Settings of other people's programs that we leave as they come. */
const leftAlone = new Set(['cacheComponents', 'optimizePackageImports'])

/**
 * What a live decision says we do names files and identifiers that are still there. Names in its context, and in
 * what it ruled out, may be of other times and other people's.
 */
export function namesGoneFromTheTree(root: string): Finding[] {
  const live = decisionsIn(root).filter(({ isLive }) => isLive)
  if (live.length === 0) return []
  const tree = readTree(root)
  return live.flatMap(({ where, text }) =>
    namesIn(text)
      .filter((name) => !tree.has(name) && !leftAlone.has(name))
      .map((name) => ({ where, what: `names ${name}, which is nowhere in the tree` })),
  )
}

function namesIn(text: string): string[] {
  let isOurs = false
  const paragraphs = text.split(/\n\n+/).filter((paragraph) => {
    if (part.test(paragraph)) isOurs = ours.test(paragraph)
    return isOurs && !/(?:was|were) ruled out/.test(paragraph)
  })
  return [...paragraphs.join('\n').matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span.replace(/\(.*\)$/, ''))
    .filter((span) => isFile.test(span) || isIdentifier.test(span))
    .flatMap((span) => (isFile.test(span) ? [basename(span)] : span.split('.')))
}

const isFile = /^(?!reports\/)[\w@./[\]-]+\.(?:tsx?|mjs|css|sql|json|conf)$/
/** Of two words at least: `touch` is also a word of the language. */
const isIdentifier = /^[\w$.]*(?:[a-z][A-Z]|[a-zA-Z]_[a-zA-Z])[\w$.]*$/

/** Every word of the sources, and the name of every file. */
function readTree(root: string): ReadonlySet<string> {
  const folders = ['apps', 'libs', 'tools', 'supabase', 'examples', 'content']
  const files = [
    ...folders.filter((one) => existsSync(join(root, one))).flatMap((one) => filesUnder(join(root, one))),
    ...globSync(['libs/*/template/**/*.*', 'docs/*.mjs'], { cwd: root }).map((file) => join(root, file)),
    ...readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(root, name)),
  ]
  const words = files
    .filter((file) => /\.(?:[mc]?[jt]sx?|json|sql|css|ya?ml|conf|example|md)$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z_$][\w-]*\.json|[A-Za-z_$][\w$]*/g) ?? [])
  return new Set([...words, ...files.map((file) => basename(file))])
}

function decisionsIn(root: string): Decision[] {
  if (!existsSync(join(root, folder))) return []
  return filesUnder(join(root, folder))
    .filter((file) => /^\d{4}-/.test(basename(file)))
    .map((file) => ({
      where: relative(root, file),
      text: readFileSync(file, 'utf8'),
      isLive: !relative(root, file).includes('/retired/'),
    }))
}
