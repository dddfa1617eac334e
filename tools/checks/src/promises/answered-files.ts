import { basename, dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { importsOf } from '../workspace/imports.ts'
import { parsed } from '../workspace/parsed.ts'
import { filesUnder, projectsIn } from '../workspace/projects.ts'
import { type Finding, generated } from './sources.ts'

/** Of a library's files with logic; it is raised when more are answered, never lowered. */
const leastShare = 0.9

/** Test files, and what only tests load: a fixture's answer is the test it is for. */
const noSource = /\.(?:test|spec|stories|test-d)\.tsx?$|\.d\.ts$|\/(?:testing|fixture-app|conformance)\//
const test = /(?:\.contract)?\.(?:test|spec)\.tsx?$/

/**
 * Nine of ten files of the libraries that decide something are answered by a test of their folder that imports
 * them or bears their name: a slice is tested through the zone that shows it, an entry's function through its
 * entry, as their users meet them. A file decides something when a function of it branches or has more than two
 * statements: entries, types, constants and what programs write are none.
 */
export function unansweredFiles(root: string): Finding[] {
  const libraries = projectsIn(root).filter(({ folder }) => relative(root, folder).startsWith('libs'))
  const files = libraries.flatMap(({ folder }) => filesUnder(join(folder, 'src')))
  const answered = new Set(files.filter((file) => test.test(file)).flatMap(neighboursOf))
  const deciding = files.filter(
    (file) => /\.tsx?$/.test(file) && !noSource.test(file) && !generated.test(file) && decides(file),
  )
  const unanswered = deciding.filter((file) => !answered.has(file))
  const share = 1 - unanswered.length / Math.max(1, deciding.length)
  return share < leastShare
    ? unanswered.map((file) => ({
        where: relative(root, file),
        what: `no test beside it imports it, and only ${Math.floor(share * 100)} % of the libraries’ files with logic have one`,
      }))
    : []
}

/** Files of the same folder that a test imports, and those it is named for. */
function neighboursOf(file: string): string[] {
  const folder = dirname(file)
  const name = basename(file).replace(test, '')
  // Prismic's command line names a slice by its folder and calls its component `index`.
  const named = name === basename(folder) ? 'index' : name
  return [
    ...importsOf(file)
      .filter(({ specifier }) => /^\.\/[^/]+$/.test(specifier))
      .map(({ specifier }) => join(folder, specifier)),
    ...['ts', 'tsx'].map((ending) => join(folder, `${named}.${ending}`)),
  ]
}

function decides(file: string): boolean {
  let branches = 0
  let statements = 0
  const visit = (node: ts.Node, isInside: boolean): void => {
    const isBody = ts.isFunctionLike(node) && 'body' in node && node.body !== undefined
    if (isInside && isBranch(node)) branches += 1
    if (isInside && isStatement(node)) statements += 1
    ts.forEachChild(node, (child) => visit(child, isInside || isBody))
  }
  visit(parsed(file), false)
  return branches > 0 || statements > 2
}

function isBranch(node: ts.Node): boolean {
  return (
    ts.isIfStatement(node) ||
    ts.isConditionalExpression(node) ||
    ts.isIterationStatement(node, false) ||
    ts.isCaseClause(node) ||
    ts.isTryStatement(node) ||
    (ts.isBinaryExpression(node) && /^(?:&&|\|\||\?\?)$/.test(node.operatorToken.getText()))
  )
}

function isStatement(node: ts.Node): boolean {
  return (
    ts.isExpressionStatement(node) ||
    ts.isVariableStatement(node) ||
    ts.isReturnStatement(node) ||
    ts.isThrowStatement(node)
  )
}
