import { describe, expect, it } from 'vitest'
import type { DocumentDetail, ReleaseDetail } from '../../desk/contract.ts'
import type { JsonObject } from '../../json/json.ts'
import { startTestService } from '../../testing/start-test-service.ts'

async function start(data: JsonObject = { name: 'Ada' }) {
  const documents = [{ id: 'ada', type: 'person', uid: 'ada', data }]
  const service = await startTestService({ documents })
  const call: typeof service.call = (...sent) => service.call(...sent)
  const write = async (name: string) => {
    const { body } = await call('GET', '/desk/api/documents/ada')
    const version = { 'if-match': body['version'] as string }
    await call('PUT', '/desk/api/documents/ada/draft', { data: { name } }, version)
  }
  const { body: release } = await call('POST', '/desk/api/releases', { label: 'Spring' })
  const path = `/desk/api/releases/${release['id'] as string}`
  const newer = async () => (await call('GET', path)).body['newer']
  const copy = async (id = 'ada') => {
    const release = (await call('GET', path)).body as unknown as ReleaseDetail
    return release.versions.find(({ summary }) => summary.id === id)
  }
  const named = async (id?: string) => ({ 'if-match': (await copy(id))?.version ?? '' })
  const writeCopy = async (name: string, id = 'ada') => {
    await call('PUT', `${path}/documents/${id}`, {})
    return call('PUT', `${path}/documents/${id}`, { data: { name } }, await named(id))
  }
  const put = async () => call('PUT', `${path}/documents/ada`, {}, (await copy()) ? await named() : {})
  const draft = async (id = 'ada') => nameIn((await call('GET', `/desk/api/documents/${id}`)).body['draft'])
  const history = async (id = 'ada') => {
    const { body } = await call('GET', `/desk/api/documents/${id}/history`)
    const entries = body as unknown as { id: string }[]
    const read = entries.map((entry) => call('GET', `/desk/api/documents/${id}/history/${entry.id}`))
    return (await Promise.all(read)).map((entry) => nameIn(entry.body))
  }
  const name = async () => (await copy())?.document.data['name']
  return { call, write, newer, put, path, named, name, writeCopy, draft, history }
}

function nameIn(kept: unknown): unknown {
  return (kept as { document: { data: { name: string } } } | null)?.document.data.name
}

describe('the copy of a document in a release', () => {
  it('is not published by a time that is over', async () => {
    const { call, path, put, name } = await start()
    await put()
    const { status, body } = await call('PATCH', path, { scheduledAtMs: Date.UTC(2020, 0, 1) })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Choose a time to come')
    expect((await call('POST', '/desk/api/releases', { label: 'Past', scheduledAtMs: 1 })).status).toBe(400)
    expect(await name()).toBe('Ada')
  })

  // shows P73
  it('is superseded by another text, written or published', async () => {
    const { call, write, newer, put } = await start()
    await write('Ada Quill')
    await put()
    expect(await newer()).toBe(0)
    await write('Ada Brandreth')
    expect(await newer()).toBe(1)
    await call('POST', '/desk/api/documents/ada/publish', {})
    expect(await newer()).toBe(1)
    await put()
    expect(await newer()).toBe(0)
  })

  it('is another text where its document was put back to what the site shows', async () => {
    const { call, write, put } = await start()
    const isAnother = async () => {
      const { body } = await call('GET', '/desk/api/documents/ada')
      return (body as unknown as DocumentDetail).summary.releases[0]?.isAnother
    }
    await write('Ada Quill')
    await put()
    expect(await isAnother()).toBe(false)
    await write('Ada')
    expect(await isAnother()).toBe(true)
    await write('Ada Quill')
    await call('POST', '/desk/api/documents/ada/publish', {})
    expect(await isAnother()).toBe(false)
  })

  it('is no other text where nobody wrote one, however the published one was written down', async () => {
    const bio = [{ type: 'paragraph', text: 'Writes.' }]
    const { call, put, path, named } = await start({ name: 'Ada', bio })
    const isAnother = async () => {
      const { body } = await call('GET', '/desk/api/documents/ada')
      return (body as unknown as DocumentDetail).summary.releases[0]?.isAnother
    }
    await put()
    expect(await isAnother()).toBe(false)
    const writeCopy = async (name: string) =>
      call('PUT', `${path}/documents/ada`, { data: { name, bio } }, await named())
    await writeCopy('Ada Quill')
    expect(await isAnother()).toBe(true)
    await writeCopy('Ada')
    expect(await isAnother()).toBe(false)
  })

  it('is not superseded by the same text', async () => {
    const { call, write, newer, put } = await start()
    await put()
    expect(await newer()).toBe(0)
    await write('Ada Quill')
    await put()
    await call('POST', '/desk/api/documents/ada/publish', {})
    expect(await newer()).toBe(0)
  })
})

