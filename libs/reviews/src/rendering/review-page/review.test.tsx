import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CasinoReviewDocument } from '../../documents.ts'
import mocks from '../review/mocks.json' with { type: 'json' }
import { components } from '../../slices/slice-map/components.ts'
import { ContentReviewCard } from '../review/review-card.tsx'
import { reviewContents } from './review-contents.tsx'
import { ReviewBar } from './review-bar.tsx'
import { ReviewBody } from './review-body.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewRecord } from './review-record.tsx'
import { ReviewSummary } from './review-summary.tsx'

const today = '2026-11-20'
const complete = mocks.complete as unknown as CasinoReviewDocument
const minimal = mocks.minimal as unknown as CasinoReviewDocument

function withFields(fields: object): CasinoReviewDocument {
  return { ...complete, data: { ...complete.data, ...fields } }
}

describe('ReviewSummary', () => {
  const shown = (document: CasinoReviewDocument): string =>
    renderToStaticMarkup(<ReviewSummary document={document} context={{ today }} />)

  it('has one h1, the casino, and names the author', () => {
    const html = shown(complete)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('Tobias Wren')
    expect(html).toContain('Last reviewed')
  })

  it('says how we are paid before it shows the offer', () => {
    expect(shown(complete)).toMatch(/we may be paid.*he-offer-line/s)
  })

  it('claims no payment where there is none', () => {
    const html = shown(withFields({ has_affiliate: false }))
    expect(html).not.toContain('may be paid')
    expect(html).not.toContain('sponsored')
    expect(html).toContain('We are not paid for this visit.')
  })

  it('passes over an offer that has ended', () => {
    const [first, second] = structuredClone(mocks.complete.data.bonuses)
    if (first) first.bonus.data.valid_to = '2026-01-31'
    expect(shown(withFields({ bonuses: [first, second] }))).toContain(second?.bonus.data.value)
  })

  it('has one way to the casino, beside what we earn and the score, before any offer', () => {
    const html = shown(complete)
    expect(html.match(/he-button/g)).toHaveLength(1)
    expect(html.match(/may be paid/g)).toHaveLength(1)
    expect(html).toMatch(/he-verdict-score.*he-button.*we may be paid.*he-verdict-facts.*he-offer-line/s)
  })

  it('warns of a closed casino', () => {
    expect(shown(mocks.closed as unknown as CasinoReviewDocument)).toContain('Closed')
  })

  // shows P98
  it.each(['warning', 'closed', 'unlisted'])('begins with the warning for status "%s"', (status) => {
    const html = shown(withFields({ status }))
    expect(html.indexOf('he-callout')).toBeGreaterThan(html.indexOf('<h1'))
    expect(html.indexOf('he-callout')).toBeLessThan(html.indexOf('he-verdict-headline'))
  })

  it('warns in the editors’ words, if any', () => {
    const warning = [{ type: 'paragraph', text: 'They have not paid us.', spans: [] }]
    expect(shown(withFields({ status: 'warning', warning }))).toContain('They have not paid us.')
    expect(shown(withFields({ status: 'active', warning }))).not.toContain('They have not paid us.')
  })

  it.each(['warning', 'closed', 'unlisted'])('hides offers and links for status "%s"', (status) => {
    const html = shown(withFields({ status }))
    const bar = renderToStaticMarkup(<ReviewBar document={withFields({ status })} context={{ today }} />)
    for (const shows of ['he-bonus', 'he-offer-line', 'he-button']) {
      expect(html).not.toContain(shows)
      expect(bar).not.toContain(shows)
    }
    const facts = renderToStaticMarkup(<ReviewFacts document={withFields({ status })} />)
    expect(facts).not.toContain('sponsored')
    expect(facts).not.toMatch(/href="https?:[^"]*copper/)
    const website = { link_type: 'Web', url: 'https://www.copper-lantern.example' }
    const evidence = ['https://copper-lantern.example/terms', 'https://register.example/1'].map((url) => ({
      claim: 'They say so.',
      source: { link_type: 'Web', url },
    }))
    const record = renderToStaticMarkup(<ReviewRecord document={withFields({ status, website, evidence })} />)
    expect(record.match(/href="https?:[^"]*"/g)).toEqual(['href="https://register.example/1"'])
  })

  it('calls each way that we may earn by an advertisement, and no other', () => {
    const ways = (document: CasinoReviewDocument): string =>
      renderToStaticMarkup(
        <>
          <ReviewBar document={document} context={{ today }} />
          <ReviewFacts document={document} context={{ today }} />
        </>,
      )
    expect(ways(complete)).toMatch(/sponsored[^>]*class="he-button"[^>]*>.*? <small>Ad<.small><.a>/)
    expect(ways(complete)).toMatch(/sponsored[^>]*>[a-z.-]*<.a> \(Ad\)/)
    expect(ways(withFields({ has_affiliate: false }))).not.toMatch(/\bAd\b/)
  })

  it('is content with a name', () => {
    expect(shown(minimal)).toContain('A name and nothing else')
  })
})

describe('a review', () => {
  it('says its score, the terms of its offer and the way there once above what was tested', () => {
    const html = renderToStaticMarkup(
      <>
        <ReviewSummary document={complete} context={{ today }} />
        <ReviewBody document={complete} context={{ document: complete, today }} components={components} />
      </>,
    )
    expect(html.match(/New players in Great Britain/g)).toHaveLength(1)
    expect(html.match(/class="he-score"/g)).toHaveLength(1)
    const [offer = ''] = /<h2 id="offer-copper-lantern-first-lamp".*?<\/article>/s.exec(html) ?? []
    expect(offer).toMatch(/>The offer<\/a><\/h2>.*<h3[^>]*>.*50% up to £40/s)
    expect(offer).not.toContain('he-button')
  })
})

