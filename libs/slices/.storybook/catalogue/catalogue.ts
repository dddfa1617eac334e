/**
 * What Storybook says of every component beyond its docstring and its model, read from the sources when Storybook is
 * built: where it stands, what its changelog says, how it is imported, and where it is used.
 *
 * @module
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { type Change, readHistory, type Status } from './history.ts'
import { createSources, type Place, type Source, type Sources } from './sources.ts'

/** A component or slice with a page of its own. */
export interface CatalogueEntry {
  /** As in the sidebar: `Components/Callout`. */
  title: string
  /** The id of its page. */
  docs: string
  status: Status
  changes: readonly Change[]
  importLine: string
  /** In the site and the libraries, without its own file, tests and stories. Of a slice: in documents. */
  uses: { places: number; files: number }
  /** Stories of pages that show it. */
  pages: readonly { title: string; id: string }[]
}

/** What a page is about: its components, the first of which it is called after. */
interface Declared {
  title: string
  library: string
  components: readonly Place[]
  /** The id of its model, of a slice. */
  slice?: string | undefined
}

const titleOf = /^const meta = \{\s*title: '([^']+)'/m

/** @param root Of the repository. */
export function readCatalogue(root: string): readonly CatalogueEntry[] {
  const sources = createSources(root)
  const stories = globSync('libs/*/src/**/*.stories.tsx', { cwd: root })
    .toSorted()
    .map((file) => join(root, file))
  const declared = stories.flatMap((story) => declaredBy(root, story, sources))
  const slices = new Map(
    declared.flatMap(({ slice, components: [first] }) => (slice && first ? [[slice, first] as const] : [])),
  )
  const pages = stories.flatMap((story) => pageOf(story, sources, slices))
  const code = globSync(['apps/site/src/**/*.tsx', 'libs/*/src/**/*.tsx'], {
    cwd: root,
    exclude: ['**/*.test.tsx', '**/*.stories.tsx'],
  }).map((file) => sources.read(join(root, file)))
  const documents = globSync('content/documents/**/*.json', { cwd: root }).map((file) =>
    slicesIn(readFileSync(join(root, file), 'utf8')),
  )
  return declared.map((one) => ({
    title: one.title,
    docs: toId(one.title, 'docs'),
    ...historyOf(root, one, sources),
    importLine: importLine(root, one, sources),
    uses: summed(
      one.slice
        ? documents.map((all) => all.filter((each) => each === one.slice).length)
        : code.map((source) => timesShown(source, one.components)),
    ),
    pages: pages
      .filter(({ shows }) => one.components.some((component) => shows.has(keyOf(component))))
      .map(({ title, id }) => ({ title, id })),
  }))
}

/** What a story file is about: what it names, and what else of its folder it shows. Pages and the guide are left out. */
function declaredBy(root: string, story: string, sources: Sources): Declared[] {
  const { text, imports, shown } = sources.read(story)
  const [, title = ''] = titleOf.exec(text) ?? []
  if (title === '' || /^(?:Guide|Pages)\//.test(title)) return []
  const [, library = ''] = /^libs\/([\w-]+)\//.exec(relative(root, story).replaceAll('\\', '/')) ?? []
  const folder = dirname(story)
  const model = join(folder, 'model.json')
  if (existsSync(model)) {
    const { id, name } = JSON.parse(readFileSync(model, 'utf8')) as { id: string; name: string }
    return [{ title, library, components: [{ file: join(folder, 'index.tsx'), name }], slice: id }]
  }
  const [, named = ''] = /^const meta = \{[^]*?\bcomponent: (\w+)/m.exec(text) ?? []
  const beside = [...imports].filter(([local, { file }]) => shown.has(local) && dirname(file) === folder)
  const components = [imports.get(named), ...beside.map(([, place]) => place)]
    .filter((place) => place !== undefined)
    .filter((place, at, all) => all.findIndex(({ name }) => name === place.name) === at)
  return components.length > 0 ? [{ title, library, components }] : []
}

/** A page's stories, with everything they show. Slices are those of its content, since a zone could show all. */
function pageOf(story: string, sources: Sources, slices: ReadonlyMap<string, Place>) {
  const { text } = sources.read(story)
  const [, title = ''] = titleOf.exec(text) ?? []
  const [, first = ''] = /^export const (\w+): Story/m.exec(text) ?? []
  if (!title.startsWith('Pages/')) return []
  const shows = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file) || file.includes('/slice-map/')) return
    seen.add(file)
    const source = sources.read(file)
    if (file.endsWith('.json'))
      for (const slice of slicesIn(source.text)) {
        const own = slices.get(slice)
        if (!own) continue
        shows.add(keyOf(own))
        visit(own.file)
      }
    for (const [name, place] of source.imports) {
      if (source.shown.has(name)) shows.add(keyOf(place))
      visit(place.file)
    }
  }
  visit(story)
  return [{ title, id: toId(title, storyNameFromExport(first)), shows }]
}

function keyOf({ file, name }: Place): string {
  return `${file} ${name}`
}

function slicesIn(json: string): string[] {
  return [...json.matchAll(/"slice_type":\s*"(\w+)"/g)].map(([, id = '']) => id)
}

function timesShown({ imports, shown }: Source, components: readonly Place[]): number {
  const isOne = (place: Place): boolean => components.some((each) => keyOf(each) === keyOf(place))
  return [...imports].reduce((sum, [local, place]) => (isOne(place) ? sum + (shown.get(local) ?? 0) : sum), 0)
}

function summed(counts: readonly number[]): CatalogueEntry['uses'] {
  const used = counts.filter((each) => each > 0)
  return { places: used.reduce((sum, each) => sum + each, 0), files: used.length }
}

function historyOf(root: string, { library, components, slice }: Declared, { read }: Sources) {
  const changelog = join(root, 'libs', library, 'CHANGELOG.md')
  const names = components.map(({ name }) => name)
  const { isNew, changes } = existsSync(changelog)
    ? readHistory(readFileSync(changelog, 'utf8'), slice ? [slice, ...names] : names)
    : { isNew: false, changes: [] }
  const isLeaving = components.every(({ file, name }) => isDeprecated(read(file).text, name))
  const status: Status = isLeaving ? 'leaving' : isNew ? 'new' : 'stable'
  return { status, changes }
}

/** Whether the docstring of a component says so, as editors of code read it. */
export function isDeprecated(text: string, name: string): boolean {
  const [before = ''] = text.split(new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'm'), 1)
  const docstring = before.endsWith('*/\n') ? before.slice(before.lastIndexOf('/**')) : ''
  return docstring.includes('@deprecated')
}

function importLine(root: string, { library, components, slice }: Declared, { entry }: Sources): string {
  if (slice) {
    const from = `@house-edge/${library}${library === 'slices' ? '' : '/rendering'}`
    return `import { components } from '${from}' // its ${slice}`
  }
  const folder = join(root, 'libs', library, 'src')
  const entries = globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] })
    .toSorted((one, other) => Number(other === 'index.ts') - Number(one === 'index.ts'))
    .map((file) => `@house-edge/${library}${file === 'index.ts' ? '' : `/${file.slice(0, -3)}`}`)
  const placeOf = ({ file, name }: Place): string =>
    entries.find((each) => entry(each)?.get(name)?.file === file) ??
    `./${relative(folder, file).replaceAll('\\', '/')}`
  return [...Map.groupBy(components, placeOf)]
    .map(([from, places]) => {
      const line = `import { ${places.map(({ name }) => name).join(', ')} } from '${from}'`
      return from.startsWith('.') ? `${line} // within libs/${library}/src` : line
    })
    .join('\n')
}
