import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { components } from '../slice-map/components.ts'
import { SliceZone } from '../slice-zone/slice-zone.tsx'
import mocks from './mocks.json' with { type: 'json' }

function shown(slice: unknown, context = {}): string {
  return renderToStaticMarkup(<SliceZone components={components} slices={[slice]} context={context} />)
}

const context = { document: { data: { pros: [{ text: 'Highest available return' }], cons: [] } } }

describe('ProsCons', () => {
  it('prefers its own points', () => {
    const html = shown(mocks.ownPoints, context)
    expect(html).toContain('Terms of four pages, dated')
    expect(html).not.toContain('Highest available return')
  })

  it('stands for the document it is on when it has none', () => {
    expect(shown(mocks.ofThisReview, context)).toContain('Highest available return')
  })

  it.each([{ data: null }, { data: { pros: 'Fast', cons: [7, { text: ' ' }] } }, 'a document'])(
    'reads no points from the document %j',
    (document) => {
      expect(shown(mocks.ofThisReview, { document })).not.toContain('<section')
    },
  )

  it('renders nothing where there is no document to stand for', () => {
    expect(shown(mocks.ofThisReview)).not.toContain('<section')
  })
})
