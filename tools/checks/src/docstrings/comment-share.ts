import { relative } from 'node:path'
import ts from 'typescript'
import type { Finding } from '../promises/sources.ts'

/** Of a hundred lines that are not blank. Below, reasons are missing; above, comments say what code says. */
const [least, most] = [15, 35]

/** Libraries are read by people who did not write them, so of their lines fifteen to thirty-five in a hundred are comments. */
export function sparseLibraries(root: string, files: readonly ts.SourceFile[]): Finding[] {
  const libraries = Map.groupBy(files, ({ fileName }) =>
    relative(root, fileName).split('/').slice(0, 2).join('/'),
  )
  return [...libraries].flatMap(([where, sources]) => {
    const [comments, lines] = [sum(sources.map(commentLines)), sum(sources.map(writtenLines))]
    const share = (100 * comments) / lines
    // A library of a screen says enough by its docstrings.
    if (lines < 100 || (share >= least && share <= most)) return []
    return [{ where, what: `${share.toFixed(1)} % of its lines are comments, of ${least} to ${most} %` }]
  })
}

function commentLines(file: ts.SourceFile): number {
  const found = new Set<number>()
  const visit = (node: ts.Node): void => {
    // Most of a file is far from any comment, and its tokens are costly to list.
    if (ts.isJsxText(node) || !/\/[/*]/.test(file.text.slice(node.pos, endOfLine(file.text, node.end))))
      return
    const ranges = [
      ...(ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(file.text, node.end) ?? []),
    ]
    for (const { pos, end } of ranges) {
      const last = file.getLineAndCharacterOfPosition(end).line
      for (let line = file.getLineAndCharacterOfPosition(pos).line; line <= last; line += 1) found.add(line)
    }
    for (const child of node.getChildren(file)) visit(child)
  }
  visit(file)
  return found.size
}

function endOfLine(text: string, position: number): number {
  const end = text.indexOf('\n', position)
  return end < 0 ? text.length : end
}

function writtenLines({ text }: ts.SourceFile): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
