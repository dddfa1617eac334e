import { describe, expect, it } from 'vitest'
import { startTestService } from '../testing/start-test-service.ts'

const french = { id: 'fr-fr', name: 'French', is_master: false }
const english = { id: 'en-gb', name: 'English', is_master: true }

describe('the repository', () => {
  // shows R049, R052, R151
  it('names everything a client can ask for', async () => {
    const service = await startTestService({
      documents: [{ id: 'a', type: 'page', uid: 'a', tags: ['red'] }],
    })
    expect(await service.client().getRepository()).toEqual({
      refs: [{ id: 'master', ref: await service.masterRef(), label: 'Master', isMasterRef: true }],
      integrationFieldsRef: null,
      bookmarks: {},
      types: { page: 'Page', person: 'Person', settings: 'Settings' },
      languages: [english, french],
      tags: ['red'],
      forms: expect.any(Object),
      oauth_initiate: `${service.origin}/auth`,
      oauth_token: `${service.origin}/auth/token`,
      version: '1',
      license: 'All Rights Reserved',
      experiments: { draft: [], running: [] },
    })
  })

  // shows R050
  it('describes a search’s form as hosted', async () => {
    const service = await startTestService()
    const { forms } = await service.client().getRepository()
    expect(forms['everything']).toMatchObject({
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      action: `${service.endpoint}/documents/search`,
      fields: {
        ref: { type: 'String', multiple: false },
        q: { type: 'String', multiple: true },
        page: { type: 'Integer', multiple: false, default: '1' },
        pageSize: { type: 'Integer', multiple: false, default: '20' },
      },
    })
    expect(Object.keys(forms['everything']?.fields ?? {})).toEqual(
      expect.arrayContaining(['lang', 'after', 'fetch', 'fetchLinks', 'graphQuery', 'orderings', 'referer']),
    )
  })

  it('lists the master language first, for the write client', async () => {
    const service = await startTestService({
      files: { 'repository.json': { name: 'test-repo', languages: [french, english] } },
    })
    expect((await service.client().getRepository()).languages).toEqual([english, french])
  })

  // shows R049
  it('names one ref for each release', async () => {
    const service = await startTestService({ files: { 'settings.json': { access: 'open' } } })
    const scheduledAtMs = Date.UTC(2099, 0, 1)
    await service.call('POST', '/desk/api/releases', { label: 'Spring', scheduledAtMs })
    const [master, release] = await service.client().getRefs()
    expect(master).toMatchObject({ id: 'master', isMasterRef: true })
    expect(release).toEqual({
      id: expect.any(String),
      ref: expect.stringMatching(/^[\w-]+~[\w-]+$/),
      label: 'Spring',
      scheduledAt: scheduledAtMs,
    })
  })
})
