import { describe, expect, it } from 'vitest'
import type { Span } from './rich-text-node.ts'
import { type SpanTree, spanTree } from './span-tree.ts'

/** Writes a tree as text with brackets: `s` strong, `e` em, `l` link. */
function written(trees: readonly SpanTree[]): string {
  return trees
    .map((tree) =>
      typeof tree === 'string' ? tree : `${tree.span.mark.charAt(0)}(${written(tree.children)})`,
    )
    .join('')
}

function lettersOf(trees: readonly SpanTree[]): string {
  return trees.map((each) => (typeof each === 'string' ? each : lettersOf(each.children))).join('')
}

function tree(text: string, ...spans: readonly Span[]): string {
  return written(spanTree(text, spans))
}

describe('spanTree', () => {
  it('leaves unmarked text alone', () => {
    expect(tree('abcdef')).toBe('abcdef')
  })

  it('nests a mark inside another', () => {
    expect(tree('abcdef', { start: 2, end: 4, mark: 'em' }, { start: 0, end: 6, mark: 'strong' })).toBe(
      's(abe(cd)ef)',
    )
  })

  it('cuts the later of two marks that cross', () => {
    expect(tree('abcdef', { start: 0, end: 4, mark: 'strong' }, { start: 2, end: 6, mark: 'em' })).toBe(
      's(abe(cd))e(ef)',
    )
  })

  it('puts no link inside a link', () => {
    expect(tree('abcdef', { start: 0, end: 6, mark: 'link' }, { start: 1, end: 3, mark: 'link' })).toBe(
      'l(abcdef)',
    )
  })

  it('stays shallow under ten thousand equal marks', () => {
    const spans = Array.from({ length: 10_000 }, () => ({ start: 0, end: 6, mark: 'strong' }) as const)
    expect(tree('abcdef', ...spans)).toBe('s(abcdef)')
  })

  it('loses no letter whatever the marks', () => {
    const marks = ['strong', 'em', 'link'] as const
    for (let seed = 1; seed < 300; seed += 1) {
      const spans = marks.flatMap((mark, index) => {
        const start = (seed * (index + 3)) % 7
        const end = start + 1 + ((seed * (index + 5)) % 6)
        return end <= 10 ? [{ start, end, mark }] : []
      })
      expect(lettersOf(spanTree('abcdefghij', spans))).toBe('abcdefghij')
    }
  })
})
