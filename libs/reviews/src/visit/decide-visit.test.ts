import type { CasinoReviewDocument } from '../documents.ts'
import { describe, expect, it } from 'vitest'
import { decideVisit } from './decide-visit.ts'

function review(uid: string, data: object = {}): CasinoReviewDocument {
  return {
    id: uid,
    uid,
    type: 'casino_review',
    data: { name: uid, website: { link_type: 'Web', url: `https://${uid}.example/` }, ...data },
  } as never
}

/** A reader whose market is where they are, as far as anybody knows. */
const from = (country?: string, market = country ?? 'GB') => ({ country, market })

describe('decideVisit', () => {
  const reviews = [
    review('lantern', { go_slug: 'copper', countries_allowed: 'GB, IE', countries_blocked: 'FR' }),
    review('comet', { status: 'warning' }),
    review('odd', { website: { link_type: 'Web', url: 'javascript:alert(1)' } }),
    review('barred', { countries_blocked: 'US , fr' }),
    review('plain'),
  ]

  // shows P54
  it('leads to the address in the review of a casino', () => {
    const visit = { leads: 'to casino', url: 'https://lantern.example/', casino: 'lantern' }
    expect(decideVisit('copper', reviews, from('GB'))).toEqual(visit)
    expect(decideVisit('copper', reviews, from())).toEqual(visit)
    expect(decideVisit('plain', reviews, from('FR'))).toMatchObject({ url: 'https://plain.example/' })
  })

  // shows P54
  it.each([
    ['of which readers are warned', 'comet', 'GB'],
    ['that is not open in their country', 'copper', 'FR'],
    ['that shuts out their country and no other', 'barred', 'FR'],
    ['that names other countries', 'copper', 'DE'],
    ['whose address is none of the web', 'odd', 'GB'],
  ])('leads to the review of a casino %s', (_what, name, country) => {
    expect(decideVisit(name, reviews, from(country))).toMatchObject({ leads: 'to review' })
  })

  // shows P54, P196
  it('leads to the review outside the reader’s market', () => {
    expect(decideVisit('copper', reviews, from('GB', 'DE'))).toMatchObject({ leads: 'to review' })
    expect(decideVisit('copper', reviews, from('DE', 'GB'))).toMatchObject({ leads: 'to review' })
    expect(decideVisit('plain', reviews, from('GB', 'none'))).toMatchObject({ leads: 'to review' })
  })

  // shows P54
  it.each(['', 'nobody', 'lantern', 'https://evil.example', '//evil.example', '__proto__'])(
    'leads nowhere by the name %o',
    (name) => {
      expect(decideVisit(name, reviews, from('GB'))).toEqual({ leads: 'nowhere' })
    },
  )
})
