import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import mocks from '../Glossary/mocks.json' with { type: 'json' }
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import { createExplain } from './explain.ts'
import { Explained } from './explained.tsx'
import { glossaryTerms } from '../outline/glossary-of.ts'

const terms = glossaryTerms({ data: { slices: [mocks.several] } })
const explainer = () => createExplain(terms, '/glossary')

function text(...content: readonly object[]): object {
  return { slice_type: 'rich_text', variation: 'default', primary: { content } }
}
function paragraph(words: string, ...spans: readonly object[]): object {
  return { type: 'paragraph', text: words, spans }
}
function shown(...slices: readonly object[]): string {
  const context = { explain: explainer() }
  return renderToStaticMarkup(<SliceZone components={components} slices={slices} context={context} />)
}

describe('createExplain', () => {
  it('explains each term where it comes first, once a page', () => {
    const html = shown(text(paragraph('The Rollover.')), text(paragraph('Again rollover, and contribution.')))
    expect([...html.matchAll(/<a href="([^"]+)">([^<]+)/g)].map(([, href, words]) => [href, words])).toEqual([
      ['/glossary#term-wagering', 'Rollover'],
      ['/glossary#term-contribution', 'contribution'],
    ])
  })

  it('explains no more than a page has room for', () => {
    const explain = createExplain(terms, '/glossary', 1)
    expect(explain('Contribution, then wagering')).toMatchObject([{ term: { id: 'term-contribution' } }])
    expect(explain('Wagering')).toEqual([])
  })

  it('prefers the longest name, and no part of a word', () => {
    expect(explainer()('A wagering requirement')).toMatchObject([{ start: 2, end: 22 }])
    expect(explainer()('Prewagering, wagerings, wägering')).toEqual([])
    expect(explainer()('“Wagering”')).toHaveLength(1)
  })

  it('takes the words of editors as words, in any script', () => {
    const hostile = createExplain(glossaryTerms({ data: { slices: [mocks.hostile] } }), '/glossary')
    expect(hostile('x (.*)+ and __proto__')).toMatchObject([
      { start: 2, end: 7, term: { id: 'term-constructor' } },
    ])
    const hyphen = [{ id: 'term-1', name: 'Self-exclusion', also: [], meaning: '…', more: null }]
    expect(createExplain(hyphen, '/glossary')('self-exclusion')).toHaveLength(1)
    const arabic = [{ id: 'term-1', name: 'فترة انتظار', also: [], meaning: '…', more: null }]
    expect(createExplain(arabic, '/ar/glossary')('«فترة انتظار». وكررنا')).toMatchObject([{ start: 1 }])
  })

  it('leaves links, headings and crossing marks alone, and waits for the next', () => {
    const link = { type: 'hyperlink', start: 0, end: 8, data: { link_type: 'Web', url: '/to' } }
    const crossing = { type: 'strong', start: 0, end: 4 }
    const html = shown(
      text({ type: 'heading2', text: 'Wagering', spans: [] }, paragraph('Wagering', link)),
      text(paragraph('Wagering', crossing), paragraph('All wagering', { type: 'em', start: 0, end: 12 })),
    )
    expect(html.match(/he-term"/g)).toHaveLength(1)
    expect(html).toMatch(/<em>All <span class="he-term"/)
  })

  it('marks nothing without a glossary', () => {
    expect(createExplain(glossaryTerms(undefined), '/glossary')('wagering')).toEqual([])
    expect(glossaryTerms({ data: { slices: [text(paragraph('a'))] } })).toEqual([])
  })
})

describe('Explained', () => {
  it('loses no letter of a text with several terms', () => {
    const html = renderToStaticMarkup(
      <Explained text="Smallest wagering × contribution" explain={explainer()} />,
    )
    expect(html.match(/popovertarget/gi)).toHaveLength(2)
    const words = html.replaceAll(/<span id=.*?<\/span>/g, '').replaceAll(/<[^>]+>/g, '')
    expect(words).toBe('Smallest wagering × contribution')
  })
})
