import { describe, expect, it } from 'vitest'
import { links } from '../testing/site.ts'
import { nextArticle } from './next-article.ts'

function article(uid: string, day: string | null, topics: readonly string[], more: object = {}): never {
  const data = {
    title: uid,
    topics: topics.map((id) => ({ topic: { id } })),
    published_on: day,
    slices: [],
    ...more,
  }
  return { id: uid, uid, type: 'article', lang: 'en-gb', data } as never
}

const odds = article('odds', '2026-03-01', ['odds'])
const payments = article('payments', '2026-02-01', ['payments'])
const older = article('older', '2026-01-01', ['odds'])
const newest = article('newest', '2026-11-01', ['odds'])
const all = [older, newest, payments, odds]

describe('nextArticle', () => {
  it('is the one before it about the same topic', () => {
    expect(nextArticle(odds, all, links)).toBe(older)
    expect(nextArticle(newest, all, links)).toBe(odds)
  })

  it('is the one before it where none is about its topic', () => {
    expect(nextArticle(payments, all, links)).toBe(older)
  })

  it('is the newest after the oldest, so that reading on goes round', () => {
    expect(nextArticle(older, all, links)).toBe(newest)
  })

  it('is none that stands on its page already', () => {
    const items = [{ document: { id: 'older' } }]
    const led = article('odds', '2026-03-01', ['odds'], {
      slices: [{ slice_type: 'related', primary: { items } }],
    })
    expect(nextArticle(led, all, links)).toBe(payments)
  })

  it('is in the same language, has a name and is not hidden', () => {
    const german = { ...(older as object), id: 'german', lang: 'de-at' } as never
    const hidden = article('hidden', '2026-02-20', ['odds'], { noindex: true })
    const nameless = article('nameless', '2026-02-21', ['odds'], { title: '' })
    expect(nextArticle(odds, [german, hidden, nameless], links)).toBeUndefined()
    expect(nextArticle(article('undated', null, []), [odds], links)).toBe(odds)
  })
})
