import { speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it } from 'vitest'
import {
  type Described,
  describeArticle,
  describeList,
  describePerson,
  describeReview,
  describeSite,
  describeTrail,
} from './describe.ts'
import { requirementFaults } from '../testing/published-requirements.ts'
import { dataBlock } from './structured-data.tsx'

const publisher = { origin: 'https://house-edge.example', home: '/', name: 'House Edge' }
const author = { link_type: 'Document', url: '/people/tobias-wren', data: { name: 'Tobias Wren' } }
const review = {
  url: '/casino-reviews/copper-lantern',
  data: { name: 'Copper Lantern', headline: 'Dull', overall_score: 9.2, author, last_reviewed: '2026-11-18' },
} as never
afterEach(() => speak(undefined))

/** As search engines read it on the page. */
const faultsOf = (thing: Described | undefined): readonly string[] =>
  thing ? requirementFaults(JSON.parse(dataBlock(thing)) as Record<string, unknown>) : ['nothing']
const withFields = (fields: object): never => {
  const { url, data } = review as { url: string; data: object }
  return { url, data: { ...data, ...fields } } as never
}

describe('describeReview', () => {
  it('names as publisher the front page in the language of the review', () => {
    expect(describeReview(review, { ...publisher, home: '/de' })?.publisher).toMatchObject({
      url: 'https://house-edge.example/de',
    })
  })

  it('is in the language of its document, which the page may show instead of its own', () => {
    speak('ar-AE')
    expect(describeReview({ ...(review as object), lang: 'en-gb' } as never, publisher)?.inLanguage).toBe(
      'en-gb',
    )
  })

  // shows P55
  it('is of an organisation, with score, scale and author', () => {
    const said = describeReview(review, publisher)
    expect(said).toMatchObject({
      url: 'https://house-edge.example/casino-reviews/copper-lantern',
      itemReviewed: { '@type': 'Organization', name: 'Copper Lantern' },
      reviewRating: { ratingValue: 9.2, bestRating: 10, worstRating: 0, ratingExplanation: 'Excellent' },
      author: {
        '@type': 'Person',
        name: 'Tobias Wren',
        url: 'https://house-edge.example/people/tobias-wren',
      },
    })
    expect(faultsOf(said)).toEqual([])
  })

  // shows P55
  it('names no regulator, who may not know the casino', () => {
    const regulator = { link_type: 'Document', url: '/regulators/floe', data: { name: 'Southern Floe' } }
    const said = describeReview(withFields({ licences: [{ regulator, state: 'not found' }] }), publisher)
    expect(said).toBeDefined()
    expect(JSON.stringify(said)).not.toMatch(/floe/i)
  })

  it.each([{ author: { link_type: 'Document' } }, { overall_score: null }, { name: ' ' }])(
    'is nothing where engines would miss something: %j',
    (fields) => {
      expect(describeReview(withFields(fields), publisher)).toBeUndefined()
    },
  )
})

describe('describeArticle', () => {
  it('tells of changes after the day of publishing alone', () => {
    const article = (updated_on: string): never =>
      ({
        url: '/casino-blog/odds',
        data: { title: 'Odds', cover: {}, author, published_on: '2026-10-02', updated_on },
      }) as never
    const said = describeArticle(article('2026-11-03'), publisher)
    expect(said).toMatchObject({ datePublished: '2026-10-02', dateModified: '2026-11-03' })
    expect(faultsOf(said)).toEqual([])
    expect(describeArticle(article('2026-10-02'), publisher)).not.toHaveProperty('dateModified')
  })
})

describe('describePerson', () => {
  it('is a page about somebody, without links that lead nowhere', () => {
    const data = {
      name: 'Tobias Wren',
      role: 'Tester',
      credentials: null,
      photo: {},
      same_as: [{ link: { link_type: 'Web' } }, { link: { link_type: 'Web', url: 'https://wren.example/' } }],
    }
    const said = describePerson({ url: '/people/tobias-wren', data } as never, publisher)
    expect(said).toMatchObject({ mainEntity: { jobTitle: 'Tester', sameAs: ['https://wren.example/'] } })
    expect(faultsOf(said)).toEqual([])
  })
})

describe('describeSite', () => {
  it('describes the search by its form’s target', () => {
    const said = describeSite(publisher, '/search')
    expect(said[0]).toMatchObject({ inLanguage: 'en-GB' })
    expect(JSON.stringify(said)).toContain('https://house-edge.example/search?q={search_term_string}')
    expect(said.flatMap(faultsOf)).toEqual([])
  })
})

describe('describeTrail', () => {
  it('ends with the page itself, which needs no address', () => {
    const said = describeTrail([{ href: '/casino-blog', text: 'The blog' }], 'Odds', publisher)
    expect(said.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'The blog', item: 'https://house-edge.example/casino-blog' },
      { '@type': 'ListItem', position: 2, name: 'Odds' },
    ])
    expect(faultsOf(said)).toEqual([])
  })
})

describe('describeList', () => {
  it('counts on from the page before, skipping missing pages', () => {
    const entries = [
      { name: 'A', href: undefined },
      { name: 'B', href: '/b' },
    ]
    const said = describeList(entries, publisher, 12)
    expect(said).toMatchObject({ itemListElement: [{ position: 13, name: 'B' }] })
    expect(faultsOf(said)).toEqual([])
    expect(describeList([], publisher)).toBeUndefined()
  })
})

describe('dataBlock', () => {
  it('lets no editor’s text end it or change meaning', () => {
    const title = '</script><!--<script>& “quoted”'
    const block = dataBlock({ '@type': 'Article', headline: title })
    expect(block).not.toMatch(/[<>&]/)
    expect(JSON.parse(block)).toMatchObject({ headline: title })
  })
})
