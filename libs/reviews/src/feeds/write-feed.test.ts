import { afterEach, describe, expect, it } from 'vitest'
import { articlesAbout, feedEntries, offerEntries } from './feed-entries.ts'
import { writeFeed } from './write-feed.ts'
import { speak } from '@house-edge/ui/language'
import { links } from '../testing/site.ts'

const siteFeed = { rss: '/feeds/all.xml', json: '/feeds/all.json' }

const origin = 'https://house-edge.example'
const head = { title: 'House Edge', description: 'Plain words', path: '/', feeds: siteFeed }

afterEach(() => speak(undefined))

function article(uid: string, data: object = {}): never {
  const whole = {
    title: uid,
    excerpt: 'About odds',
    published_on: '2026-10-02',
    author: {},
    topics: [],
    ...data,
  }
  return { id: uid, uid, type: 'article', first_publication_date: '2026-01-01', data: whole } as never
}

function review(uid: string, data: object = {}): never {
  const groups = { bonuses: [], payments: [], providers: [], licences: [] }
  const whole = { name: uid, headline: 'Dull', last_reviewed: '2026-11-18', author: {}, ...groups, ...data }
  return {
    id: uid,
    uid,
    type: 'casino_review',
    url: `/${uid}`,
    first_publication_date: '',
    data: whole,
  } as never
}

describe('writeFeed', () => {
  it('says of words in another language which that is, and nothing of others', () => {
    speak('ar-AE')
    const entry = { path: '/a', title: 'A', at: new Date('2026-10-02'), author: undefined }
    const entries = [
      { ...entry, words: 'Payouts < 9', lang: 'en-gb' },
      { ...entry, words: 'ثلاثة أيام', lang: 'ar-ae' },
    ]
    const told = JSON.parse(writeFeed('json', head, entries, origin)) as { items: { content_html: string }[] }
    const marked = '<p lang="en-gb" dir="auto">Payouts &lt; 9</p>'
    expect(told.items.map((item) => item.content_html)).toEqual([marked, 'ثلاثة أيام'])
    expect(writeFeed('rss', head, entries, origin)).toContain(
      `<description><![CDATA[${marked}]]></description>`,
    )
  })
})

describe('feedEntries', () => {
  // shows P56
  it('tells of articles and reviews, the latest first', () => {
    const entries = feedEntries(
      [article('new', { published_on: '2026-11-20' }), article('old')],
      [review('a')],
      links,
    )
    expect(entries.map(({ path }) => path)).toEqual([
      '/casino-blog/new',
      '/casino-reviews/a',
      '/casino-blog/old',
    ])
  })

  // shows P98
  it.each(['Warning', 'Closed'])('names no casino without its word %s', (word) => {
    const [entry] = feedEntries(
      [],
      [review('Velvet', { status: word.toLowerCase(), name: 'Velvet' })].map(lower),
      links,
    )
    expect(entry?.title).toBe(`${word}: Velvet`)
  })

  it.each([
    ['de-AT', 'Geschlossen: Velvet'],
    ['ar-AE', 'مغلق: Velvet'],
  ])('says that word in the language of the feed, %s', (language, title) => {
    speak(language)
    const [entry] = feedEntries([], [review('velvet', { status: 'closed', name: 'Velvet' })], links)
    expect(entry?.title).toBe(title)
  })

  it('omits hidden documents and those without pages', () => {
    const out = [
      article('page'),
      article('a', { title: '' }),
      article('b', { published_on: 'soon' }),
      article('c', { noindex: true }),
    ]
    expect(feedEntries(out, [], links)).toEqual([])
  })

  it('is bounded', () => {
    expect(
      feedEntries(
        Array.from({ length: 99 }, (_, at) => article(`a${at}`)),
        [],
        links,
      ),
    ).toHaveLength(30)
  })
})

