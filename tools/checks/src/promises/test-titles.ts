import { basename, dirname } from 'node:path'
import ts from 'typescript'
import { type TestCall, testCall } from '../conformance/test-calls.ts'
import { exportedNames } from './exported-names.ts'
import { parsed } from '../workspace/parsed.ts'
import { type Finding, type Source, sourcesIn } from './sources.ts'

/** Five to nine are wanted (STYLE.md); this is where a title becomes a paragraph. */
const mostWords = 14
/** At least half of all titles keep to as many. */
const usualWords = 9

/** What a group may be named after besides an export: an endpoint, a file, or what is filled in when it runs. */
const otherSubject = /^(?:(?:GET|HEAD|POST|PUT|PATCH|DELETE) \/\S*|[^\s:]*[./][^\s:]*(?:: .+)?|…|%.*)$/
const subject = /^<?([A-Za-z_$][\w$]*)(?:\.\w+)*(?: ?\/?>)?(?:\(.*\))?(?:: .+)?$/

/**
 * Titles of tests are rulings in a few words: "waits 1.5 s", never "should wait". The outermost `describe` of a unit
 * test names an export of the file's folder or of a module it imports, and may add a circumstance:
 * "retryAfterMs: a date". Contracts and journeys describe a service, which has no export to name.
 */
export function unclearTitles(root: string): Finding[] {
  const sources = sourcesIn(root)
  const files = sources.filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path)).map(readTests)
  const exported = exportsByFolder(sources)
  const titles = files.flatMap(({ path, tests }) => tests.map((title) => ({ path, title })))
  return [
    ...titles.flatMap(({ path, title }) => {
      const fault = /^should\b/.test(title)
        ? 'does not rule'
        : wordsIn(title) > mostWords
          ? `has ${wordsIn(title)} words: say the ruling, and leave the situation to the test`
          : undefined
      return fault === undefined ? [] : [{ where: path, what: `"${title}" ${fault}` }]
    }),
    ...usualLength(titles.map(({ title }) => title)),
    ...files.flatMap(({ path, groups, imported }) => {
      const folder = dirname(path)
      const known = new Set([...imported, ...(exported.get(folder) ?? []), basename(folder)])
      return /\.contract\.test|\.spec\./.test(path)
        ? []
        : groups
            .filter((title) => !names(title, known))
            .map((title) => ({
              where: path,
              what: `describe "${title}" names no export of its folder or of what the test imports`,
            }))
    }),
  ]
}

function usualLength(titles: readonly string[]): Finding[] {
  const lengths = titles.map(wordsIn).toSorted((one, other) => one - other)
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0
  return median > usualWords
    ? [
        {
          where: 'titles of tests',
          what: `half of them have ${median} words or more, where ${usualWords} are usual`,
        },
      ]
    : []
}

function wordsIn(title: string): number {
  return title.trim().split(/\s+/).length
}

function names(title: string, known: ReadonlySet<string>): boolean {
  return otherSubject.test(title) || known.has(subject.exec(title)?.[1] ?? '')
}

interface TestFile {
  path: string
  tests: readonly string[]
  /** The outermost ones. */
  groups: readonly string[]
  imported: readonly string[]
}

function readTests({ path, file, text }: Source): TestFile {
  const calls: { call: TestCall; isOutermost: boolean }[] = []
  const imported: string[] = []
  const visit = (node: ts.Node, isOutermost: boolean): void => {
    if (ts.isImportClause(node) && node.name) imported.push(node.name.text)
    if (ts.isImportSpecifier(node)) imported.push(node.name.text)
    const call = ts.isExpressionStatement(node) ? testCall(node.expression) : undefined
    if (call) calls.push({ call, isOutermost })
    ts.forEachChild(node, (child) => visit(child, isOutermost && !call))
  }
  visit(parsed(file, text), true)
  return {
    path,
    tests: calls.filter(({ call }) => !call.group).map(({ call }) => call.title.shown),
    groups: calls
      .filter(({ call, isOutermost }) => call.group && isOutermost)
      .map(({ call }) => call.title.shown),
    imported,
  }
}

function exportsByFolder(sources: readonly Source[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const { path, file, text } of sources) {
    if (!/\.tsx?$/.test(path) || /\.(?:test|spec|stories)\./.test(path)) continue
    const names = folders.get(dirname(path)) ?? new Set()
    for (const name of exportedNames(parsed(file, text))) names.add(name)
    folders.set(dirname(path), names)
  }
  return folders
}
