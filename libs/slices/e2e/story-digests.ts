import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rulesOf, type StyleRule } from './story-rules.ts'

/** A story in the index of a built Storybook. */
interface IndexedStory {
  readonly id: string
  readonly type: 'story' | 'docs'
  /** As the preview names the file, e.g. `./src/faq/Faq.stories.tsx`. */
  readonly importPath: string
}

/** Where the preview loads the stories of a file, as Vite writes it. */
const loadsStories = /"([^"]+\.stories\.tsx)":\(\)=>[^"]*?import\(`\.\/([^`]+)`\)[^"]*?(?=,"|\})/g
/** What else differs when another file does. */
const digestsInNames = /-[\w-]{8}(?=\.(?:js|css)\b)/g
const dependencies = /const __vite__mapDeps=.*?;|__vite__mapDeps\(\[[\d,]*\]\)/g
const imports = /["'`]\.\/([\w.-]+\.js)["'`]/g
/** Say when it was built, or are what is around the stories. */
const aside = /^(?:(?:index|project)\.json|index\.html|favicon.*)$|^sb-/
/** What pages of documentation say of each component: it changes with nearly every commit. */
const catalogue = /^catalogue-/

/** The files of a built Storybook that stories are made of. */
interface BuiltPreview {
  /** Scripts by their names. */
  readonly chunks: ReadonlyMap<string, string>
  readonly rules: readonly StyleRule[]
  /** The script of each file of stories. */
  readonly placeOf: ReadonlyMap<string, string>
  /** Everything else, in a word. */
  readonly rest: string
}

/**
 * What each story of a built Storybook is made of, in a word: where it is the same, so are its pictures.
 *
 * @param folder The built Storybook.
 * @returns By id. A story is absent where it cannot be told, since Storybook writes its preview in another way.
 */
export function storyDigests(folder: string): Map<string, string> {
  const { chunks, rules, placeOf, rest } = readPreview(folder)
  const page = readFileSync(join(folder, 'iframe.html'), 'utf8')
  const first = Array.from(page.matchAll(/src="\.\/assets\/([^"]+)"/g), ([, name = '']) => name)
  const frame = reach(first, chunks, (name) => !catalogue.test(name))
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexedStory>
  }
  const byChunk = new Map<string, string>()
  const digestOf = (chunk: string): string => {
    const own = reach([chunk], chunks)
    const text = own.join('\n')
    const drawn = rules.filter(
      ({ beginnings }) => beginnings.length === 0 || beginnings.some((beginning) => text.includes(beginning)),
    )
    return digest([rest, ...frame, ...own, ...drawn.map((rule) => rule.text)])
  }
  const found = new Map<string, string>()
  for (const { id, type, importPath } of Object.values(entries)) {
    const chunk = placeOf.get(importPath)
    if (type !== 'story' || chunk === undefined) continue
    const known = byChunk.get(chunk) ?? digestOf(chunk)
    byChunk.set(chunk, known)
    found.set(id, known)
  }
  return found
}

function readPreview(folder: string): BuiltPreview {
  const chunks = new Map<string, string>()
  const placeOf = new Map<string, string>()
  const rules: StyleRule[] = []
  const rest: (string | Buffer)[] = []
  for (const file of filesIn(folder)) {
    const bytes = readFileSync(join(folder, file))
    const kind = /^assets[/\\].*\.(js|css)$/.exec(file)?.[1]
    if (kind === 'css') rules.push(...rulesOf(bytes.toString()))
    else if (kind === 'js') {
      const text = bytes.toString()
      for (const [, path = '', chunk = ''] of text.matchAll(loadsStories)) placeOf.set(path, chunk)
      chunks.set(basename(file), text.replaceAll(loadsStories, '').replaceAll(dependencies, ''))
    } else rest.push(file.endsWith('.html') ? bytes.toString().replaceAll(digestsInNames, '') : bytes)
  }
  return { chunks, rules, placeOf, rest: digest(rest) }
}

function filesIn(folder: string): string[] {
  return globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((file) => !aside.test(file))
    .toSorted()
}

/** @returns The texts of scripts and of all that they load, without what only names a file. */
function reach(
  first: readonly string[],
  chunks: ReadonlyMap<string, string>,
  isMeant: (name: string) => boolean = () => true,
): string[] {
  const reached = new Set(first)
  for (const name of reached)
    for (const [, next = ''] of chunks.get(name)?.matchAll(imports) ?? [])
      if (chunks.has(next) && isMeant(next)) reached.add(next)
  return [...reached].map((name) => (chunks.get(name) ?? '').replaceAll(digestsInNames, '')).toSorted()
}

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