describe('offerEntries', () => {
  const today = '2026-11-20'
  const offer = (uid: string, more: object = {}, data: object = {}): never =>
    ({
      document: {
        uid,
        type: 'bonus',
        first_publication_date: '2026-02-01T10:00:00+0000',
        data: {
          value: '50% up to £40',
          significant_terms: [{ text: 'New players.' }, { text: '18+.' }],
          ...data,
        },
      },
      casino: { name: 'Copper Lantern' },
      title: uid,
      isIn: (market: string) => market === 'GB',
      ...more,
    }) as never
  const asking = { market: 'GB', today, links }

  // shows P98
  it('has what can be taken up in one market, what began last first', () => {
    const offers = [
      offer('first'),
      offer('latest', { from: '2026-11-01' }),
      offer('to-come', { from: '2026-12-01' }),
      offer('over', { until: today }),
      offer('irish', { isIn: (market: string) => market === 'IE' }),
      offer('hidden', {}, { noindex: true }),
    ]
    expect(offerEntries(offers, asking).map(({ path }) => path)).toEqual(['/offers/latest', '/offers/first'])
  })

  it('says whose it is, and its terms whole', () => {
    const [entry] = offerEntries([offer('lamp')], asking)
    expect(entry).toMatchObject({
      title: 'Copper Lantern: 50% up to £40, lamp',
      words: 'New players. 18+.',
    })
  })
})

describe('articlesAbout', () => {
  it('finds the articles that name a topic', () => {
    const about = article('a', { topics: [{ topic: { id: 't' } }] })
    expect(articlesAbout('t', [about, article('b')])).toEqual([about])
  })
})

describe('writeFeed', () => {
  it('leads to the pages, alike at each request', () => {
    const entries = feedEntries([article('odds')], [], links)
    const rss = writeFeed('rss', head, entries, origin)
    expect(rss).toContain('<link>https://house-edge.example/casino-blog/odds</link>')
    expect(rss).toContain('<lastBuildDate>Fri, 02 Oct 2026 00:00:00 GMT</lastBuildDate>')
    const json = JSON.parse(writeFeed('json', head, entries, origin)) as { items: object[] }
    expect(json.items[0]).toMatchObject({ url: 'https://house-edge.example/casino-blog/odds', title: 'odds' })
  })

  it('says its language in both forms', () => {
    speak('ar-AE')
    expect(writeFeed('rss', head, [], origin)).toContain('<language>ar-AE</language>')
    expect(JSON.parse(writeFeed('json', head, [], origin))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'ar-AE',
    })
  })

  // shows P56
  it('shows an editor’s text unchanged, as HTML or not', () => {
    const written = 'The <b> of &lt; and AT&T'
    const entries = feedEntries([article('odds', { title: written, excerpt: written })], [], links)
    const asHtml = 'The &lt;b&gt; of &amp;lt; and AT&amp;T'
    const json = JSON.parse(writeFeed('json', { ...head, title: written }, entries, origin)) as object
    expect(json).toMatchObject({ title: written, items: [{ title: written, content_html: asHtml }] })
    const rss = writeFeed('rss', head, entries, origin)
    expect(rss).toContain(`<title><![CDATA[${written}]]></title>`)
    expect(rss).toContain(`<description><![CDATA[${asHtml}]]></description>`)
  })

  // shows P56
  it('lets no text of an editor out of its place', () => {
    const hostile = 'a]]>b]]><script>alert(1)</script>&<!--\u0000\uD800'
    const entries = feedEntries([article('odds', { title: hostile, excerpt: hostile })], [], links)
    const rss = writeFeed('rss', head, entries, origin)
    const outside = rss.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '')
    expect(outside).not.toMatch(/<script|alert|]]>|<!--/)
    expect(rss).not.toContain('\u0000')
    expect(rss.isWellFormed()).toBe(true)
  })
})

/** Addresses are in lower case. */
function lower(document: { uid: string }): never {
  return { ...document, uid: document.uid.toLowerCase() } as never
}
