import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startContentService } from './index.ts'
import { startTestService, temporaryFolder, writeRepository } from './testing/start-test-service.ts'

describe('startContentService', () => {
  it('says which port is taken, and how to choose another', async () => {
    const first = await startTestService()
    const folder = await temporaryFolder()
    await writeRepository(folder)
    const second = startContentService({
      folder: join(folder, 'content'),
      models: { customTypes: join(folder, 'models/types'), slices: join(folder, 'models/slices') },
      port: Number(new URL(first.origin).port),
    })
    await expect(second).rejects.toMatchObject({
      code: 'content-service/port-taken',
      message: expect.stringContaining('CONTENT_PORT'),
    })
  })

  it.each(['0.0.0.0', '::', '127.example'])('is not reachable at %s without a desk token', async (host) => {
    const folder = await temporaryFolder()
    const open = startContentService({
      folder,
      models: { customTypes: folder, slices: folder },
      port: 0,
      host,
    })
    await expect(open).rejects.toMatchObject({
      code: 'content-service/invalid-option',
      message: expect.stringContaining('CONTENT_DESK_TOKEN'),
    })
  })

  it('asks for the desk token, which a cookie may hold', async () => {
    const service = await startTestService({ service: { deskToken: 'a-long-desk-token' } })
    expect((await service.call('GET', '/desk/api/repository')).status).toBe(403)
    expect((await service.call('POST', '/control/reset')).status).toBe(403)
    expect(
      (
        await service.call('GET', '/desk/api/repository', undefined, {
          authorization: 'Bearer a-long-desk-token',
        })
      ).status,
    ).toBe(200)
    const login = await service.call('GET', '/desk/login?token=a-long-desk-token')
    expect(login.status).toBe(302)
    const cookie = login.headers.get('set-cookie') ?? ''
    expect(cookie).toContain('HttpOnly')
    expect(
      (await service.call('GET', '/desk/api/repository', undefined, { cookie: cookie.split(';')[0] ?? '' }))
        .status,
    ).toBe(200)
    expect((await service.call('GET', '/desk/login?token=wrong')).status).toBe(403)
    expect((await service.call('GET', '/api/v2')).status).toBe(200)
  })

  it('sends visitors of its first page to the desk', async () => {
    const service = await startTestService()
    const first = await service.call('GET', '/')
    expect([first.status, first.headers.get('location')]).toEqual([302, '/desk/'])
    expect((await service.call('GET', '/desk/')).status).toBe(200)
    expect((await service.call('GET', '/desk/..%2f..%2fpackage.json')).status).toBe(404)
    const { status, headers } = await service.call('GET', '/desk/assets/none')
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-cache'])
    expect(await service.call('GET', '/api/v1')).toMatchObject({
      status: 404,
      body: { error: expect.stringContaining('GET /api/v1') },
    })
    expect((await service.call('GET', '/desk/api/nothing')).body).toMatchObject({
      error: { code: 'desk/not-found' },
    })
  })

  // shows R063
  it('refuses models it cannot use, naming every file', async () => {
    const folder = await temporaryFolder()
    await writeRepository(folder, {
      files: { '../models/types/page/index.json': '{', '../models/slices/Hero/model.json': { id: 'hero' } },
    })
    const started = startContentService({
      folder: join(folder, 'content'),
      models: { customTypes: join(folder, 'models/types'), slices: join(folder, 'models/slices') },
      port: 0,
    })
    await expect(started).rejects.toMatchObject({
      code: 'content-service/invalid-models',
      message: expect.stringMatching(/page\/index\.json: not JSON[\s\S]*Hero\/model\.json/),
    })
  })
})
