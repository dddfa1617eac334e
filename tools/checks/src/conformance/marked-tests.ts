import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import { parsed } from '../workspace/parsed.ts'
import { filesUnder, projectsIn } from '../workspace/projects.ts'
import { numberPattern } from './requirements.ts'
import { type TestCall, testCall } from './test-calls.ts'

/** A test with the comment `// shows R037, R059` directly above it. */
export interface MarkedTest {
  /** From the root of the repository. */
  file: string
  line: number
  numbers: readonly string[]
  /** As the source writes it, with `…` for what is filled in when it runs. */
  title: string
  /** What the titles of its groups and its own can be when it runs. */
  patterns: readonly RegExp[]
  /** It never runs: `skip`, `todo` and the like, on itself or a group around it. */
  skipped: boolean
}

/** A comment that names requirements and is not directly above a test. */
interface StrayMark {
  file: string
  line: number
}

const mark = new RegExp(String.raw`^[^\S\n]*// shows (${numberPattern}(?:, ${numberPattern})*)$`, 'gm')
const anyMark = /^[^\S\n]*\/\/ shows [A-Z][A-Z\d]+.*$/gm
const left = new Set(['skip', 'todo', 'fixme', 'fails', 'fail'])

/** Finds every test that names requirements, in the unit tests and journeys of every project. */
export function markedTestsIn(root: string): { tests: MarkedTest[]; strays: StrayMark[] } {
  const files = projectsIn(root)
    .flatMap((project) => filesUnder(project.folder))
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
  const all = files.map((file) => readMarks(root, file))
  return { tests: all.flatMap(({ tests }) => tests), strays: all.flatMap(({ strays }) => strays) }
}

function readMarks(root: string, path: string): { tests: MarkedTest[]; strays: StrayMark[] } {
  const file = relative(root, path).replaceAll('\\', '/')
  const text = readFileSync(path, 'utf8')
  if (text.search(anyMark) < 0) return { tests: [], strays: [] }
  const source = parsed(path, text)
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const tests: MarkedTest[] = []
  const read = new Set<number>()
  const quoted: ts.Node[] = []

  const visit = (node: ts.Node, groups: readonly TestCall[]): void => {
    const call = ts.isExpressionStatement(node) ? testCall(node.expression) : undefined
    if (call && !call.group) {
      const above = text.slice(node.getFullStart(), node.getStart(source))
      const numbers = [...above.matchAll(mark)].flatMap((match) => {
        read.add(lineOf(node.getFullStart() + match.index + match[0].search(/\S/)))
        return (match[1] ?? '').split(', ')
      })
      const chain = [...groups, call]
      if (numbers.length > 0)
        tests.push({
          file,
          line: lineOf(node.getStart(source)),
          numbers,
          title: call.title.shown,
          patterns: chain.map(({ title }) => title.pattern),
          skipped: chain.some(({ words }) => words.some((word) => left.has(word))),
        })
    }
    if (ts.isTemplateLiteral(node)) quoted.push(node)
    ts.forEachChild(node, (child) => visit(child, call?.group ? [...groups, call] : groups))
  }
  visit(source, [])
  const strays = [...text.matchAll(anyMark)]
    .filter(({ index }) => !quoted.some((node) => node.pos <= index && index < node.end))
    .map((match) => lineOf(match.index + match[0].search(/\S/)))
    .filter((line) => !read.has(line))
    .map((line) => ({ file, line }))
  return { tests, strays }
}
