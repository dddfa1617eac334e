import type { ArticleDocument } from '../documents.ts'
import { describe, expect, it } from 'vitest'
import {
  articleFilters,
  hrefOfArticles,
  isOtherwise,
  narrowArticles,
  readArticleChoice,
} from './article-choice.ts'
import { links } from '../testing/site.ts'

const link = (uid: string) => ({ id: uid, uid, data: { name: uid.toUpperCase() } })

function article(uid: string, author: string, topics: readonly string[], day: string): ArticleDocument {
  const data = {
    author: link(author),
    topics: topics.map((topic) => ({ topic: link(topic) })),
    published_on: day,
  }
  return { id: uid, uid, type: 'article', data } as never
}

const articles = [
  article('edge', 'wren', ['odds', 'payments'], '2025-03-01'),
  article('wheel', 'abbotsbury', ['odds'], '2026-10-01'),
  article('limits', 'wren', ['help'], '2026-11-01'),
]
const uids = (values: Record<string, string>) =>
  narrowArticles(articles, { values }, links).map(({ uid }) => uid)

describe('narrowArticles', () => {
  // shows P96
  it('keeps what has all that was chosen, the newest first', () => {
    expect(uids({})).toEqual(['limits', 'wheel', 'edge'])
    expect(uids({ topic: 'odds' })).toEqual(['wheel', 'edge'])
    expect(uids({ topic: 'odds', author: 'wren' })).toEqual(['edge'])
    expect(uids({ year: '2026', author: 'wren' })).toEqual(['limits'])
    expect(uids({ topic: 'nobody' })).toEqual([])
  })

  it('bears missing authors, topics, days and links', () => {
    const bare = {
      id: 'bare',
      uid: 'bare',
      type: 'article',
      data: { author: { link_type: 'Document' }, topics: [{ topic: {} }], published_on: null },
    }
    expect(narrowArticles([bare as never], { values: { topic: 'odds' } }, links)).toEqual([])
    expect(articleFilters([bare as never], { values: {} }, links).flatMap(({ options }) => options)).toEqual(
      [],
    )
  })
})

describe('articleFilters', () => {
  it('says what each option leaves beside the others chosen', () => {
    const [topic, author, year] = articleFilters(
      articles,
      { values: { author: 'wren', topic: 'odds' } },
      links,
    )
    expect(topic?.options).toEqual([
      { value: 'help', words: 'HELP', count: 1 },
      { value: 'odds', words: 'ODDS', count: 1 },
      { value: 'payments', words: 'PAYMENTS', count: 1 },
    ])
    expect(author?.options.map(({ value, count }) => [value, count])).toEqual([
      ['abbotsbury', 1],
      ['wren', 1],
    ])
    expect(year?.options.map(({ value, count }) => [value, count])).toEqual([
      ['2026', 0],
      ['2025', 1],
    ])
  })

  it('calls a topic what the articles in the language of the page call it', () => {
    const translated = article('kante', 'wren', [], '2025-01-01')
    translated.data.topics = [{ topic: { ...link('odds'), data: { name: 'Quoten' } } }] as never
    const [topic] = articleFilters([translated, ...articles], { values: {} }, links)
    expect(topic?.options.find(({ value }) => value === 'odds')).toEqual({
      value: 'odds',
      words: 'Quoten',
      count: 3,
    })
  })
})

describe('readArticleChoice', () => {
  it('has one address for each choice', () => {
    const query = { topic: 'odds', author: '', page: '2', utm: 'x' }
    const choice = readArticleChoice(query, links)
    expect(hrefOfArticles(choice, links)).toBe('/casino-blog/find?topic=odds&page=2')
    expect(isOtherwise(query, choice, links)).toBe(true)
    expect(isOtherwise({ topic: 'odds', page: '2' }, choice, links)).toBe(false)
    expect(hrefOfArticles(readArticleChoice({ topic: '', page: '1' }, links), links)).toBe('/casino-blog')
  })

  it.each(['../x', '<b>', 'A b', 'x'.repeat(300)])('does not take %j for a choice', (topic) => {
    expect(readArticleChoice({ topic }, links).values).toEqual({})
  })
})
