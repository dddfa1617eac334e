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
