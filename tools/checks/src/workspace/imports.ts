import ts from 'typescript'
import { parsed } from './parsed.ts'

/** A module that a file asks for. */
export interface ImportedModule {
  specifier: string
  /** The import vanishes when types are stripped. */
  typeOnly: boolean
}

/** Reads what a file imports: static and dynamic imports, re-exports, `require`, and types by `import('…')`. */
export function importsOf(file: string): ImportedModule[] {
  const found: ImportedModule[] = []
  const add = (node: ts.Node | undefined, typeOnly: boolean) => {
    if (node && ts.isStringLiteralLike(node)) found.push({ specifier: node.text, typeOnly })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node.importClause))
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true)
    else if (ts.isCallExpression(node) && isImportCall(node)) add(node.arguments[0], false)
    ts.forEachChild(node, visit)
  }
  visit(parsed(file))
  return found
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = clause.namedBindings
  return (
    !clause.name &&
    !!named &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  )
}

function isImportCall(node: ts.CallExpression): boolean {
  return (
    node.expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(node.expression) && node.expression.text === 'require')
  )
}
