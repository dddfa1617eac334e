import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { HomeDocument, PageDocument } from '../../documents.ts'
import { FeaturedReviews } from './featured.tsx'
import mocks from './mocks.json' with { type: 'json' }
import { HomeOpening, PageOpening } from './page-opening.tsx'

const hero = {
  id: 'hero$1',
  slice_type: 'hero',
  variation: 'default',
  primary: { title: 'The odds' },
  items: [],
}
const page = mocks.page as unknown as PageDocument
const home = mocks.home as unknown as HomeDocument

describe('PageOpening', () => {
  it('makes way for a hero slice and its title', () => {
    const opened = {
      ...page,
      data: { ...page.data, slices: [hero] },
    } as unknown as PageDocument
    expect(renderToStaticMarkup(<PageOpening document={opened} />)).toBe('')
    expect(renderToStaticMarkup(<PageOpening document={page} />)).toContain('<h1')
  })

  it('does not make way for a hero that shows nothing', () => {
    const empty = { ...hero, primary: { title: null } }
    const opened = { ...page, data: { ...page.data, slices: [empty] } } as unknown as PageDocument
    expect(renderToStaticMarkup(<PageOpening document={opened} />)).toContain('<h1')
  })
})

describe('HomeOpening', () => {
  it('has no action unless the site gives one', () => {
    expect(renderToStaticMarkup(<HomeOpening document={home} />)).not.toContain('he-button')
  })
})

describe('FeaturedReviews', () => {
  it('renders nothing when every review is gone', () => {
    const empty = {
      ...home,
      data: { ...home.data, featured_reviews: [{ review: { link_type: 'Document' } }] },
    }
    expect(renderToStaticMarkup(<FeaturedReviews document={empty as unknown as HomeDocument} />)).toBe('')
  })
})