describe('what was written in a release', () => {
  it('stays in the history, removed beside what is published', async () => {
    const { call, path, writeCopy, draft, history } = await start()
    await writeCopy('Ada of the spring')
    await call('DELETE', `${path}/documents/ada`)
    expect(await history()).toEqual(['Ada of the spring'])
    expect(await draft()).toBeUndefined()
    const { body } = await call('GET', '/desk/api/documents/ada')
    const [entry] = body['history'] as { id: string }[]
    await call('POST', `/desk/api/documents/ada/history/${entry?.id ?? ''}/restore`)
    expect(await draft()).toBe('Ada of the spring')
  })

  it('stays in the history, removed beside a differing draft', async () => {
    const { call, path, write, writeCopy, draft, history } = await start()
    await write('Ada Quill')
    await writeCopy('Ada of the spring')
    await call('DELETE', `${path}/documents/ada`)
    expect([await draft(), await history()]).toEqual(['Ada Quill', ['Ada of the spring']])
  })

  it('becomes the draft when removed from its only place', async () => {
    const { call, path, writeCopy, draft } = await start()
    const created = await call('POST', '/desk/api/documents', { type: 'person', uid: 'bea' })
    const { id } = (created.body as { summary: { id: string } }).summary
    await writeCopy('Bea of the spring', id)
    await call('DELETE', `/desk/api/documents/${id}/draft`)
    await call('DELETE', `${path}/documents/${id}`)
    expect(await draft(id)).toBe('Bea of the spring')
  })

  it('stays in the history after the release is deleted', async () => {
    const { call, path, write, writeCopy, draft, history } = await start()
    await write('Ada Quill')
    await writeCopy('Ada of the spring')
    await call('DELETE', path)
    expect([await draft(), await history()]).toEqual(['Ada Quill', ['Ada of the spring']])
  })

  it('returns when the document joins the release again', async () => {
    const { call, path, name, writeCopy } = await start()
    await writeCopy('Ada of the spring')
    expect((await call('PUT', `${path}/documents/ada`, {})).status).toBe(200)
    expect(await name()).toBe('Ada of the spring')
    expect((await call('PUT', `${path}/documents/ada`, { tags: ['spring'] })).status).toBe(428)
    expect((await call('PUT', `${path}/documents/ada`, {}, { 'if-match': 'older' })).status).toBe(409)
    expect(await name()).toBe('Ada of the spring')
  })

  it('stays in the history when newer text replaces it', async () => {
    const { put, write, name, writeCopy, history } = await start()
    await writeCopy('Ada of the spring')
    await write('Ada Quill')
    await put()
    expect([await name(), await history()]).toEqual(['Ada Quill', ['Ada of the spring']])
  })

  it('is kept once, wherever else the text stands', async () => {
    const { call, path, put, write, writeCopy, history } = await start()
    await write('Ada Quill')
    await writeCopy('Ada of the spring')
    await writeCopy('Ada of the summer')
    await put()
    await call('DELETE', `${path}/documents/ada`)
    await call('PUT', `${path}/documents/ada`, {})
    await writeCopy('Ada of the summer')
    await call('DELETE', path)
    expect(await history()).toEqual(['Ada of the summer'])
  })
})
