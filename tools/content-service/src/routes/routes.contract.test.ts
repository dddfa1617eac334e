import { asLink, createClient } from '@prismicio/client'
import type { Route } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import { startTestService } from '../testing/start-test-service.ts'
import type { TestService } from '../testing/start-test-service.ts'

const linkTo = (id: string): { link_type: string; id: string } => ({ link_type: 'Document', id })
const documents = [
  { id: 'top', type: 'page', uid: 'top' },
  { id: 'middle', type: 'page', uid: 'middle', data: { parent: linkTo('top') } },
  {
    id: 'leaf',
    type: 'page',
    uid: 'leaf',
    data: {
      parent: linkTo('middle'),
      body: [
        {
          type: 'paragraph',
          text: 'a link',
          spans: [{ type: 'hyperlink', start: 2, end: 6, data: linkTo('top') }],
        },
      ],
    },
  },
  { id: 'home', type: 'page', uid: 'home' },
  { id: 'home_fr', type: 'page', uid: 'home', lang: 'fr-fr' },
  { id: 'settings', type: 'settings' },
]

async function addresses(service: TestService, routes: Route[]): Promise<Record<string, string | null>> {
  const client = createClient('test-repo', { documentAPIEndpoint: service.endpoint, routes })
  const found = await client.dangerouslyGetAll({ lang: '*' })
  return Object.fromEntries(found.map(({ id, url }) => [id, url]))
}

describe('routes', () => {
  it('give documents of their type an address, and no other', async () => {
    const service = await startTestService({ documents })
    expect(await addresses(service, [{ type: 'page', path: '/:uid' }])).toMatchObject({
      top: '/top',
      home: '/home',
      settings: null,
    })
    expect(await addresses(service, [])).toMatchObject({ top: null })
    expect(await addresses(service, [{ type: 'settings', path: '/' }])).toMatchObject({
      settings: '/',
      top: null,
    })
  })

  it('prefer a UID’s route, then a language’s', async () => {
    const service = await startTestService({ documents })
    const routes: Route[] = [
      { type: 'page', path: '/:lang/:uid' },
      { type: 'page', lang: 'fr-fr', path: '/francais/:uid' },
      { type: 'page', uid: 'home', path: '/:lang' },
    ]
    expect(await addresses(service, routes)).toMatchObject({
      top: '/en-gb/top',
      home: '/en-gb',
      home_fr: '/fr-fr',
    })
  })

  it('leave the master language out where it may be missing', async () => {
    const service = await startTestService({ documents })
    expect(await addresses(service, [{ type: 'page', path: '/:lang?/:uid' }])).toMatchObject({
      home: '/home',
      home_fr: '/fr-fr/home',
    })
    expect(await addresses(service, [{ type: 'page', path: '/:lang/:uid' }])).toMatchObject({
      home: '/en-gb/home',
    })
    const resolvers = { lang: 'parent' }
    expect(await addresses(service, [{ type: 'page', path: '/:lang?/:uid', resolvers }])).toMatchObject({
      middle: '/top/middle',
    })
  })

  it('follow relationships twice and prefer the fullest route', async () => {
    const service = await startTestService({ documents })
    const routes: Route[] = [
      { type: 'page', path: '/:uid' },
      { type: 'page', path: '/:parent/:uid', resolvers: { parent: 'parent' } },
      { type: 'page', path: '/:grand/:parent/:uid', resolvers: { parent: 'parent', grand: 'parent.parent' } },
    ]
    expect(await addresses(service, routes)).toMatchObject({
      top: '/top',
      middle: '/top/middle',
      leaf: '/top/middle/leaf',
    })
  })

  it('leave out an optional part with its slash', async () => {
    const service = await startTestService({ documents })
    const routes: Route[] = [{ type: 'page', path: '/:parent?/:uid/', resolvers: { parent: 'parent' } }]
    expect(await addresses(service, routes)).toMatchObject({ top: '/top/', middle: '/top/middle/' })
  })

  // shows R054
  it('give links their address too, in rich text as well', async () => {
    const service = await startTestService({ documents })
    const client = createClient('test-repo', {
      documentAPIEndpoint: service.endpoint,
      routes: [{ type: 'page', path: '/:uid' }],
    })
    const { data } = await client.getByUID('page', 'leaf')
    expect(asLink(data['parent'])).toBe('/middle')
    expect(data['body'][0].spans[0].data.url).toBe('/top')
  })

  it('are refused when they cannot be', async () => {
    const service = await startTestService({ documents })
    const refused: [Route, string][] = [
      [{ type: 'nothing', path: '/' }, 'The type "nothing" does not exist'],
      [{ type: 'page', path: '/:what' }, 'has no resolver'],
      [{ type: 'page', path: '/:a', resolvers: { a: 'lead' } }, 'not a content relationship'],
      [
        { type: 'page', path: '/:level3', resolvers: { level3: 'parent.parent.parent' } },
        'The resolver `level3` can only resolve a document link 2 level deep.',
      ],
    ]
    for (const [route, message] of refused) await expect(addresses(service, [route])).rejects.toThrow(message)
    const answer = await service.call(
      'GET',
      `/api/v2/documents/search?ref=${await service.masterRef()}&routes=nonsense`,
    )
    expect(answer).toMatchObject({ status: 400, body: { type: 'api_validation_error' } })
  })
})
