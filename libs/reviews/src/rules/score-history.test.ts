import { join } from 'node:path'
import { readContentFolder } from '@house-edge/content/node'
import { describe, expect, it } from 'vitest'
import { overallScore } from './score-rule.ts'

interface Review {
  changelog: { date: string; note: string; score?: number }[]
  rating_breakdown: { criterion: string; score: number }[]
}

const { documents } = readContentFolder(join(import.meta.dirname, '../../../../content'))
const reviews = documents.filter(({ type }) => type === 'casino_review')

const readReview = ({ data }: (typeof reviews)[number]): Review => {
  const { changelog = [], rating_breakdown = [] } = data as Partial<Review>
  return { changelog, rating_breakdown }
}

const raised =
  /(safety|payouts|bonuses|games|support|experience|responsible gambling)\b.{0,30}? (?:from ([\d.]+\d) )?to (\d+\.\d)/i

/** What a log says that does not add up. Told from today backwards, as far as its notes say what a part was before. */
function* faultsOf({ changelog, rating_breakdown }: Review): Generator<string> {
  const parts = new Map(rating_breakdown.map(({ criterion, score }) => [criterion, score]))
  for (const { date, note, score } of changelog.toSorted((one, other) =>
    other.date.localeCompare(one.date),
  )) {
    const overall = overallScore(parts)
    if (score !== undefined && score !== overall) yield `${date} says ${score}, and its parts make ${overall}`
    const [, name, before, after] = raised.exec(note) ?? []
    if (name === undefined) continue
    const criterion = name.toLowerCase().replace(' ', '_')
    if (parts.get(criterion) !== Number(after))
      yield `${date} ends at ${after}, and the next begins elsewhere`
    if (before === undefined) return
    parts.set(criterion, Number(before))
  }
}

const figuresOf = (note: string): string[] => note.match(/\d[.,]\d(?!\d)/g) ?? []

describe('the history of a score', () => {
  it('adds up on every day that its log names', () => {
    const originals = reviews.filter(({ lang }) => lang === 'en-gb')
    expect(originals.filter((review) => raised.test(JSON.stringify(review.data))).length).toBeGreaterThan(10)
    expect(
      originals.flatMap((review) =>
        [...faultsOf(readReview(review))].map((fault) => `${review.uid}: ${fault}`),
      ),
    ).toEqual([])
  })

  it('has the same figures in every language', () => {
    const notes = (review: (typeof reviews)[number]): string[][] =>
      readReview(review).changelog.map(({ note }) =>
        figuresOf(note).map((figure) => figure.replace(',', '.')),
      )
    const otherwise = reviews.filter((translated) => {
      const original = reviews.find(({ uid, lang }) => uid === translated.uid && lang === 'en-gb')
      return original && JSON.stringify(notes(translated)) !== JSON.stringify(notes(original))
    })
    expect(otherwise.map(({ id }) => id)).toEqual([])
  })
})
