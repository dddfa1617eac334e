import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { type Project, projectsIn, sourceFilesOf } from '../workspace/projects.ts'
import { type Finding, generated } from './sources.ts'

const isTest = /\.(?:test|test-d|stories)\./

/** A declaration that an entry of a library publishes. */
interface Published {
  name: string
  declaration: ts.Node
}

/**
 * Every published name of a library has a summary, and names the errors that reach its caller: those it throws
 * itself, and those that functions of the library it calls say they throw (STYLE.md). What is called within a `try`
 * with a `catch` is taken to be settled there.
 */
export function undocumentedExports(root: string): Finding[] {
  return projectsIn(root)
    .filter(({ folder }) => relative(root, folder).startsWith('libs/'))
    .flatMap((project) => {
      const files = parsed(project)
      const throwing = throwingFunctions([...files.values()])
      return publishedBy(project, files).flatMap(({ name, declaration }) => {
        const where = relative(root, declaration.getSourceFile().fileName)
        if (summaryOf(declaration) === '') return [{ where, what: `${name} has no summary` }]
        const said = throwsOf(declaration)
        return [...errorsReachingCaller(declaration, throwing)]
          .filter((error) => !said.has(error))
          .map((error) => ({ where, what: `${name} does not say that it throws ${error} (@throws)` }))
      })
    })
}

function parsed(project: Project): Map<string, ts.SourceFile> {
  return new Map(
    sourceFilesOf(project)
      .filter(
        (file) => file.startsWith(join(project.folder, 'src')) && !isTest.test(file) && !generated.test(file),
      )
      .map((file) => [
        file,
        ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
      ]),
  )
}

/** What the files at the top of `src` export, where it is declared. */
function publishedBy(project: Project, files: ReadonlyMap<string, ts.SourceFile>): Published[] {
  const seen = new Set<ts.Node>()
  return [...files]
    .filter(([path]) => relative(join(project.folder, 'src'), path).split('/').length === 1)
    .flatMap(([, entry]) => namesOf(entry).flatMap((name) => declarationsOf(entry, name, files)))
    .filter(({ declaration }) => !seen.has(declaration) && seen.add(declaration))
}

function namesOf(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    )
      return statement.exportClause.elements.map((element) => element.name.text)
    return isExported(statement) ? declaredNames(statement) : []
  })
}

/** Follows a name through the modules that hand it on. */
function declarationsOf(
  file: ts.SourceFile,
  name: string,
  files: ReadonlyMap<string, ts.SourceFile>,
): Published[] {
  for (const statement of file.statements) {
    if (declaredNames(statement).includes(name)) return [{ name, declaration: statement }]
    const handedOn =
      ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.find((element) => element.name.text === name)
        : undefined
    const from = (statement as ts.ExportDeclaration).moduleSpecifier
    if (!handedOn || !from || !ts.isStringLiteral(from)) continue
    const target = files.get(join(file.fileName, '..', from.text))
    return target ? declarationsOf(target, (handedOn.propertyName ?? handedOn.name).text, files) : []
  }
  return []
}

/** The errors that reach the caller of each function of a library, by the function's name. */
function throwingFunctions(files: readonly ts.SourceFile[]): Map<string, Set<string>> {
  const functions = files.flatMap((file) => file.statements.filter((one) => ts.isFunctionDeclaration(one)))
  const throwing = new Map<string, Set<string>>()
  let known = -1
  // Until nothing new is found: an error may come from far below.
  for (
    let found = 0;
    found !== known;
    found = [...throwing.values()].reduce((sum, { size }) => sum + size, 0)
  ) {
    known = found
    for (const one of functions) {
      if (!one.name) continue
      const before = throwing.get(one.name.text) ?? []
      const errors = new Set([...before, ...thrownIn(one, throwing), ...throwsOf(one)])
      throwing.set(one.name.text, errors)
    }
  }
  return throwing
}

function errorsReachingCaller(
  declaration: ts.Node,
  throwing: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  return ts.isFunctionDeclaration(declaration) ? thrownIn(declaration, throwing) : new Set()
}

/** Errors thrown in a function itself, or by functions it calls. Functions it makes are called by others, later. */
function thrownIn(
  declaration: ts.FunctionDeclaration,
  throwing: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  const errors = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return
    if (ts.isTryStatement(node) && node.catchClause) {
      visit(node.catchClause.block)
      if (node.finallyBlock) visit(node.finallyBlock)
      return
    }
    if (ts.isThrowStatement(node) && ts.isNewExpression(node.expression))
      errors.add(node.expression.expression.getText())
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
      for (const error of throwing.get(node.expression.text) ?? []) errors.add(error)
    ts.forEachChild(node, visit)
  }
  if (declaration.body) ts.forEachChild(declaration.body, visit)
  return errors
}

function throwsOf(node: ts.Node): Set<string> {
  const said = ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === 'throws')
    .map((tag) => tag.getText())
  return new Set(said.flatMap((text) => /^@throws \{(\w+)\}(?! From the returned)/.exec(text)?.[1] ?? []))
}

function summaryOf(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '')
    .join('')
    .trim()
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  )
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  const { name } = statement as ts.Statement & { name?: ts.Node }
  return name && ts.isIdentifier(name) ? [name.text] : []
}
