import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { filesUnder, type Project, projectsIn, sourceFilesOf } from '../workspace/projects.ts'
import type { Finding } from '../workspace/finding.ts'

interface ErrorClass {
  name: string
  base: string
  hasCode: boolean
  where: string
}

const isTest = /\.(?:test|spec|stories)\.tsx?$/
/** The errors of the language. Those of a named kind may be handed on, as the cause of one with a code. */
const bareError = /\bnew Error\(|throw new (?:Type|Range|Syntax|Reference|URI|Eval|Aggregate)Error\(/
/** What only tests throw is read in their reports, not branched on. */
const isTestSupport = /\/(?:e2e|fixture|testing)\/|(?<!^tools)\/bench\//

/**
 * What is thrown has a code: nothing makes a bare `Error` or throws another error of the language, and every class that
 * is an error declares `code`, or its base does (STYLE.md).
 */
export function untypedErrors(root: string): Finding[] {
  return projectsIn(root).flatMap((project) => {
    const files = [...sourceFilesOf(project), ...templateOf(project)].filter((file) => !isTest.test(file))
    const sources = files.map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') }))
    return [...bareErrors(sources), ...errorsWithoutCode(sources)]
  })
}

/** The sources of new sites, which `sourceFilesOf` leaves out because no module here imports them. */
function templateOf({ folder }: Project): string[] {
  const template = join(folder, 'template/src')
  return existsSync(template) ? filesUnder(template).filter((file) => /\.tsx?$/.test(file)) : []
}

function bareErrors(sources: readonly { path: string; text: string }[]): Finding[] {
  return sources
    .filter(({ path, text }) => !isTestSupport.test(path) && bareError.test(text))
    .map(({ path }) => ({ where: path, what: 'throws an error without a code' }))
}

function errorsWithoutCode(sources: readonly { path: string; text: string }[]): Finding[] {
  const classes = sources
    .filter(({ path, text }) => !isTestSupport.test(path) && /\bclass\s+\w+\s+extends\b/.test(text))
    .flatMap(({ path, text }) => classesIn(path, text))
  const named = (name: string) => classes.find((one) => one.name === name)
  const isError = (name: string): boolean => {
    const found = named(name)
    return found ? isError(found.base) : /^(?:\w*Error|DOMException)$/.test(name)
  }
  const hasCode = (name: string): boolean => {
    const found = named(name)
    return found !== undefined && (found.hasCode || hasCode(found.base))
  }
  return classes
    .filter(({ name }) => isError(name) && !hasCode(name))
    .map(({ name, where }) => ({ where, what: `${name} has no "code" by which a program could know it` }))
}

function classesIn(path: string, text: string): ErrorClass[] {
  const found: ErrorClass[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isClassLike(node) && node.name) {
      const clause = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
      const base = clause?.types[0]?.expression.getText()
      if (base !== undefined) {
        const hasCode = node.members.some((member) => member.name?.getText() === 'code')
        found.push({ name: node.name.text, base, hasCode, where: path })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return found
}