describe('ReviewBody', () => {
  it.each([
    [150, 1],
    [250, 0],
  ])('opens the first part of a test that has %d words in %d of its folds', (words, open) => {
    const heading = { type: 'heading2', text: 'What we did', spans: [] }
    const block = { type: 'paragraph', text: 'word '.repeat(words), spans: [] }
    const part = { slice_type: 'rich_text', variation: 'default', primary: { content: [heading, block] } }
    const document = withFields({ slices: [part, part] })
    const html = renderToStaticMarkup(
      <ReviewBody document={document} context={{ document, today }} components={components} />,
    )
    const folds = html.slice(html.indexOf('he-folds')).match(/<details[^>]*>/g) ?? []
    expect(folds).toHaveLength(2)
    expect(folds.filter((fold) => fold.includes('open=""'))).toHaveLength(open)
    expect(folds[0]?.includes('open=""')).toBe(open === 1)
  })
})

describe('ReviewBody of a casino that we warn of', () => {
  it.each([
    ['warning', true],
    ['active', false],
  ])('opens the test of one whose status is %s: %s', (status, open) => {
    const heading = { type: 'heading2', text: 'The test', spans: [] }
    const block = { type: 'paragraph', text: 'word '.repeat(250), spans: [] }
    const part = { slice_type: 'rich_text', variation: 'default', primary: { content: [heading, block] } }
    const document = withFields({ slices: [part, part], status })
    const html = renderToStaticMarkup(
      <ReviewBody document={document} context={{ document, today }} components={components} />,
    )
    const folds = html.slice(html.indexOf('he-folds')).match(/<details[^>]*>/g) ?? []
    expect(folds.map((fold) => fold.includes('open=""'))).toEqual([open, false])
  })
})

describe('ReviewBody of a casino that has not paid us', () => {
  // An amount is what a receipt may lack.
  it.each([
    ['before', 84],
    ['after', null],
  ])('has receipts %s the ways to pay where the amount that has not come is %s', (where, amount) => {
    const method = mocks.complete.data.payments[0]?.method
    const paid = { method, hours: 2, asked_on: '2026-10-20', asked_at: '11:02', amount: 20, by: 'us' }
    const unpaid = { method, asked_on: '2026-08-14', asked_at: '19:22', amount, by: 'us' }
    const slices = [{ slice_type: 'payments_table', variation: 'default', primary: {} }]
    const document = withFields({ slices, payout_tests: [paid, unpaid], last_reviewed: '2026-11-18' })
    const html = renderToStaticMarkup(
      <ReviewBody document={document} context={{ document, today }} components={components} />,
    )
    const [receipts, ways] = [html.indexOf('he-receipts'), html.indexOf('Payment methods, times and fees')]
    expect(receipts).toBeGreaterThan(-1)
    expect(ways).toBeGreaterThan(-1)
    expect(receipts < ways).toBe(where === 'before')
    expect(html.includes('<details open="" class="he-faq-item">')).toBe(where === 'before')
  })
})

describe('ReviewFacts', () => {
  it('leaves out what nobody found out', () => {
    const html = renderToStaticMarkup(
      <ReviewFacts document={withFields({ kyc_note: null, launched_year: 12 })} />,
    )
    expect(html).not.toContain('Identity checks')
    expect(html).not.toContain('Open since')
    expect(html).toContain('Operator')
  })

  it('names a single game in the singular', () => {
    const counts = [
      { kind: 'slots', count: 338 },
      { kind: 'other', count: 1 },
    ]
    const html = renderToStaticMarkup(<ReviewFacts document={withFields({ game_counts: counts })} />)
    expect(html).toContain('338 slots and 1 other<')
  })

  it('renders nothing when nothing is known', () => {
    expect(renderToStaticMarkup(<ReviewFacts document={minimal} />)).toBe('')
  })
})

describe('ReviewRecord', () => {
  it('shows evidence with its source, and changes with their day', () => {
    const html = renderToStaticMarkup(<ReviewRecord document={complete} />)
    expect(html).toContain('How we know')
    expect(html).toContain('>Source</a>')
    expect(html).toContain('What has changed')
  })
})

describe('reviewContents', () => {
  it('names every part of the page and no other', () => {
    const html = renderToStaticMarkup(
      <>
        <ReviewSummary document={complete} context={{ today }} />
        <ReviewBody document={complete} context={{ document: complete, today }} components={components} />
        <ReviewFacts document={complete} />
        <ReviewRecord document={complete} />
      </>,
    )
    const after = { id: 'experiences', text: 'Readers’ experiences', level: 2 }
    const entries = reviewContents(complete, { today }, { after: [after] })
    for (const entry of entries.slice(0, -1)) expect(html).toContain(`id="${entry.id}"`)
    const texts = entries.filter(({ level }) => level === 2).map(({ text }) => text)
    expect(texts).toEqual([
      'Score',
      'Payouts',
      'The offer',
      'Licence',
      'For and against',
      ...(texts.includes('The test') ? ['The test'] : []),
      ...(texts.includes('Questions') ? ['Questions'] : []),
      'The facts',
      'How we know',
      'What has changed',
      after.text,
    ])
    expect(entries.at(-1)).toBe(after)
    expect(reviewContents(minimal)).toEqual([])
  })
})

describe('ContentReviewCard', () => {
  it('renders nothing for a document of another type', () => {
    const article = { ...complete, type: 'article' } as unknown as CasinoReviewDocument
    expect(renderToStaticMarkup(<ContentReviewCard document={article} />)).toBe('')
  })
})
