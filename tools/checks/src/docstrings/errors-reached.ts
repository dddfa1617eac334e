import ts from 'typescript'
import { documented, type LibraryProgram, meantBy } from './library-program.ts'

type WithBody = ts.FunctionLikeDeclaration & { body: ts.Node }

/** What a function throws itself, and what it calls. */
interface Facts {
  thrown: ReadonlySet<string>
  calls: ReadonlySet<ts.Declaration>
}

/**
 * The errors that reach the caller of each function, of each member of an interface that an object of the libraries
 * implements, and of each type of functions that one of them has: thrown, rejected with, or said by the docstring of
 * something that is called.
 *
 * What is called within a `try` with a `catch`, or before a `.catch(…)`, is taken to be settled there. A function
 * that is passed to a call runs within it where the result of the call is used; elsewhere it runs later, and its
 * errors reach its own caller.
 */
export function errorsReached({
  files,
  checker,
}: LibraryProgram): (declaration: ts.Node) => ReadonlySet<string> {
  const own = new Set(files)
  const facts = new Map<ts.Declaration, Facts>()
  const implementations = new Map<ts.Declaration, Set<ts.Declaration>>()
  for (const file of files) {
    const visit = (node: ts.Node): void => {
      if (hasBody(node)) facts.set(node, factsOf(node, checker))
      if (ts.isObjectLiteralExpression(node)) {
        for (const [member, body] of implementedBy(node, checker))
          implementations.set(member, (implementations.get(member) ?? new Set()).add(body))
      }
      if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
        for (const type of checker.getContextualType(node)?.aliasSymbol?.declarations ?? [])
          implementations.set(type, (implementations.get(type) ?? new Set()).add(node))
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }

  const reached = new Map<ts.Declaration, Set<string>>()
  const said = (node: ts.Declaration): Set<string> =>
    own.has(node.getSourceFile()) ? throwsOf(documented(node)) : new Set()
  const everything = new Set([...facts.keys(), ...implementations.keys()])
  let known = -1
  // Until nothing new is found: an error may come from far below.
  for (let found = 0; found !== known; found = sizeOf(reached)) {
    known = found
    for (const one of everything) {
      const { thrown = [], calls = [] } = facts.get(one) ?? {}
      const below = [...calls, ...(implementations.get(one) ?? [])]
      reached.set(
        one,
        new Set([...said(one), ...thrown, ...below.flatMap((it) => [...(reached.get(it) ?? said(it))])]),
      )
    }
  }
  return (declaration) => {
    const body =
      ts.isVariableDeclaration(declaration) && declaration.initializer ? declaration.initializer : declaration
    return reached.get(body as ts.Declaration) ?? new Set()
  }
}

/** The errors a docstring names. Those “from the returned” function or object are not the function's own. */
export function throwsOf(node: ts.Node): Set<string> {
  const said = ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === 'throws')
    .map((tag) => tag.getText())
  return new Set(
    said.flatMap((text) => /^@throws\s[\s*]*\{(\w+)\}(?! From the returned)/.exec(text)?.[1] ?? []),
  )
}

function factsOf(declaration: WithBody, checker: ts.TypeChecker): Facts {
  const thrown = new Set<string>()
  const calls = new Set<ts.Declaration>()
  const errorsIn = (expression: ts.Expression): void => {
    const type = checker.getTypeAtLocation(expression)
    for (const { symbol } of type.isUnion() ? type.types : [type])
      if (symbol && symbol.flags & ts.SymbolFlags.Class) thrown.add(symbol.name)
  }
  const errorsSettled = (node: ts.Node): void => {
    if (isHandedOut(node)) return
    if (ts.isCallExpression(node) && isSettling(node)) node.arguments.forEach(errorsIn)
    ts.forEachChild(node, errorsSettled)
  }
  const visit = (node: ts.Node): void => {
    // What runs later throws to others, but a promise made here it still rejects.
    if (ts.isFunctionLike(node) && !runsInACall(node)) return errorsSettled(node)
    if (ts.isTryStatement(node) && node.catchClause) {
      visit(node.catchClause.block)
      if (node.finallyBlock) visit(node.finallyBlock)
      return
    }
    if (ts.isThrowStatement(node)) errorsIn(node.expression)
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments
      if (ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'catch')
        return node.arguments.forEach(visit)
      if (first && isSettling(node)) errorsIn(first)
      for (const called of bodiesOf(node.expression, checker)) calls.add(called)
    }
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(declaration, visit)
  return { thrown, calls }
}

