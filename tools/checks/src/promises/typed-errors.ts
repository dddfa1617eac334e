import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { filesUnder, type Project, projectsIn, sourceFilesOf } from '../workspace/projects.ts'
import type { Finding } from '../workspace/finding.ts'

interface ErrorClass {
  name: string
  base: string
  hasCode: boolean
  /** For a base that reads it of the class that is made. */
  hasStaticCode: boolean
  isForeign: boolean
  hasPage: boolean
  isAbstract: boolean
  where: string
}

const isTest = /\.(?:test|spec|stories)\.tsx?$/
/** The errors of the language. Those of a named kind may be handed on, as the cause of one with a code. */
const bareError = /\bnew Error\(|throw new (?:Type|Range|Syntax|Reference|URI|Eval|Aggregate)Error\(/
/** What only tests throw is read in their reports, not branched on. */
const isTestSupport = /\/(?:e2e|fixture|testing)\/|(?<!^tools)\/bench\//

/**
 * What is thrown has a code: nothing makes a bare `Error` or throws another error of the language, and every class that
 * is an error declares `code`, or its base does (STYLE.md). Those of libraries that others install name the page about
 * them as well, `docs`; a base does it for all whose `code` is static.
 */
export function untypedErrors(root: string): Finding[] {
  return projectsIn(root).flatMap((project) => {
    const files = [...sourceFilesOf(project), ...templateOf(project)].filter((file) => !isTest.test(file))
    const sources = files.map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') }))
    const classes = errorClassesIn(sources)
    return [
      ...bareErrors(sources),
      ...errorsWithoutCode(classes),
      // The files of a new site are its own, and so are its errors.
      ...(project.private
        ? []
        : errorsWithoutPage(classes.filter(({ where }) => !where.includes('/template/')))),
    ]
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

function errorClassesIn(sources: readonly { path: string; text: string }[]): ErrorClass[] {
  return sources
    .filter(({ path, text }) => !isTestSupport.test(path) && /\bclass\s+\w+\s+extends\b/.test(text))
    .flatMap(({ path, text }) => classesIn(path, text))
}

/** Those whose code is ours: `ETIMEDOUT` is Node's, whose page is elsewhere. */
function errorsWithoutPage(classes: readonly ErrorClass[]): Finding[] {
  return classes
    .filter(({ hasCode, hasPage, hasStaticCode, isForeign, isAbstract, base }) => {
      const isLed = classes.some((one) => one.name === base && one.hasPage) && hasStaticCode
      return hasCode && !isForeign && !isAbstract && !hasPage && !isLed
    })
    .map(({ name, where }) => ({ where, what: `${name} does not name its page, "docs"` }))
}

function errorsWithoutCode(classes: readonly ErrorClass[]): Finding[] {
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
        const has = (name: string, kind?: ts.SyntaxKind) =>
          node.members.some(
            (member) => member.name?.getText() === name && (kind === undefined || isMarked(member, kind)),
          )
        found.push({
          name: node.name.text,
          base,
          hasCode: has('code'),
          hasStaticCode: has('code', ts.SyntaxKind.StaticKeyword),
          isForeign: /^\s*(?:override )?readonly code = '[A-Z_]+'/m.test(node.getText()),
          hasPage: has('docs'),
          isAbstract: isMarked(node, ts.SyntaxKind.AbstractKeyword),
          where: path,
        })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return found
}

function isMarked(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind)
}
