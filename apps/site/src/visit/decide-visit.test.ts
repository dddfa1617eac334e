import type { CasinoReviewDocument } from '@house-edge/slices/documents'
import { describe, expect, it } from 'vitest'
import { decideVisit } from './decide-visit.ts'
import { readerCountry } from './reader-country.ts'

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

describe('readerCountry', () => {
  const read = (
    value: string | undefined,
    trustedHops: number,
    header: string | undefined = 'cf-ipcountry',
  ) =>
    readerCountry(new Headers(value === undefined ? {} : { 'cf-ipcountry': value }), { header, trustedHops })

  it('is what the outermost server of ours has written', () => {
    expect(read('gb', 1)).toBe('GB')
    expect(read('FR, GB', 1)).toBe('GB')
    expect(read('FR, GB, GB', 2)).toBe('GB')
  })

  it('is the outermost server’s value', () => {
    expect(read('GB', 2)).toBe('GB')
    expect(read('GB', 3)).toBe('GB')
  })

  it('is nothing where no server of ours is in front', () => {
    expect(read('GB', 0)).toBeUndefined()
    expect(
      readerCountry(new Headers({ 'cf-ipcountry': 'GB' }), { header: undefined, trustedHops: 1 }),
    ).toBeUndefined()
  })

  it.each([undefined, '', 'XX', 'T1', 'GBR', 'G', '<b>'])('is nothing where the header says %o', (value) => {
    expect(read(value, 1)).toBeUndefined()
  })
})
