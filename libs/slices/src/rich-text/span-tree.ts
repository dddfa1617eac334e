import type { Span } from './rich-text-node.ts'

/** Text, or marked text with text inside. */
export type SpanTree = string | { span: Span; children: readonly SpanTree[] }

/**
 * Nests the marks of a text. Where two marks cross, the one that began later is
 * cut in two. A mark inside one of its own kind adds nothing and is left out, so
 * the tree is never deeper than there are kinds of marks.
 */
export function spanTree(text: string, spans: readonly Span[]): readonly SpanTree[] {
  const ordered = spans.toSorted((a, b) => a.start - b.start || b.end - a.end)
  return nest(text, ordered, { start: 0, end: text.length })
}

function nest(
  text: string,
  spans: readonly Span[],
  within: Pick<Span, 'start' | 'end'>,
): readonly SpanTree[] {
  const trees: SpanTree[] = []
  const waiting = [...spans]
  let position = within.start
  for (let span = waiting.shift(); span; span = waiting.shift()) {
    const { start, end, mark } = span
    if (start > position) trees.push(text.slice(position, start))
    const inside: Span[] = []
    const beyond: Span[] = []
    while (waiting[0] && waiting[0].start < end) {
      const next = waiting.shift() as Span
      if (next.mark !== mark) inside.push({ ...next, end: Math.min(next.end, end) })
      if (next.end > end) beyond.push({ ...next, start: end })
    }
    trees.push({ span, children: nest(text, inside, span) })
    waiting.unshift(...beyond)
    position = end
  }
  if (position < within.end) trees.push(text.slice(position, within.end))
  return trees
}
