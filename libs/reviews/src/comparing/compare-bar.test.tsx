import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { links } from '../testing/site.ts'
import { CompareBar, compareForm } from './compare-bar.tsx'
import { placeOf } from '../rendering/save/choices-of.ts'

describe('CompareBar', () => {
  it('asks for the comparison in the country of its page', () => {
    const html = renderToStaticMarkup(<CompareBar country="ie" links={links} />)
    expect(html).toContain(`id="${compareForm}"`)
    expect(html).toContain('action="/compare"')
    expect(html).toContain('value="ie"')
    expect(renderToStaticMarkup(<CompareBar country={undefined} links={links} />)).not.toContain(
      'type="hidden"',
    )
  })

  it('names what a page lists, each once, and nothing where a box of its own stands beside them', () => {
    const review = (uid: string) => ({
      link_type: 'Document',
      type: 'casino_review',
      id: uid,
      uid,
      data: { name: uid.toUpperCase() },
    })
    const document = (type: string) => ({
      type,
      data: {
        featured_reviews: [{ review: review('a') }],
        slices: [
          { slice_type: 'toplist', primary: { items: [{ review: review('b') }, { review: review('a') }] } },
          {
            slice_type: 'related',
            primary: { items: [{ document: review('c') }, { document: { type: 'page' } }] },
          },
          { slice_type: 'quote', primary: {} },
        ],
      },
    })
    const namesOn = (type: string) =>
      renderToStaticMarkup(<CompareBar country={undefined} document={document(type)} links={links} />).match(
        /(?<=<span>)[A-Z](?=<)/g,
      )
    expect(namesOn('home')).toEqual(['A', 'B', 'C'])
    expect(namesOn('casino_review')).toBeNull()
    expect(['a', 'c', 'd'].map((uid) => placeOf(document('home'), uid))).toEqual([0, 2, undefined])
  })
})
