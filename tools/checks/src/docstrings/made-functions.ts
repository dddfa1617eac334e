import ts from 'typescript'
import { documented } from './library-program.ts'

/**
 * The functions that a function makes and returns. Those that have a type of the libraries are left out: that type says
 * what they throw.
 */
export function madeFunctions(
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): readonly ts.FunctionLikeDeclaration[] {
  const maker = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration
  if (!maker || !ts.isFunctionLike(maker)) return []
  const made: ts.FunctionLikeDeclaration[] = []
  const visit = (node: ts.Node): void => {
    if (isMade(node) && !hasTypeOfOurs(node, checker)) made.push(node)
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  ts.forEachChild(maker, visit)
  return made
}

/** The errors a docstring names as those of the returned function. */
export function throwsOfMade(declaration: ts.Declaration): Set<string> {
  const said = ts.getJSDocTags(documented(declaration)).map((tag) => tag.getText())
  return new Set(said.flatMap((text) => /^@throws\s[\s*]*\{(\w+)\} From the returned/.exec(text)?.[1] ?? []))
}

/** A type of a package that was not read has an alias too, without a declaration. */
function hasTypeOfOurs(made: ts.Expression, checker: ts.TypeChecker): boolean {
  return checker.getContextualType(made)?.aliasSymbol?.declarations !== undefined
}

function isMade(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false
  return ts.isReturnStatement(node.parent) || (ts.isArrowFunction(node.parent) && node.parent.body === node)
}
