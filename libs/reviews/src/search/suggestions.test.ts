import { speak } from '@house-edge/ui/language'
import type { AllDocumentTypes } from '../documents.ts'
import { describe, expect, it } from 'vitest'
import { answerSuggestions } from './answer-suggestions.ts'
import { createSearchIndex } from '../text-index/search-index.ts'
import { searchEntryOf } from '../search-index/searchable.ts'
import { findSuggestions } from './suggestions.ts'
import { links } from '../testing/site.ts'

const documentOf = (type: string, uid: string, data: object): AllDocumentTypes =>
  ({ id: uid, uid, type, data: { bonuses: [], payments: [], providers: [], licences: [], ...data } }) as never

const warned = documentOf('casino_review', 'velvet-comet', { name: 'Velvet Comet', status: 'warning' })
const article = documentOf('article', 'velvet-ropes', { title: 'Velvet ropes', excerpt: 'Comet.' })
/** Of a hit, what a suggestion does not show. */
const unused = {
  uid: 'gone',
  summary: '',
  score: 1,
  words: [],
  inTitle: [],
  matched: 1,
  line: '',
  isSentence: false,
}
const offer = documentOf('bonus', 'velvet-hour', { title: 'Velvet hour', value: '100% up to £50' })

/** What is suggested where all of these are published. */
async function suggested(typed: string, ...documents: AllDocumentTypes[]) {
  const synonyms = [{ words: 'cash-out', means: 'withdrawals' }]
  const settings = async () => ({ data: { synonyms } }) as never
  const index = createSearchIndex()
  await index.add(documents.map((document) => searchEntryOf(document, links)!))
  const findById = async (id: string) => documents.find((document) => document.id === id)
  return (await findSuggestions(async () => index, { client: { findById }, links, settings }, typed))
    .suggestions
}

describe('findSuggestions', () => {
  // shows P98, P221
  it('says where each leads, and warns of casinos', async () => {
    expect(await suggested('velvet', warned, article)).toEqual([
      {
        title: 'Velvet Comet',
        href: '/casino-reviews/velvet-comet',
        note: 'Casino review',
        warning: { tone: 'bad', words: 'Warning' },
      },
      { title: 'Velvet ropes', href: '/casino-blog/velvet-ropes', note: 'Article' },
    ])
  })

  // shows P281
  it.each([
    ['suicide', 'help-112'],
    ['suicid', 'help-112'],
    ['suicidio', 'help-112-it-es-pt'],
    ['jeg vil dø', 'help-112-da-no'],
    ['Spielsucht', 'help-de'],
    ['je joue trop', 'help-fr'],
    ['lost £5000', 'help'],
    ['stop', 'help'],
    ['gambling addic', 'help'],
    [`${'a long story of the year '.repeat(5)} and i want to die`, 'help-112'],
  ])('suggests help alone where %j is typed, index or none', async (typed, question) => {
    const index = () => Promise.reject(new TypeError('not made'))
    expect(
      await findSuggestions(index, { client: { findById: async () => undefined }, links }, typed),
    ).toEqual({
      suggestions: [{ title: 'Talk to somebody now', href: `/search?q=${question}`, note: 'Help' }],
      label: 'Suggestions',
      announcement: '1 suggestion. The arrow keys choose.',
    })
  })

  // shows P98
  it('suggests no warned casino before one that is open', async () => {
    const open = documentOf('casino_review', 'velvet-room', {
      name: 'The Velvet Green Room',
      status: 'active',
    })
    const suggestions = await suggested('velvet', warned, article, open)
    const names = suggestions.map(({ title }) => title)
    expect(names.indexOf('The Velvet Green Room')).toBeLessThan(names.indexOf('Velvet Comet'))
    expect(names).toContain('Velvet ropes')
  })

  it.each(['cash-out', 'cash-'])('suggests what “%s” means here', async (typed) => {
    const timed = documentOf('article', 'timed', { title: 'Sixty-three withdrawals, timed' })
    expect(await suggested(typed, timed, article)).toMatchObject([
      { title: 'Sixty-three withdrawals, timed' },
    ])
  })

  it('suggests a list first that is named by what is typed', async () => {
    const topic = documentOf('topic', 'bonuses-and-terms', { name: 'Bonuses and terms' })
    expect(await suggested('bonuses', topic)).toMatchObject([
      { title: 'Offers', href: '/offers', note: 'List' },
      { title: 'Bonuses and terms' },
    ])
    expect(await suggested('game makers')).toMatchObject([{ href: '/game-makers', note: 'List' }])
  })

  it('suggests no offers, which depend on readers', async () => {
    expect(await suggested('velvet hour', offer)).toEqual([])
  })

  it('counts its suggestions in the language of the page', async () => {
    const { suggestions, ...spoken } = await findSuggestions(
      () => Promise.reject(new TypeError('not made')),
      {
        client: { findById: async () => undefined },
        links,
        say: (make) => {
          speak('de-AT')
          const said = make()
          speak(undefined)
          return said
        },
      },
      'stop',
    )
    expect(suggestions).toHaveLength(1)
    expect(spoken).toEqual({
      label: 'Vorschläge',
      announcement: '1 Vorschlag. Pfeiltasten wählen aus.',
    })
  })

  it('suggests six at most, and no casino of which nothing is known', async () => {
    const many = Array.from({ length: 9 }, (_, place) =>
      documentOf('topic', `tide-${place}`, { name: 'Tide' }),
    )
    expect(await suggested('tide', ...many)).toHaveLength(6)
    const index = {
      complete: () => [{ id: 'gone', kind: 'casino_review', title: 'Gone', ...unused }],
    }
    expect(
      await findSuggestions(async () => index, { client: { findById: async () => undefined }, links }, 'x'),
    ).toMatchObject({ suggestions: [] })
  })
})

describe('answerSuggestions', () => {
  const answer = (query: string, find = async () => ({ suggestions: [] as never[] })) =>
    answerSuggestions(new URL(`https://site.example/api/suggestions${query}`), find)

  // shows P221
  it('may be cached a minute, and indexed nowhere', async () => {
    const { status, headers } = await answer('?q=velvet')
    expect([
      status,
      ...['content-type', 'cache-control', 'x-robots-tag', 'set-cookie'].map((name) => headers.get(name)),
    ]).toEqual([200, 'application/json', 'public, max-age=60', 'noindex', null])
  })

  it.each(['', '?q=', '?q=%20%20', '?other=velvet'])(
    'looks for nothing where %j asks for nothing',
    async (query) => {
      const find = () => Promise.reject(new TypeError('asked'))
      expect(await (await answer(query, find)).json()).toEqual({ suggestions: [] })
    },
  )

  it('says when to ask again without content, uncached', async () => {
    const { status, headers } = await answer('?q=velvet', () => Promise.reject(new TypeError('down')))
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
      503,
      'no-store',
      '30',
    ])
  })
})
