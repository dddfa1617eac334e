import { join } from 'node:path'
import { readContentFolder } from '@house-edge/content/node'
import { describe, expect, it } from 'vitest'

const { documents } = readContentFolder(join(import.meta.dirname, '../../../../content'))

interface Claim {
  claim: string
  source?: { url?: string }
}

interface Toplist {
  primary: { order_note?: string; items?: { review: { id: string } }[] }
}

interface Helping {
  primary: { organisations?: { organisation: { id: string } }[] }
}

interface Block {
  text?: string
  spans?: { type: string; start: number; end: number; data?: { url?: string } }[]
}

function blocksIn(value: unknown): Block[] {
  if (Array.isArray(value)) return value.flatMap(blocksIn)
  if (typeof value !== 'object' || value === null) return []
  return 'spans' in value ? [value as Block] : Object.values(value).flatMap(blocksIn)
}

describe('readContentFolder', () => {
  it('cites no casino as the source of our own withdrawals', () => {
    const claims = documents.flatMap(({ data }) => (data['evidence'] ?? []) as Claim[])
    const ours = claims.filter(({ claim }) =>
      /withdrawals? (?:of|timed|between|asked)|asked for/i.test(claim),
    )
    expect(ours.length).toBeGreaterThan(4)
    expect(ours.filter(({ source }) => source?.url !== undefined)).toEqual([])
  })

  it('keeps a figure together with its sign where a blank is between them', () => {
    const broken = documents.flatMap(({ id, data }) =>
      [...JSON.stringify(data).matchAll(/.{0,20}\d (?:[€£%$]|NZ\$).{0,10}/g)].map(
        ([text]) => `${id}: ${text}`,
      ),
    )
    expect(broken).toEqual([])
  })

  it('writes amounts as the figures of its language are', () => {
    const otherwise = documents.flatMap(({ id, lang, data }) => {
      const [language = '', country = ''] = lang.split('-')
      const parts = new Intl.NumberFormat(`${language}-${country.toUpperCase()}`, {
        style: 'currency',
        currency: 'EUR',
      }).formatToParts(1)
      const isBefore = parts.findIndex(({ type }) => type === 'currency') === 0
      const wrong = isBefore ? /.{0,20}\d\s?(?:[€£]|[A-Z]{2}\$).{0,10}/g : /.{0,10}[€£$]\s?\d.{0,20}/g
      return [...JSON.stringify(data).matchAll(wrong)].map(([text]) => `${id}: ${text}`)
    })
    expect(otherwise).toEqual([])
  })

  it('names a line of each country that a casino of which a review has some is open in', () => {
    const countryOf = new Map(documents.map(({ id, data }) => [id, data['country']]))
    const missing = documents
      .filter(({ type, lang }) => type === 'casino_review' && lang === 'en-gb')
      .flatMap(({ id, data }) => {
        const slices = (data['slices'] ?? []) as Helping[]
        const named = slices.flatMap(({ primary }) =>
          (primary.organisations ?? []).map(({ organisation }) => countryOf.get(organisation.id)),
        )
        const open = String(data['countries_allowed']).split(', ')
        return named.length === 0
          ? []
          : open.filter((code) => !named.includes(code)).map((code) => `${id}: ${code}`)
      })
    expect(missing).toEqual([])
  })

  it('tells readers of a page that is the same in every market whom to ring in each', () => {
    const settings = documents.find(({ id }) => id === 'settings')
    const words = JSON.stringify(settings?.data['help_text']).replaceAll(/\s/g, ' ')
    for (const country of ['GB', 'IE']) {
      const there = documents.find(
        ({ type, data }) => type === 'help_organisation' && data['country'] === country,
      )
      expect(words).toContain(there?.data['phone'])
    }
  })

  it('makes every mail address a link that writes to it', () => {
    const blocks = documents.flatMap(({ data }) => blocksIn(data))
    const dead = blocks.flatMap(({ text = '', spans = [] }) =>
      [...text.matchAll(/[\w.]+@house-edge\.example/g)].filter(
        ({ index, 0: address }) =>
          !spans.some(({ start, data }) => start === index && data?.url === `mailto:${address}`),
      ),
    )
    expect(dead.map(([address]) => address)).toEqual([])
  })

  it('ranks by our overall score where it says so, and leaves out no better casino that is open', () => {
    const reviews = new Map(
      documents.filter(({ type }) => type === 'casino_review').map((one) => [one.id, one]),
    )
    const scoreOf = (id: string) => reviews.get(id)?.data['overall_score'] as number
    const lists = documents.flatMap(({ id, lang, data }) =>
      ((data['slices'] ?? []) as Toplist[])
        .filter(({ primary }) => /overall score|Gesamtwertung|تقييمنا العام/.test(primary.order_note ?? ''))
        .map(({ primary }) => ({ id, lang, ranked: (primary.items ?? []).map(({ review }) => review.id) })),
    )
    expect(lists.map(({ id }) => id)).toEqual(expect.arrayContaining(['home', 'home_de-at', 'home_ar-ae']))
    for (const { id, lang, ranked } of lists) {
      const best = [...reviews.values()]
        .filter((one) => one.lang === lang && one.data['status'] === 'active')
        .map((one) => one.id)
        .toSorted((one, other) => scoreOf(other) - scoreOf(one))
      expect.soft(ranked.map(scoreOf), id).toEqual(best.slice(0, ranked.length).map(scoreOf))
      expect
        .soft(
          ranked.filter((one) => !best.includes(one)),
          id,
        )
        .toEqual([])
    }
  })
})
