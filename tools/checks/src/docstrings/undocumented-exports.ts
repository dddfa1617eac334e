import { relative } from 'node:path'
import ts from 'typescript'
import type { Finding } from '../promises/sources.ts'
import { sparseLibraries } from './comment-share.ts'
import { errorsReached, throwsOf } from './errors-reached.ts'
import { documented, membersOf, type Published, publishedBy, readLibraries } from './library-program.ts'
import { madeFunctions, throwsOfMade } from './made-functions.ts'
import { unitlessNumbers } from './unitless-numbers.ts'

/**
 * Every published name of a library has a summary, names the errors that reach its caller, and says what its numbers
 * count (STYLE.md). The same holds of the members of what is published: a client, a session, a store. What all
 * members may throw stands once, with links, above the type. Beside it, the share of comments of each library.
 */
export function undocumentedExports(root: string): Finding[] {
  const program = readLibraries(root)
  const reached = errorsReached(program)
  const findings = publishedBy(root, program).flatMap(({ name, declaration }) => {
    const where = relative(root, declaration.getSourceFile().fileName)
    if (summaryOf(documented(declaration)) === '') return [{ where, what: `${name} has no summary` }]
    return [
      ...unsaidErrors({ name, declaration }, reached),
      ...madeFunctions(declaration, program.checker)
        .flatMap((made) => [...reached(made)])
        .filter((error) => !throwsOfMade(declaration).has(error))
        .map((error) => `${name} does not say: @throws {${error}} From the returned function`),
      ...unitlessNumbers(declaration).map((number) => `${name} does not say in which unit ${number} is`),
    ].map((what) => ({ where, what }))
  })
  return [...findings, ...sparseLibraries(root, program.files)]
}

function unsaidErrors(
  { name, declaration }: Published,
  reached: (declaration: ts.Node) => ReadonlySet<string>,
): string[] {
  const ofAll = new Set([...throwsOf(declaration), ...linksIn(declaration)])
  const missing = (called: string, one: ts.Node, said: ReadonlySet<string>): string[] =>
    [...reached(one)]
      .filter((error) => !said.has(error))
      .map((error) => `${called} does not say that it throws ${error} (@throws)`)
  return [
    ...missing(name, declaration, throwsOf(documented(declaration))),
    ...membersOf(declaration).flatMap((member) =>
      missing(`${name}.${member.name?.getText() ?? ''}`, member, new Set([...ofAll, ...throwsOf(member)])),
    ),
  ]
}

/** The names a docstring links, as in “every method may also throw {@link UnavailableError}”. */
function linksIn(declaration: ts.Node): string[] {
  const docs = ts.getJSDocCommentsAndTags(declaration).map((doc) => doc.getText())
  return [...docs.join('\n').matchAll(/\{@link (\w+)\}/g)].map(([, name = '']) => name)
}

function summaryOf(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '')
    .join('')
    .trim()
}
