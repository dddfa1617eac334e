import ts from 'typescript'

/** A test or a group of tests, as a file of tests writes it. */
export interface TestCall {
  /** `describe`, which has a title and no verdict of its own. */
  group: boolean
  /** What stands between the name and the title: `each`, `skip`, … */
  words: readonly string[]
  title: Title
}

interface Title {
  shown: string
  pattern: RegExp
}

/** Reads `it.each(rows)('title', …)` and its like. A `test.use(…)` or `test.beforeEach(…)` has no title. */
export function testCall(node: ts.Expression): TestCall | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const words: string[] = []
  let callee: ts.Expression = node.expression
  for (;;) {
    if (ts.isCallExpression(callee)) callee = callee.expression
    else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag
    else if (ts.isPropertyAccessExpression(callee)) {
      words.unshift(callee.name.text)
      callee = callee.expression
    } else break
  }
  if (!ts.isIdentifier(callee) || !/^(?:it|test|describe|suite)$/.test(callee.text)) return undefined
  if (words.some((word) => /^(?:use|step|extend|configure|setTimeout|before|after|info)/.test(word)))
    return undefined
  const [first] = node.arguments
  if (!first || node.arguments.length < 2) return undefined
  const group = /^(?:describe|suite)$/.test(callee.text) || words.includes('describe')
  return { group, words, title: titleOf(first, words.includes('each') || words.includes('for')) }
}

/** `%s` and `$name` are filled in from the rows of a table, `${…}` from around the test. */
function titleOf(node: ts.Expression, table: boolean): Title {
  const parts = ts.isStringLiteralLike(node)
    ? [node.text]
    : ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      : ['', '']
  // Vitest 5.1.0 writes "% undefined" for `%%`, so anything may stand there.
  const blank = table ? /%[sdifjoOc#$%]|\$[\w.]+/g : /(?!)/g
  const withBlanks = (text: string, filling: string) => text.split(blank).map(literally).join(filling)
  return {
    shown: parts.map((part) => (table ? part.replaceAll('%%', '%').replaceAll(blank, '…') : part)).join('…'),
    pattern: new RegExp(`^${parts.map((part) => withBlanks(part, '.*')).join('.*')}$`, 's'),
  }
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
