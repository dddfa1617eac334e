import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { importsOf } from '../workspace/imports.ts'
import { parsed } from '../workspace/parsed.ts'
import { filesUnder, projectsIn } from '../workspace/projects.ts'
import { type Finding, generated } from './sources.ts'

/** Of a library's files with logic; it is raised when more are answered, never lowered. */
const leastShare = 0.75

const noSource = /\.(?:test|spec|stories|test-d)\.tsx?$|\.d\.ts$|\/testing\//
const test = /\.(?:test|spec)\.tsx?$/

/**
 * Three of four files of the libraries that decide something are answered by a test of their folder that imports
 * them. A file decides something when a function of it branches or has more than two statements: entries, types,
 * constants and what programs write are none.
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

/** Files of the same folder that a test imports. */
function neighboursOf(file: string): string[] {
  return importsOf(file)
    .filter(({ specifier }) => /^\.\/[^/]+$/.test(specifier))
    .map(({ specifier }) => join(dirname(file), specifier))
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
