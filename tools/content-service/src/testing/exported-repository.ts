import type { Json, JsonObject } from '../json/json.ts'

const view = (name: string, more: JsonObject = {}): JsonObject => ({
  origin: { id: `id-${name}`, url: `https://pictures.example/${name}.jpg`, width: 4000, height: 2000 },
  width: 400,
  height: 200,
  url: `https://pictures.example/${name}.jpg?auto=compress,format&rect=0,100,2000,1000&w=400&h=200`,
  edit: { zoom: 0.2, crop: { x: 0, y: -20 }, background: '#fff' },
  credits: null,
  alt: `A ${name}`,
  provider: 'imgix',
  ...more,
})

/** A page as the vendor's editor exports it, with something in every field. */
const editorPage = {
  uid: 'home',
  title: [{ type: 'heading1', content: { text: 'Home', spans: [] }, direction: 'ltr' }],
  lead: 'Words',
  kind: 'news',
  score: '2.5',
  weight: 7,
  featured: true,
  colour: '#AABBCC',
  published_on: '2026-03-01',
  starts_at: '2026-03-04T05:06:07+0000',
  place: { position: { lat: 48.8, lng: 2.3 } },
  video: { embed_url: 'https://example.org/film', type: 'video', html: null, title: 'A film', width: 200 },
  picture: { ...view('box'), thumbnails: { square: view('square', { width: 100, height: 100 }) } },
  body: [
    {
      type: 'paragraph',
      content: {
        text: 'A page, a site, a file, code',
        spans: [
          {
            type: 'hyperlink',
            start: 2,
            end: 6,
            data: { id: 'page_two', wioUrl: 'wio://documents/page_two', preview: { title: 'Two' } },
          },
          {
            type: 'hyperlink',
            start: 10,
            end: 14,
            data: { url: 'https://example.org', target: '_blank', preview: { title: 'x' } },
          },
          {
            type: 'hyperlink',
            start: 18,
            end: 22,
            data: { kind: 'file', id: 'f', url: 'https://files.example/a.pdf', name: 'a.pdf', size: '94188' },
          },
          { type: 'label', start: 24, end: 28, data: 'codespan' },
        ],
      },
    },
    { type: 'heading2', content: { text: 'One', spans: [{ type: 'em', start: 0, end: 3 }] } },
    { type: 'image', data: { ...view('inline'), linkTo: { url: 'https://example.org' } } },
    { type: 'embed', data: { embed_url: 'https://example.org/film', type: 'video' } },
  ],
  table: {
    content: [
      {
        key: 'r1',
        type: 'tableRow',
        content: [
          {
            key: 'c1',
            type: 'tableHeader',
            content: [{ type: 'paragraph', content: { text: 'Name', spans: [] } }],
          },
        ],
      },
      {
        key: 'r2',
        type: 'tableRow',
        content: [
          {
            key: 'c2',
            type: 'tableCell',
            content: [{ type: 'paragraph', content: { text: 'Ada', spans: [] } }],
          },
        ],
      },
    ],
  },
  link: { kind: 'web', url: 'https://example.org', target: null, text: 'There' },
  links: [
    { key: 'k1', id: 'page_two', text: 'Two' },
    { key: 'k2', kind: 'web', text: 'Nothing yet' },
  ],
  download: {
    kind: 'image',
    id: 'm',
    url: 'https://files.example/m.png',
    name: 'm.png',
    size: '123',
    width: '10',
    height: '20',
  },
  author: { id: 'person_ada', wioUrl: 'wio://documents/person_ada' },
  product: '1',
  points: [{ label: 'one', person: { id: 'person_ada' }, nested: [{ note: 'deep' }] }],
  slices: [
    {
      key: 'hero$66fcce87-7373-4231-b967-1de3a69c1fef',
      value: {
        variation: 'default',
        items: [{ label: 'item' }],
        primary: { title: 'Hero', action: { id: 'page_two', key: 'a' } },
      },
    },
    {
      key: 'old_quote$7',
      label: 'wide',
      value: { repeat: [{ source: 'Book' }], 'non-repeat': { quote: 'Quote' } },
    },
  ],
  uid_TYPE: 'UID',
  uid_POSITION: 0,
  'slices.hero$66fcce87-7373-4231-b967-1de3a69c1fef.variations.default.primary.title_TYPE': 'Text',
  slugs_INTERNAL: ['home', 'start'],
  uids_INTERNAL: ['home', 'start'],
} satisfies JsonObject

/** What the vendor's editor names a document in an archive. */
export const exportName = (
  id: string,
  type: string,
  lang = 'en-gb',
  published = 'y',
  group = `${id}-group`,
): string => `en-gb/${id}=#=version=#=${type}=#=${group}=#=${lang}=#=${published}.json`

/** An archive of a small site: translations, a draft and what documents link to. */
export const wholeExport: Record<string, Json> = {
  'index.json': { signature: 'd822909da36f7334dce8b348475edb2248ef5add' },
  [exportName('page_home', 'page')]: editorPage,
  [exportName('page_two', 'page')]: { uid: 'two', lead: 'Two', uids_INTERNAL: ['two'] },
  [exportName('page_deux', 'page', 'fr-fr', 'y', 'page_two-group')]: { uid: 'deux' },
  [exportName('page_draft', 'page', 'en-gb', 'n')]: { uid: 'draft', lead: 'Not yet' },
  [exportName('person_ada', 'person')]: { uid: 'ada', name: 'Ada' },
  [exportName('settings', 'settings')]: {
    site_name: 'Site',
    uids_INTERNAL: [],
    slugs_INTERNAL: ['settings'],
  },
}
