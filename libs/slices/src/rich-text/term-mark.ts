import type { RTInlineNode, RTLabelNode } from '@prismicio/client'
import type { Explain, MarkedTerm } from '../terms/explain.ts'
import type { RichTextNode } from './rich-text-node.ts'

/** A term in rich text: a label, which is what the vendor calls marks that a site adds. */
interface TermMark extends RTLabelNode {
  data: { label: typeof label; term: MarkedTerm['term'] }
}

const label = 'house-edge-term'

/** Running text: a heading is no place to explain, and what is preformatted is shown as it is. */
const explainedTypes = new Set<string>(['paragraph', 'list-item', 'o-list-item'])

/** Marks the terms of a glossary in rich text, beside the marks of its editors. */
export function withTerms(
  nodes: readonly RichTextNode[],
  explain: Explain | undefined,
): readonly RichTextNode[] {
  if (!explain) return nodes
  return nodes.map((node) => {
    if (!('spans' in node) || !explainedTypes.has(node.type)) return node
    const marks = explain(node.text, node.spans.flatMap(closed))
    return marks.length === 0 ? node : { ...node, spans: [...node.spans, ...marks.map(markOf)] }
  })
}

export function isTermMark(node: RTLabelNode): node is TermMark {
  return node.data.label === label && 'term' in node.data
}

/** No link is within a link, and a mark that crosses the edge of another would be cut in two. */
function closed({ type, start, end }: RTInlineNode): { start: number; end: number }[] {
  if (type === 'hyperlink') return [{ start, end }]
  return [start, end].map((edge) => ({ start: edge, end: edge }))
}

function markOf({ start, end, term }: MarkedTerm): TermMark {
  return { type: 'label', start, end, data: { label, term } }
}
