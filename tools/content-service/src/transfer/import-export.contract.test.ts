import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { asHTML, asLink, isFilled } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import type { ServiceError } from '../errors/service-error.ts'
import type { Json } from '../json/json.ts'
import { exportName, wholeExport } from '../testing/exported-repository.ts'
import {
  drawing,
  serve,
  startTestService,
  temporaryFolder,
  writeRepository,
} from '../testing/start-test-service.ts'
import { importExport } from './import-export.ts'
import type { ImportOptions } from './import-export.ts'

async function exported(
  files: Record<string, Json | Uint8Array>,
): Promise<{ folder: string; options: ImportOptions }> {
  const folder = await temporaryFolder()
  await writeRepository(folder, {
    files: { 'integrations/shop.json': [{ id: '1', title: 'Chips', blob: { price: 3 } }] },
  })
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, 'export', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content instanceof Uint8Array ? content : JSON.stringify(content))
  }
  const models = { customTypes: join(folder, 'models/types'), slices: join(folder, 'models/slices') }
  return {
    folder,
    options: {
      from: join(folder, 'export'),
      target: { folder: join(folder, 'content'), models },
      fetchesPictures: false,
    },
  }
}

describe('importExport', () => {
  // shows P40
  it('takes over an editor’s export with every field', async () => {
    const { folder, options } = await exported(wholeExport)
    const brought = await importExport(options)
    expect(brought).toEqual({
      published: ['page_deux', 'page_home', 'page_two', 'person_ada', 'settings'],
      drafts: ['page_draft'],
      leftOut: [],
      unchanged: [],
    })
    const service = await serve(folder)
    const client = service.client({ routes: [{ type: 'page', path: '/:uid' }] })
    const { data, ...page } = await client.getByUID('page', 'home')
    expect(page).toMatchObject({ id: 'page_home', uid: 'home', lang: 'en-gb' })
    expect(data).toMatchObject({
      title: [{ type: 'heading1', text: 'Home', direction: 'ltr' }],
      lead: 'Words',
      kind: 'news',
      score: 2.5,
      weight: 7,
      featured: true,
      shown: true,
      colour: '#AABBCC',
      published_on: '2026-03-01',
      starts_at: '2026-03-04T05:06:07+0000',
      place: { latitude: 48.8, longitude: 2.3 },
      video: {
        embed_url: 'https://example.org/film',
        type: 'video',
        title: 'A film',
        width: 200,
        html: null,
      },
      picture: {
        id: 'id-box',
        url: 'https://pictures.example/box.jpg?auto=compress,format&rect=0,100,2000,1000&w=400&h=200',
        alt: 'A box',
        dimensions: { width: 400, height: 200 },
        edit: { x: 0, y: -20, zoom: 0.2, background: '#fff' },
        square: { id: 'id-square', alt: 'A square', dimensions: { width: 100, height: 100 } },
      },
      table: {
        head: { rows: [{ key: 'r1' }] },
        body: { rows: [{ key: 'r2', cells: [{ key: 'c2', type: 'data' }] }] },
      },
      link: { link_type: 'Web', url: 'https://example.org', text: 'There' },
      links: [
        { link_type: 'Document', id: 'page_two', uid: 'two', key: 'k1', text: 'Two' },
        { link_type: 'Any', text: 'Nothing yet', key: 'k2' },
      ],
      download: {
        link_type: 'Media',
        kind: 'image',
        name: 'm.png',
        url: 'https://files.example/m.png?auto=compress,format',
        size: '123',
        width: '10',
      },
      author: { id: 'person_ada', type: 'person', uid: 'ada', data: { name: 'Ada' } },
      product: { price: 3 },
      points: [{ label: 'one', person: { id: 'person_ada' }, nested: [{ note: 'deep' }] }],
      slices: [
        {
          id: 'hero$66fcce87-7373-4231-b967-1de3a69c1fef',
          variation: 'default',
          primary: { title: 'Hero', action: { id: 'page_two' } },
          items: [{ label: 'item' }],
        },
        { id: 'old_quote$7', slice_label: 'wide', primary: { quote: 'Quote' }, items: [{ source: 'Book' }] },
      ],
    })
    expect(asHTML(data['body'])).toContain('<a href="/two">page</a>')
    expect(asHTML(data['body'])).toContain('href="https://files.example/a.pdf"')
    expect(asHTML(data['body'])).toContain('<span class="codespan">code</span>')
    expect(asHTML(data['body'])).toContain('inline.jpg')
    expect(isFilled.embed(data['body'].at(-1)['oembed'])).toBe(true)
    expect(asLink(data['links'][0])).toBe('/two')
  })

  it('ties translations, keeps drafts apart and old UIDs working', async () => {
    const { folder, options } = await exported(wholeExport)
    await importExport(options)
    const service = await serve(folder)
    expect((await service.client().getByUID('page', 'two')).alternate_languages).toMatchObject([
      { id: 'page_deux' },
    ])
    await expect(service.client().getByUID('page', 'draft')).rejects.toThrow('No documents were returned')
    const draft = await service.call('GET', '/desk/api/documents/page_draft')
    expect(draft.body).toMatchObject({ draft: { document: { data: { lead: 'Not yet' } } } })
    expect((await service.client().getByUID('page', 'start')).uid).toBe('home')
  })

  it('keeps what models no longer allow', async () => {
    const { folder, options } = await exported({
      [exportName('page_a', 'page')]: {
        uid: 'a',
        title: [{ type: 'paragraph', content: { text: 'Not a heading', spans: [] } }],
        kind: 'an option that is gone',
        body: [{ type: 'list-item', content: { text: 'One', spans: [] } }],
        author: { id: 'page_a' },
      },
    })
    await importExport(options)
    expect((await (await serve(folder)).client().getByUID('page', 'a')).data).toMatchObject({
      title: [{ type: 'paragraph', text: 'Not a heading' }],
      kind: 'an option that is gone',
      body: [{ type: 'list-item', text: 'One' }],
      author: { id: 'page_a', type: 'page' },
    })
  })

  it('changes nothing the second time', async () => {
    const { options } = await exported(wholeExport)
    await importExport(options)
    const again = await importExport(options)
    expect([again.published, again.drafts, again.unchanged.length]).toEqual([[], [], 6])
  })

  // shows P40
  it('takes over API answers and the older export', async () => {
    const source = await startTestService({
      documents: [
        {
          id: 'page_a',
          type: 'page',
          uid: 'a',
          tags: ['red'],
          data: { lead: 'As sent', author: { link_type: 'Document', id: 'person_ada' } },
        },
      ],
    })
    const answer = (await source.client().get({ lang: '*' })) as unknown as Json
    const { folder, options } = await exported({
      'answer.json': answer,
      'person_ada$x.json': { type: 'person', lang: 'en-gb', tags: ['writer'], uid: 'ada', name: 'Ada' },
    })
    expect((await importExport(options)).published).toEqual(['page_a', 'person_ada'])
    const page = await (await serve(folder)).client().getByUID('page', 'a')
    expect(page).toMatchObject({
      tags: ['red'],
      first_publication_date: '2026-01-02T10:00:00+0000',
      last_publication_date: '2026-01-02T10:00:00+0000',
      data: { lead: 'As sent', author: { uid: 'ada', tags: ['writer'] } },
    })
  })

  it('names everything that has no place, and then changes nothing', async () => {
    const { folder, options } = await exported({
      [exportName('page_a', 'page')]: {
        uid: 'same',
        unknown_field: 'x',
        slices: [{ key: 'gone$1', value: { variation: 'default' } }],
      },
      [exportName('page_b', 'page')]: { uid: 'same' },
      [exportName('page_c', 'page', 'de-de')]: { uid: 'c' },
      [exportName('other', 'nothing')]: {},
    })
    const refusal = (await importExport(options).catch((error: unknown) => error)) as ServiceError
    expect(refusal.code).toBe('content-service/transfer-refused')
    for (const part of [
      'the type "nothing" has no model',
      'has the UID "same", and so has',
      '"de-de" is not a language',
      'data.unknown_field is not a field of the model',
      'cannot hold the slice "gone"',
    ])
      expect.soft(refusal.message).toContain(part)
    expect(refusal.message.match(/^- /gm)).toHaveLength(5)
    expect((await (await serve(folder)).client().get({ lang: '*' })).results).toEqual([])
  })

  it('fetches pictures once, with their cuts', async () => {
    const { folder, options } = await exported(wholeExport)
    const asked: string[] = []
    const fetch: typeof globalThis.fetch = (input) => {
      const address = input instanceof Request ? input.url : input.toString()
      asked.push(address)
      return Promise.resolve(new Response(address.endsWith('.pdf') ? '%PDF-1.4 empty' : drawing))
    }
    await importExport({ ...options, fetchesPictures: true, fetch })
    expect(asked.toSorted()).toEqual([
      'https://files.example/a.pdf',
      'https://files.example/m.png',
      'https://pictures.example/box.jpg',
      'https://pictures.example/inline.jpg',
      'https://pictures.example/square.jpg',
    ])
    await importExport({ ...options, fetchesPictures: true, fetch })
    expect(asked).toHaveLength(5)
    const service = await serve(folder)
    const { data } = await service.client().getByUID('page', 'home')
    expect(data['picture']).toMatchObject({
      alt: 'A box',
      url: `${service.origin}/images/box.svg?auto=format,compress&rect=0,100,2000,1000&w=400&h=200`,
    })
    expect(data['download']).toMatchObject({
      name: 'm.svg',
      url: `${service.origin}/images/m.svg?auto=compress,format`,
    })
  })

  it('begins a named repository in an empty folder', async () => {
    const { folder, options } = await exported(wholeExport)
    const target = { ...options.target, folder: join(folder, 'fresh') }
    await expect(importExport({ ...options, target })).rejects.toThrow('There is no repository')
    await expect(importExport({ ...options, target, repositoryName: 'fresh-repo' })).rejects.toThrow(
      '--master',
    )
    const brought = await importExport({
      ...options,
      target,
      repositoryName: 'fresh-repo',
      masterLanguage: 'en-gb',
    })
    expect(brought.published).toHaveLength(5)
  })

  it('names a hundred of what has no place, and counts the rest', async () => {
    const { options } = await exported(
      Object.fromEntries(
        Array.from({ length: 120 }, (_, at) => [
          exportName(`other_${at}`, at < 60 ? 'nothing' : 'page'),
          { x: '' },
        ]),
      ),
    )
    const { message } = (await importExport(options).catch((error: unknown) => error)) as ServiceError
    expect(message.match(/^- .*/gm)).toHaveLength(100)
    expect(message).toContain('\n… and 20 more.')
  })

  it('leaves out what has no place, and lists it', async () => {
    const { folder, options } = await exported({
      [exportName('page_a', 'page')]: {
        uid: 'a',
        lead: 'Stays',
        unknown_field: 'x',
        body: [{ type: 'paragraph', content: { text: 'Words', spans: [{ type: 'em', start: 2, end: 99 }] } }],
        slices: [
          { key: 'gone$1', value: { variation: 'default' } },
          { key: 'hero$2', value: { variation: 'tall', primary: {} } },
          { key: 'hero$3', value: { variation: 'default', primary: { title: 'T', subtitle: 'S' } } },
        ],
      },
      [exportName('page_b', 'page')]: { uid: 'a' },
      [exportName('page_c', 'page')]: { uid: 'Capital Letters' },
      [exportName('page_d', 'page', 'de-de')]: { uid: 'd' },
      [exportName('other', 'nothing')]: {},
    })
    const brought = await importExport({ ...options, leavesOut: true })
    expect(brought.published).toEqual(['page_a', 'page_b', 'page_c'])
    for (const part of [
      'the type "nothing" has no model',
      'data.unknown_field is not a field of the model',
      'data.body.0.spans.0 must begin and end within the text',
      'cannot hold the slice "gone"',
      'cannot hold the slice "hero" in the variation "tall"',
      'data.slices.2.primary.subtitle is not a field of the model',
      'has the UID "a", and so has',
      'uid may hold small letters',
      '"de-de" is not a language',
    ])
      expect(brought.leftOut).toContainEqual(expect.stringContaining(part))
    expect(brought.leftOut).toHaveLength(9)
    const { data } = await (await serve(folder)).client().getByUID('page', 'a')
    expect(data).toMatchObject({ lead: 'Stays', body: [{ text: 'Words', spans: [] }] })
    expect((data['slices'] as { id: string }[]).map(({ id }) => id)).toEqual(['hero$3'])
  })

  it('takes a published version and a draft of one', async () => {
    const { folder, options } = await exported({
      [exportName('page_a', 'page')]: { uid: 'a', lead: 'As published' },
      [exportName('page_a', 'page').replace(/=#=y/, '=#=n')]: { uid: 'a', lead: 'As drafted' },
    })
    const brought = await importExport(options)
    expect([brought.published, brought.drafts]).toEqual([['page_a'], ['page_a']])
    const service = await serve(folder)
    expect((await service.client().getByUID('page', 'a')).data['lead']).toBe('As published')
    expect((await service.call('GET', '/desk/api/documents/page_a')).body).toMatchObject({
      draft: { document: { data: { lead: 'As drafted' } } },
    })
  })

  it('reads files as editors on Windows write them', async () => {
    const text = (uid: string): string => JSON.stringify({ uid, lead: 'Große Worte' })
    const { folder, options } = await exported({
      [exportName('page_a', 'page')]: Buffer.from(`\uFEFF${text('a')}`),
      [exportName('page_b', 'page')]: Buffer.from(`\uFEFF${text('b')}`, 'utf16le'),
      [exportName('page_c', 'page').replace(/json$/, 'JSON')]: Buffer.from(text('c')),
    })
    expect((await importExport(options)).published).toHaveLength(3)
    const { results } = await (await serve(folder)).client().get({ lang: '*' })
    expect(results.map(({ data }) => data['lead'])).toEqual(Array.from({ length: 3 }, () => 'Große Worte'))
  })

  it('refuses an answer without its further pages', async () => {
    const documents = [1, 2, 3].map((n) => ({ id: `page_${n}`, type: 'page', uid: `p-${n}` }))
    const source = await startTestService({ documents })
    const pages = await Promise.all([1, 2].map((page) => source.client().get({ pageSize: 2, page })))
    const [first, second] = pages as unknown as [Json, Json]
    const part = await exported({ 'page-1.json': first })
    await expect(importExport({ ...part.options, leavesOut: true })).rejects.toThrow('is page 1 of 2')
    const whole = await exported({ 'page-1.json': first, 'page-2.json': second })
    expect((await importExport(whole.options)).published).toHaveLength(3)
  })

  it('writes nothing where something is wrong', async () => {
    const { folder, options } = await exported(wholeExport)
    const target = { ...options.target, folder: join(folder, 'fresh') }
    const named = { ...options, target, masterLanguage: 'en-gb' }
    const filesIn = async () =>
      (await readdir(target.folder, { recursive: true })).filter((name) => name.includes('.'))
    await expect(importExport({ ...named, repositoryName: 'my repository' })).rejects.toThrow(
      'the name of the new repository is not a repository name',
    )
    expect(await filesIn()).toEqual([])
    const fetch: typeof globalThis.fetch = (input) => {
      const isGone = String(input instanceof Request ? input.url : input).endsWith('m.png')
      return Promise.resolve(isGone ? new Response(null, { status: 404 }) : new Response(drawing))
    }
    const fetching = { ...named, repositoryName: 'fresh-repo', fetchesPictures: true, fetch }
    await expect(importExport(fetching)).rejects.toThrow('could not be fetched (status 404)')
    expect(await filesIn()).toEqual([])
    const { leftOut } = await importExport({ ...fetching, leavesOut: true })
    expect(leftOut).toEqual([expect.stringContaining('m.png: could not be fetched')])
    await expect(importExport({ ...named, repositoryName: 'fresh-rpeo' })).rejects.toThrow(
      'the folder is the repository "fresh-repo", and not "fresh-rpeo"',
    )
  })
})
