import {
  asDate,
  asHTML,
  asImageSrc,
  asLink,
  asLinkAttrs,
  asText,
  isFilled,
  mapSliceZone,
} from '@prismicio/client'
import type { PrismicDocument } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../json/json.ts'
import { startTestService } from '../testing/start-test-service.ts'
import type { TestDocument } from '../testing/start-test-service.ts'

const person: TestDocument = {
  id: 'person_ada',
  type: 'person',
  uid: 'ada',
  tags: ['writer'],
  data: { name: 'Ada', photo: { url: '/images/drawing.svg', alt: 'Ada' } },
}

/** The page a client gets when some fields are filled. */
async function pageWith(
  data: JsonObject,
  files: Readonly<Record<string, string | Json>> = {},
): Promise<PrismicDocument> {
  const service = await startTestService({
    documents: [{ id: 'page_a', type: 'page', uid: 'a', data }, person],
    files,
  })
  return service.client({ routes: [{ type: 'page', path: '/:uid' }] }).getByUID('page', 'a')
}

describe('a field', () => {
  it('of the kind UID stands outside the data', async () => {
    const page = await pageWith({})
    expect(page.uid).toBe('a')
    expect(page.data).not.toHaveProperty('uid')
  })

  it('of the kind key text is a text, or null', async () => {
    const { data } = await pageWith({ lead: 'Words' })
    expect([data['lead'], isFilled.keyText(data['lead'])]).toEqual(['Words', true])
    expect(isFilled.keyText((await pageWith({})).data['lead'])).toBe(false)
  })

  it('of the kind select is an option', async () => {
    const { data } = await pageWith({ kind: 'news' })
    expect([data['kind'], isFilled.select(data['kind'])]).toEqual(['news', true])
    expect(isFilled.select((await pageWith({})).data['kind'])).toBe(false)
  })

  it('of the kind number is a number, nought or null', async () => {
    const { data } = await pageWith({ score: 0, weight: 7 })
    expect([isFilled.number(data['score']), data['weight']]).toEqual([true, 7])
    expect(isFilled.number((await pageWith({})).data['score'])).toBe(false)
  })

  it('of the kind boolean is never empty', async () => {
    const { data } = await pageWith({ featured: true })
    expect([data['featured'], data['shown']]).toEqual([true, true])
    expect((await pageWith({ shown: false })).data['shown']).toBe(false)
  })

  it('of the kind colour has six digits', async () => {
    const { data } = await pageWith({ colour: '#AABBCC' })
    expect([data['colour'], isFilled.color(data['colour'])]).toEqual(['#AABBCC', true])
    expect(isFilled.color((await pageWith({})).data['colour'])).toBe(false)
  })

  it('of the kind date is a readable day or null', async () => {
    const { data } = await pageWith({ published_on: '2026-03-01' })
    expect(asDate(data['published_on'])?.toISOString()).toContain('2026-0')
    expect(isFilled.date((await pageWith({})).data['published_on'])).toBe(false)
  })

  it('of the kind timestamp has 24 characters or is null', async () => {
    const { data } = await pageWith({ starts_at: '2026-03-04T05:06:07Z' })
    expect(data['starts_at']).toBe('2026-03-04T05:06:07+0000')
    expect(asDate(data['starts_at'])?.toISOString()).toBe('2026-03-04T05:06:07.000Z')
    expect(isFilled.timestamp((await pageWith({})).data['starts_at'])).toBe(false)
  })

  it('of the kind geopoint has two numbers, or nothing', async () => {
    const { data } = await pageWith({ place: { latitude: 48.8, longitude: 2.3 } })
    expect([data['place'], isFilled.geoPoint(data['place'])]).toEqual([
      { latitude: 48.8, longitude: 2.3 },
      true,
    ])
    expect(isFilled.geoPoint((await pageWith({})).data['place'])).toBe(false)
  })

  // shows R060
  it('of the kind embed keeps its source’s members', async () => {
    const video = {
      embed_url: 'https://example.org/film',
      type: 'video',
      version: '1.0',
      title: 'A film',
      html: null,
      provider_name: 'Example',
      cache_age: null,
      width: '100%',
      height: 200,
    }
    const { data } = await pageWith({ video })
    expect(data['video']).toEqual(video)
    expect(isFilled.embed(data['video'])).toBe(true)
    expect(isFilled.embed((await pageWith({})).data['video'])).toBe(false)
  })

  // shows R056, R057, R058, R059
  it('of the kind image has sizes and an absolute URL', async () => {
    const { data } = await pageWith({
      picture: { url: '/images/drawing.svg', alt: 'A box', copyright: 'Nobody' },
    })
    const { picture } = data as Record<string, JsonObject>
    expect(picture).toEqual({
      id: expect.any(String),
      url: expect.stringMatching(/^http:\/\/localhost:\d+\/images\/drawing\.svg\?/),
      alt: 'A box',
      copyright: 'Nobody',
      dimensions: { width: 400, height: 200 },
      edit: {
        x: expect.any(Number),
        y: expect.any(Number),
        zoom: expect.any(Number),
        background: 'transparent',
      },
      square: expect.objectContaining({ dimensions: { width: 100, height: 100 } }),
    })
    expect(isFilled.image(data['picture'])).toBe(true)
    expect(new URL(asImageSrc(data['picture']) ?? '').protocol).toBe('http:')
    const empty = (await pageWith({})).data['picture']
    expect([empty, isFilled.image(empty)]).toEqual([{ square: {} }, false])
  })

  it('of the kind rich text holds renderable blocks and spans', async () => {
    const body = [
      { type: 'heading2', text: 'Heading', spans: [] },
      {
        type: 'paragraph',
        text: 'Strong word',
        spans: [{ type: 'strong', start: 0, end: 6 }],
        direction: 'ltr',
      },
      { type: 'list-item', text: 'One', spans: [{ type: 'em', start: 0, end: 3 }] },
      { type: 'o-list-item', text: 'First', spans: [] },
      { type: 'preformatted', text: 'Kept  as is', spans: [] },
      {
        type: 'paragraph',
        text: 'Kept',
        spans: [{ type: 'label', start: 0, end: 4, data: { label: 'code' } }],
      },
      {
        type: 'paragraph',
        text: 'A link',
        spans: [{ type: 'hyperlink', start: 2, end: 6, data: { link_type: 'Document', id: 'page_a' } }],
      },
      {
        type: 'image',
        url: '/images/drawing.svg',
        alt: 'A box',
        copyright: null,
        linkTo: { link_type: 'Web', url: 'https://example.org' },
      },
      { type: 'embed', oembed: { embed_url: 'https://example.org/film', type: 'video', html: '<b></b>' } },
    ]
    const { data } = await pageWith({ body })
    const html = asHTML(data['body']) ?? ''
    for (const part of [
      '<h2>Heading</h2>',
      '<strong>Strong</strong>',
      '<ul><li><em>One</em></li></ul>',
      '<ol><li>First</li></ol>',
      '<pre>Kept  as is</pre>',
      '<span class="code">Kept</span>',
      '<a href="/a">link</a>',
      '<a href="https://example.org"',
      'data-oembed="https://example.org/film"',
    ]) {
      expect(html).toContain(part)
    }
    expect(data['body'][1]['direction']).toBe('ltr')
    expect(isFilled.richText((await pageWith({})).data['body'])).toBe(false)
  })

  it('of the kind title is one heading', async () => {
    const { data } = await pageWith({ title: [{ type: 'heading1', text: 'Title', spans: [] }] })
    expect(asText(data['title'])).toBe('Title')
    expect(isFilled.title(data['title'])).toBe(true)
    expect(isFilled.title((await pageWith({})).data['title'])).toBe(false)
  })

  it('of the kind table has keyed rows, or is null', async () => {
    const cell = (text: string): JsonObject => ({
      type: 'data',
      content: [{ type: 'paragraph', text, spans: [] }],
    })
    const { data } = await pageWith({
      table: {
        head: { rows: [{ cells: [{ ...cell('Name'), type: 'header' }] }] },
        body: { rows: [{ cells: [cell('Ada')] }] },
      },
    })
    expect(data['table']).toMatchObject({
      head: { rows: [{ key: expect.any(String), cells: [{ key: expect.any(String), type: 'header' }] }] },
      body: { rows: [{ cells: [{ key: expect.any(String), type: 'data', content: [{ text: 'Ada' }] }] }] },
    })
    expect(isFilled.table(data['table'])).toBe(true)
    expect((await pageWith({})).data['table']).toBeNull()
  })

  // shows R053, R055
  it('of the kind link to the web keeps its text', async () => {
    const link = {
      link_type: 'Web',
      url: 'https://example.org',
      target: '_blank',
      text: 'There',
      variant: 'Button',
    }
    const { data } = await pageWith({ link })
    expect(data['link']).toEqual(link)
    expect(asLinkAttrs(data['link'])).toMatchObject({ href: 'https://example.org', target: '_blank' })
  })

  // shows R053
  it('of the kind link is empty without id or address', async () => {
    const { data } = await pageWith({ link: { link_type: 'Any', text: 'Nowhere yet' } })
    expect(data['link']).toEqual({ link_type: 'Any', text: 'Nowhere yet' })
    expect(isFilled.link(data['link'])).toBe(false)
  })

  it('of the kind link to media tells sizes as texts', async () => {
    const withLink = async (id: string): Promise<PrismicDocument> =>
      pageWith({ download: { link_type: 'Media', id } })
    const service = await startTestService()
    const { body } = await service.call('GET', '/desk/api/images')
    const [{ id }] = body['items'] as [{ id: string }]
    const { data } = await withLink(id)
    expect(data['download']).toMatchObject({
      link_type: 'Media',
      kind: 'image',
      id,
      name: 'drawing.svg',
      url: expect.stringMatching(/^http.*\/images\/drawing\.svg\?auto=compress,format$/),
      size: expect.stringMatching(/^\d+$/),
      width: '1000',
      height: '800',
    })
    expect(isFilled.linkToMedia(data['download'])).toBe(true)
  })

  it('of the kind relationship tells of its document, with data', async () => {
    const { data } = await pageWith({ author: { link_type: 'Document', id: 'person_ada', text: 'By Ada' } })
    expect(data['author']).toMatchObject({
      link_type: 'Document',
      id: 'person_ada',
      type: 'person',
      uid: 'ada',
      tags: ['writer'],
      lang: 'en-gb',
      slug: expect.any(String),
      isBroken: false,
      text: 'By Ada',
      data: { name: 'Ada' },
    })
    expect(isFilled.contentRelationship(data['author'])).toBe(true)
    expect(data['author']).not.toHaveProperty('url')
  })

  it('of the kind relationship breaks when its document is unpublished', async () => {
    const { data } = await pageWith({ parent: { link_type: 'Document', id: 'gone' } })
    expect(data['parent']).toMatchObject({
      link_type: 'Document',
      id: 'gone',
      isBroken: true,
      type: 'broken_type',
      slug: '-',
    })
    expect(asLink(data['parent'])).toBeNull()
  })

  it('of the kind repeatable link gives each link a key', async () => {
    const links = [
      { link_type: 'Web', url: 'https://example.org/1', text: 'One' },
      { link_type: 'Document', id: 'page_a' },
    ]
    const { data } = await pageWith({ links })
    expect(data['links']).toMatchObject([
      { text: 'One', key: expect.any(String) },
      { url: '/a', key: expect.any(String) },
    ])
    expect(isFilled.repeatable(data['links'])).toBe(true)
    expect((await pageWith({})).data['links']).toEqual([])
  })

  it('of the kind group holds items, and groups within them', async () => {
    const { data } = await pageWith({ points: [{ label: 'one', nested: [{ note: 'deep' }] }] })
    expect(data['points']).toMatchObject([{ label: 'one', nested: [{ note: 'deep' }] }])
    expect(isFilled.group(data['points'])).toBe(true)
    expect(isFilled.group((await pageWith({})).data['points'])).toBe(false)
  })

  it('of the kind integration carries its catalogue’s item', async () => {
    const files = { 'integrations/shop.json': [{ id: '1', title: 'Chips', blob: { price: 3 } }] }
    const { data } = await pageWith({ product: { id: '1' } }, files)
    expect(data['product']).toEqual({ price: 3 })
    expect(isFilled.integrationField(data['product'])).toBe(true)
    expect((await pageWith({}, files)).data['product']).toBeNull()
  })

  it('of the kind slices holds both kinds of slices', async () => {
    const { data } = await pageWith({
      slices: [
        { slice_type: 'hero', variation: 'default', primary: { title: 'Hero' }, items: [{ label: 'item' }] },
        {
          slice_type: 'old_quote',
          slice_label: 'wide',
          primary: { quote: 'Quote' },
          items: [{ source: 'Book' }],
        },
      ],
    })
    expect(data['slices']).toEqual([
      {
        id: expect.stringMatching(/^hero\$/),
        slice_type: 'hero',
        slice_label: null,
        variation: 'default',
        version: 'initial',
        primary: { title: 'Hero', action: { link_type: 'Any' } },
        items: [{ label: 'item' }],
      },
      {
        id: expect.stringMatching(/^old_quote\$/),
        slice_type: 'old_quote',
        slice_label: 'wide',
        primary: { quote: 'Quote' },
        items: [{ source: 'Book' }],
      },
    ])
    expect(isFilled.sliceZone(data['slices'])).toBe(true)
    const mapped = await mapSliceZone(data['slices'], {
      hero: () => ({ mapped: true }),
      old_quote: () => ({}),
    })
    expect(mapped[0]).toMatchObject({ mapped: true, __mapped: true })
  })
})
