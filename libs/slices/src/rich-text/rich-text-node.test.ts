import { describe, expect, it } from 'vitest'
import { headingLevel, readRichText } from './rich-text-node.ts'

const paragraph = (text: string, ...spans: object[]) => ({ type: 'paragraph', text, spans })
const strong = (start: number, end: number) => ({ type: 'strong', start, end })

describe('readRichText', () => {
  it('leaves out blocks that are empty or unknown', () => {
    const blocks = [paragraph(' '), { type: 'marquee', text: 'a' }, { type: 'embed', oembed: {} }, null]
    expect(readRichText(blocks)).toEqual([])
    expect(readRichText('text')).toEqual([])
  })

  it('keeps marks inside the text, and apart from others of their kind', () => {
    const [node] = readRichText([
      paragraph('abcdef', strong(1, 4), strong(2, 3), strong(3, 99), strong(9, 10)),
    ])
    expect(node).toMatchObject({ spans: [strong(1, 4), strong(4, 6)] })
  })

  it('puts no link into a heading, which is one already', () => {
    const link = { type: 'hyperlink', start: 0, end: 1, data: { link_type: 'Web', url: 'https://a.example' } }
    const spansOf = (type: string) =>
      readRichText([{ type, text: 'Odds', spans: [link] }]).map(
        (node) => 'spans' in node && node.spans.length,
      )
    expect([spansOf('heading2'), spansOf('paragraph')]).toEqual([[0], [1]])
  })
})

describe('headingLevel', () => {
  it.each([
    ['heading1', 2],
    ['heading4', 4],
    ['heading6', 4],
    ['paragraph', undefined],
  ])('of %s: %j, below the title of the page', (type, level) => {
    expect(headingLevel({ type } as never)).toBe(level)
  })
})
