import ts from 'typescript'
import { documented } from './library-program.ts'

/** Names that carry their unit, or count what they are called after (`attempts`, `maxPages`). */
const unitInName =
  /(?:Ms|Seconds|Minutes|Px|Percent|Count|Index|Port|Status|Length|[a-z]{3}s)$|^(?:ms|status|statusCode|port|attempt|count|level)$/

/** What a docstring says to tell what a number counts or measures. */
const unitInWords =
  /\b(?:ms|milliseconds?|seconds?|minutes?|hours?|days?|bytes?|[KM]iB|kB|characters?|px|pixels?|rem|per cent|share|how (?:many|often|much|large|long)|number of|ports?|(?:exit )?status|index|position|units?|points|currency|documents?|pages?|requests?|responses?|connections?)\b|%/i

/** Numbers in a published declaration of which neither name nor docstring says what they count, and in which unit. */
export function unitlessNumbers(declaration: ts.Node): string[] {
  const found: string[] = []
  const visit = (node: ts.Node, told: string): void => {
    if (ts.isBlock(node) || ts.isClassStaticBlockDeclaration(node)) return
    const isNamed =
      ts.isPropertySignature(node) ||
      ts.isPropertyDeclaration(node) ||
      ts.isMethodSignature(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isFunctionTypeNode(node) ||
      ts.isParameter(node)
    const own = isNamed ? docstringOf(node) : ''
    if (isNamed && isNumber(node.type)) {
      const name = node.name?.getText() ?? ''
      const words = ts.isParameter(node) ? `${told} ${own}` : own || told
      if (!unitInName.test(name) && !unitInWords.test(words)) found.push(name || 'what it returns')
    }
    ts.forEachChild(node, (child) => visit(child, own || told))
  }
  visit(declaration, docstringOf(documented(declaration)))
  return found
}

function isNumber(type: ts.TypeNode | undefined): boolean {
  if (!type) return false
  if (ts.isUnionTypeNode(type)) return type.types.some(isNumber)
  if (ts.isArrayTypeNode(type)) return isNumber(type.elementType)
  if (ts.isTypeOperatorNode(type)) return isNumber(type.type)
  if (ts.isTypeReferenceNode(type))
    return type.typeName.getText() === 'Promise' && isNumber(type.typeArguments?.[0])
  return type.kind === ts.SyntaxKind.NumberKeyword
}

function docstringOf(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => doc.getText())
    .join(' ')
}
