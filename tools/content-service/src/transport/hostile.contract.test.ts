import { describe, expect, it, vi } from 'vitest'
import type { Json } from '../json/json.ts'
import { startTestService } from '../testing/start-test-service.ts'

const levels = 20_000
const deep = '['.repeat(levels) + ']'.repeat(levels)

describe('secrets', () => {
  it('come from numbers that refs do not give away', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const service = await startTestService({ documents: [{ id: 'page_about', type: 'page', uid: 'about' }] })
    const tokens = [
      { name: 'One', scope: 'master' },
      { name: 'Two', scope: 'master' },
    ]
    const { body } = await service.call('PATCH', '/desk/api/settings', { accessTokens: tokens })
    const [one, two] = (body['accessTokens'] as { token: string }[]).map(({ token }) => token)
    const preview = { documentId: 'page_about' }
    const sessions = await Promise.all([1, 2].map(() => service.call('POST', '/desk/api/previews', preview)))
    const [first, second] = sessions.map(({ body: { id } }) => id)
    expect([one === two, first === second]).toEqual([false, false])
    expect(one).not.toBe(`${await service.masterRef()}${await service.masterRef()}`)
  })
})

describe('a hostile request', () => {
  it.each([
    ['/desk/api/documents', '{"type":"page","uid":"deep"'],
    ['/migration-api/documents', '{"title":"Deep","type":"page","uid":"deep","lang":"en-gb"'],
  ])('with a field nested without end is refused: %s', async (path, begin) => {
    const service = await startTestService({ service: { writeToken: 'secret' } })
    const headers = { authorization: 'Bearer secret', repository: 'test-repo' }
    const sent = { method: 'POST', headers, body: `${begin},"data":{"lead":${deep}}}` }
    expect((await fetch(service.origin + path, sent)).status).toBe(400)
  })

  it('with a UID too long for a file is published', async () => {
    const service = await startTestService()
    const uid = 'u'.repeat(300)
    const made = await service.call('POST', '/desk/api/documents', { type: 'page', uid, data: {} })
    expect(made.status).toBe(201)
    const { items } = (await service.call('GET', '/desk/api/documents')).body as { items: { id: string }[] }
    const id = items[0]?.id ?? ''
    expect((await service.call('POST', `/desk/api/documents/${id}/publish`)).status).toBe(200)
    expect((await service.client().getByUID('page', uid)).id).toBe(id)
  })

  it.each(['/desk/api/images', '/asset-api/assets'])('that is no form is refused: %s', async (path) => {
    const service = await startTestService({ service: { writeToken: 'secret' } })
    for (const type of [
      'multipart/form-data; boundary=x',
      `multipart/form-data${'; a=b'.repeat(2000)}`,
      'text/plain',
    ]) {
      const headers = { authorization: 'Bearer secret', repository: 'test-repo', 'content-type': type }
      const answer = await fetch(service.origin + path, { method: 'POST', headers, body: 'x' })
      expect([answer.status, type.slice(0, 30)]).toEqual([400, type.slice(0, 30)])
    }
  })

  it.each(['/desk/api/documents', '/migration-api/documents', '/control/faults', '/graphql'])(
    'whose body never ends is cut off: %s',
    async (path) => {
      const service = await startTestService({ service: { writeToken: 'secret' } })
      let sent = 0
      const piece = new Uint8Array(1_048_576).fill(32)
      const body = new ReadableStream({
        pull(controller) {
          sent += 1
          if (sent > 40) controller.close()
          else controller.enqueue(piece)
        },
      })
      const headers = { authorization: 'Bearer secret', repository: 'test-repo' }
      const given = { method: 'POST', headers, body, duplex: 'half' }
      const answer = await fetch(service.origin + path, given as RequestInit).catch(() => undefined)
      expect(answer?.status ?? 413).toBe(413)
      expect(sent).toBeLessThan(40)
    },
  )

  it.each([
    ['PUT', 'page_about/draft', 20, 8],
    ['PUT', 'page_about/draft', 21, 20],
    ['POST', '', 9, 8],
  ])('is told the limit it is over: %s %s', async (method, path, sentMb, mostMb) => {
    const service = await startTestService({
      documents: [{ id: 'page_about', type: 'page', uid: 'about' }],
    })
    const data = { lead: 'x'.repeat(sentMb * 1_048_576) }
    const body = { type: 'page', uid: 'large', data }
    const answer = await service.call(method, `/desk/api/documents/${path}`, body, { 'if-match': '"new"' })
    expect(answer).toMatchObject({
      status: 413,
      body: {
        error: { code: 'desk/too-large', message: expect.stringContaining(`larger than ${mostMb} MB`) },
      },
    })
  })

  it('is told the limit a file is over', async () => {
    const service = await startTestService()
    for (const bytes of [20 * 1_048_576 + 1, 21 * 1_048_576]) {
      const form = new FormData()
      form.set('file', new File([new Uint8Array(bytes)], 'large.png'))
      const answer = await fetch(`${service.origin}/desk/api/images`, { method: 'POST', body: form })
      expect([answer.status, await answer.json()]).toMatchObject([
        413,
        { error: { code: 'desk/too-large', message: expect.stringContaining('larger than 20 MB') } },
      ])
    }
  })

  it.each(['..%2F..%2Fother', '..', '%00', 'a%2F..%2F..%2Fother', 'i'.repeat(300)])(
    'for the history of %s looks nowhere else',
    async (id) => {
      const entry = {
        at: 1,
        action: 'published',
        document: { id: 'x', type: 'page', data: { secret: 'told' } },
      }
      const service = await startTestService({
        files: { '../other/entry.json': entry, 'other/entry.json': entry },
      })
      const ask = (path: string): Promise<Response> =>
        fetch(`${service.origin}/desk/api/documents/${id}/${path}`)
      expect((await ask('history')).status).toBe(404)
      expect((await ask('history/entry')).status).toBe(404)
      expect((await ask('history/..%2F..%2Fstate')).status).toBe(404)
    },
  )

  it('for a version with an overlong name finds none', async () => {
    const service = await startTestService({ documents: [{ id: 'page_about', type: 'page', uid: 'about' }] })
    await service.call('POST', '/desk/api/documents/page_about/unpublish')
    const path = `/desk/api/documents/page_about/history/${'v'.repeat(300)}`
    expect((await service.call('GET', path)).status).toBe(404)
  })

  it.each([
    ['no text', '%0d%0aSet-Cookie:%20a', /^%0D%0ASet-Cookie%3A%20a$/],
    ['of another script', '%F0%9F%A6%A9', /^%F0%9F%A6%A9$/],
    ['long', 'n'.repeat(5000), /^n{60}$/],
    ['many', Array.from({ length: 1500 }, (_, n) => `p${n}`).join('=&'), /^p0(?:, p\d+){19}$/],
  ])('with parameters that are %s gets them named in a header', async (_what, names, told) => {
    const service = await startTestService({
      documents: [{ id: 'page_about', type: 'page', uid: 'about' }],
    })
    const search = `/api/v2/documents/search?ref=${await service.masterRef()}`
    for (const path of [search, '/images/drawing.svg?w=10']) {
      const answer = await service.call('GET', `${path}&${names}=1`)
      expect(answer.status).toBe(200)
      const header = answer.headers.get('x-ignored-parameters') ?? ''
      expect(header).toMatch(told)
    }
  })

  it('with too many words is searched for the first', async () => {
    const words = Array.from({ length: 1000 }, (_, n) => `w${n}`)
    const about = {
      id: 'page_about',
      type: 'page',
      uid: 'about',
      data: { lead: words.slice(0, 30).join(' ') },
    }
    const service = await startTestService({ documents: [about] })
    const found = await service.call('GET', `/desk/api/documents?search=${words.join('+')}`)
    expect(found.body['total']).toBe(1)
  })

  it.each([
    ['/desk/%ff', 404],
    ['/desk/%', 404],
    ['/api/v2/documents/search?ref=http%3A%2F%2Flocalhost%2Fpreviews%2F%25ff', 404],
    [`/api/v2/documents/search?q=[[at(document.tags,${'['.repeat(7_000)}`, 400],
  ])('with an unreadable address is answered: %.60s', async (path, status) => {
    const service = await startTestService()
    const ref = path.includes('?q=') ? `&ref=${await service.masterRef()}` : ''
    expect((await fetch(service.origin + path + ref)).status).toBe(status)
  })

  it.each<[string, string, Json, number]>([
    ['GET', '/desk/api/documents?sort=__proto__', null, 400],
    ['GET', '/desk/api/documents?sort=constructor', null, 400],
    ['POST', '/desk/api/releases', { label: 'l'.repeat(201) }, 400],
    ['POST', '/migration-api/documents', null, 400],
    ['POST', '/desk/api/documents', { type: '__proto__', uid: 'x' }, 404],
    ['POST', '/desk/api/documents', { type: 'page', uid: 'x', lang: '../../x' }, 404],
  ])('is answered as what it is: %s %s %j', async (method, path, body, status) => {
    const service = await startTestService({ service: { writeToken: 'secret' } })
    const headers = { authorization: 'Bearer secret', repository: 'test-repo' }
    const sent = method === 'GET' ? undefined : body
    expect((await service.call(method, path, sent, headers)).status).toBe(status)
  })
})