/** `reject(error)`, `Promise.reject(error)`, `timeout.reject(error)`, `request.destroy(error)`. */
function isSettling({ expression }: ts.CallExpression): boolean {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression
  return ts.isIdentifier(name) && ['reject', 'destroy'].includes(name.text)
}

/** A function that the caller gets, as a result or as a member of one: its errors reach the one who calls it. */
function isHandedOut(node: ts.Node): boolean {
  if (!ts.isFunctionLike(node)) return false
  const { parent } = node
  return (
    ts.isReturnStatement(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isMethodDeclaration(node) ||
    (ts.isArrowFunction(parent) && parent.body === node)
  )
}

function runsInACall(node: ts.Node): boolean {
  const call = node.parent
  if (ts.isNewExpression(call)) return call.expression.getText() === 'Promise'
  return (
    ts.isCallExpression(call) &&
    call.arguments.includes(node as ts.Expression) &&
    !ts.isExpressionStatement(call.parent)
  )
}

/** The members of interfaces that the properties of an object stand for, each with the function behind it. */
function implementedBy(
  object: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
): (readonly [ts.Declaration, ts.Declaration])[] {
  const wanted = checker.getContextualType(object)
  if (!wanted) return []
  return object.properties.flatMap((property) => {
    const name = property.name?.getText() ?? ''
    const member = (wanted.isUnion() ? wanted.types : [wanted])
      .map((type) => type.getProperty(name))
      .find(Boolean)
    const bodies = ts.isPropertyAssignment(property)
      ? bodiesOf(property.initializer, checker)
      : bodiesOfDeclaration(property, checker)
    return (member?.declarations ?? [])
      .filter((one) => ts.isPropertySignature(one) || ts.isMethodSignature(one))
      .flatMap((one) => bodies.map((body) => [one, body] as const))
  })
}

/** The functions that an expression may name, or is; or the members of interfaces that stand for them. */
function bodiesOf(expression: ts.Expression, checker: ts.TypeChecker): ts.Declaration[] {
  if (hasBody(expression)) return [expression]
  if (!ts.isIdentifier(expression) && !ts.isPropertyAccessExpression(expression)) return []
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression
  const symbol = meantBy(checker.getSymbolAtLocation(name), checker)
  return (symbol?.declarations ?? []).flatMap((one) => bodiesOfDeclaration(one, checker))
}

function bodiesOfDeclaration(one: ts.Declaration, checker: ts.TypeChecker): ts.Declaration[] {
  if (hasBody(one) || ts.isPropertySignature(one) || ts.isMethodSignature(one)) return [one]
  if (ts.isShorthandPropertyAssignment(one)) {
    const value = meantBy(checker.getShorthandAssignmentValueSymbol(one), checker)
    return (value?.declarations ?? []).flatMap((it) => bodiesOfDeclaration(it, checker))
  }
  const holdsValue =
    ts.isVariableDeclaration(one) || ts.isPropertyAssignment(one) || ts.isPropertyDeclaration(one)
  return holdsValue && one.initializer ? bodiesOf(one.initializer, checker) : []
}

function hasBody(node: ts.Node): node is WithBody {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined
}

function sizeOf(reached: ReadonlyMap<unknown, ReadonlySet<string>>): number {
  return [...reached.values()].reduce((sum, { size }) => sum + size, 0)
}
