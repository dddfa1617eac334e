import { cookie } from '@prismicio/client'
import type { PrismicDocument } from '@prismicio/client'
import {
  enableAutoPreviews,
  exitPreview,
  getPreviewRef,
  getPrismicCacheTags,
  redirectToPreviewURL,
} from '@prismicio/next'
import {
  PrismicImage,
  PrismicLink,
  PrismicRichText,
  PrismicTable,
  PrismicText,
  SliceZone,
} from '@prismicio/react'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { Preview } from '../desk/contract.ts'
import { startTestService } from '../testing/start-test-service.ts'
import type { TestDocument, TestService } from '../testing/start-test-service.ts'

const routes = [{ type: 'page', path: '/:uid' }]

/** What Next keeps between two requests of one visitor. */
const visitor = vi.hoisted(() => ({ cookies: new Map<string, string>(), isDraft: false }))

vi.mock('next/headers', () => ({
  cookies: () =>
    Promise.resolve({
      get: (name: string) =>
        visitor.cookies.has(name) ? { name, value: visitor.cookies.get(name) } : undefined,
      set: (name: string, value: string) => visitor.cookies.set(name, value),
      delete: (name: string) => visitor.cookies.delete(name),
    }),
  draftMode: () =>
    Promise.resolve({
      get isEnabled() {
        return visitor.isDraft
      },
      enable: () => (visitor.isDraft = true),
      disable: () => (visitor.isDraft = false),
    }),
}))
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`redirected to ${to}`)
  },
  useRouter: () => ({}),
}))

const full: TestDocument = {
  id: 'page_a',
  type: 'page',
  uid: 'a',
  data: {
    title: [{ type: 'heading1', text: 'Title', spans: [] }],
    body: [
      {
        type: 'paragraph',
        text: 'A link',
        spans: [{ type: 'hyperlink', start: 2, end: 6, data: { link_type: 'Document', id: 'page_a' } }],
      },
    ],
    picture: { url: '/images/drawing.svg', alt: 'A box' },
    link: { link_type: 'Web', url: 'https://example.org', text: 'There', target: '_blank' },
    author: { link_type: 'Document', id: 'person_ada' },
    table: {
      body: {
        rows: [{ cells: [{ type: 'data', content: [{ type: 'paragraph', text: 'Cell', spans: [] }] }] }],
      },
    },
    slices: [{ slice_type: 'hero', variation: 'default', primary: { title: 'Hero' } }],
  },
}
const ada: TestDocument = { id: 'person_ada', type: 'person', uid: 'ada', data: { name: 'Ada' } }

async function fullPage(): Promise<PrismicDocument> {
  const service = await startTestService({ documents: [full, ada] })
  return service.client({ routes }).getByUID('page', 'a')
}

async function draftOf(service: TestService, lead: string): Promise<void> {
  const { version } = (await service.call('GET', '/desk/api/documents/page_a')).body as { version: string }
  await service.call('PUT', '/desk/api/documents/page_a/draft', { data: { lead } }, { 'if-match': version })
}

describe('@prismicio/react', () => {
  it('renders every field it has a component for', async () => {
    const { data } = await fullPage()
    const html = renderToStaticMarkup(
      h(
        'main',
        null,
        h(PrismicText, { field: data['title'] }),
        h(PrismicRichText, { field: data['body'] }),
        h(PrismicLink, { field: data['link'] }),
        h(PrismicImage, { field: data['picture'] }),
        h(PrismicTable, { field: data['table'] }),
        h(SliceZone, {
          slices: data['slices'],
          components: {
            hero: ({ slice }: { slice: { primary: { title: string } } }) => h('b', null, slice.primary.title),
          },
        }),
      ),
    )
    for (const part of [
      'Title',
      'href="/a"',
      '<a target="_blank" href="https://example.org"',
      'There</a>',
      'alt="A box"',
      '<table><tbody><tr><td><p>Cell</p></td></tr></tbody></table>',
      '<b>Hero</b>',
    ]) {
      expect(html).toContain(part)
    }
  })
})

describe('@prismicio/next', () => {
  // shows R081, R157, R158
  it('opens a preview, shows and leaves it', async () => {
    const service = await startTestService({
      documents: [full, ada],
      service: { siteOrigin: 'http://localhost:3000' },
    })
    await draftOf(service, 'As changed')
    const preview = (await service.call('POST', '/desk/api/previews', { documentId: 'page_a' }))
      .body as unknown as Preview

    const client = service.client({ routes })
    enableAutoPreviews({ client })
    const entry = { nextUrl: { searchParams: new URL(preview.url ?? '').searchParams } }
    await expect(redirectToPreviewURL({ client, request: entry as never })).rejects.toThrow(
      'redirected to /a',
    )
    expect(await getPreviewRef()).toBe(preview.token)
    expect((await client.getByUID('page', 'a')).data['lead']).toBe('As changed')

    // What the toolbar writes over the first cookie.
    visitor.cookies.set(
      cookie.preview,
      JSON.stringify({ _tracker: 'abcd1234', 'test-repo.prismic.io': { preview: preview.token } }),
    )
    expect((await client.getByUID('page', 'a')).data['lead']).toBe('As changed')

    expect((await exitPreview()).status).toBe(200)
    expect([...visitor.cookies.keys()]).toEqual([])
    expect((await client.getByUID('page', 'a')).data['lead']).toBeNull()
  })

  it('finds the tags of everything linked', async () => {
    expect(getPrismicCacheTags([await fullPage()])).toEqual(['prismic/page_a', 'prismic/person_ada'])
  })
})
