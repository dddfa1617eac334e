import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  ConflictError,
  ForbiddenError,
  InvalidPayloadError,
  NotFoundError,
  UnauthorizedError,
  createBulkTransaction,
  createClient,
} from '@prismicio/custom-types-client'
import { describe, expect, it } from 'vitest'
import { startTestService } from '../testing/start-test-service.ts'
import type { TestService } from '../testing/start-test-service.ts'

const documents = [{ id: 'ada', type: 'person', uid: 'ada', data: { name: 'Ada' } }]

async function start(config: { token?: string; repositoryName?: string } = {}) {
  const service = await startTestService({ documents, service: { writeToken: 'a-token' } })
  const endpoint = `${service.origin}/types-api`
  const client = createClient({ repositoryName: 'test-repo', token: 'a-token', endpoint, ...config })
  return { service, client }
}

const text = { type: 'Text', config: { label: 'Text' } } as const
const note = {
  id: 'note',
  label: 'Note',
  format: 'custom',
  repeatable: true,
  status: true,
  json: { Main: { words: text } },
} as const
const banner = {
  id: 'banner',
  type: 'SharedSlice',
  name: 'Banner',
  description: '',
  variations: [
    {
      id: 'default',
      name: 'Default',
      docURL: '…',
      version: 'initial',
      description: '',
      imageUrl: '',
      primary: { words: text },
      items: {},
    },
  ],
} as const

const filesOf = (service: TestService, kind: string) => readdir(join(service.folder, '../models', kind))

describe('the Custom Types API', () => {
  // shows P93
  it('takes a pushed type and serves documents by it', async () => {
    const { service, client } = await start()
    await client.insertCustomType(note)
    expect(await client.getCustomTypeByID('note')).toEqual(note)
    expect((await client.getAllCustomTypes()).map(({ id }) => id)).toEqual([
      'note',
      'page',
      'person',
      'settings',
    ])
    const path = join(service.folder, '../models/types/note/index.json')
    expect(await readFile(path, 'utf8')).toBe(`${JSON.stringify(note, null, 2)}\n`)
    await service.call('POST', '/desk/api/documents', { type: 'note', lang: 'en-gb' })
    expect((await service.call('GET', '/api/v2')).body['types']).toMatchObject({ note: 'Note' })

    await client.updateCustomType({ ...note, label: 'Remark' })
    expect((await service.call('GET', '/api/v2')).body['types']).toMatchObject({ note: 'Remark' })
  })

  it('puts no model in another’s file or id', async () => {
    const { service, client } = await start()
    const path = join(service.folder, '../models/slices/Hero/model.json')
    const hero = await readFile(path, 'utf8')
    await expect(client.insertSharedSlice({ ...banner, name: 'Hero' })).rejects.toThrow(ConflictError)
    const twice = createBulkTransaction()
    twice.insertSlice(banner)
    twice.insertSlice({ ...banner, id: 'flag' })
    await expect(client.bulk(twice)).rejects.toThrow(ConflictError)
    const headers = { authorization: 'Bearer a-token', repository: 'test-repo', 'x-api-key': 'a-token' }
    const changes = [{ type: 'SLICE_UPDATE', id: 'hero', payload: { id: 'banner', name: 'Banner' } }]
    expect((await service.call('POST', '/types-api/bulk', { changes }, headers)).status).toBe(400)
    expect(await readFile(path, 'utf8')).toBe(hero)
    expect(await filesOf(service, 'slices')).toEqual(['Hero'])
  })

  it('takes and removes slices in one transaction', async () => {
    const { service, client } = await start()
    const transaction = createBulkTransaction()
    transaction.insertSlice(banner)
    const zone = { type: 'Slices', config: { choices: { banner: { type: 'SharedSlice' } } } } as const
    transaction.insertCustomType({ ...note, json: { Main: { slices: zone } } })
    await client.bulk(transaction)
    expect(await client.getSharedSliceByID('banner')).toEqual(banner)
    expect(await filesOf(service, 'slices')).toEqual(['Banner', 'Hero'])

    await expect(client.removeSharedSlice('banner')).rejects.toThrow('no model for the slice "banner"')
    expect(await client.getSharedSliceByID('banner')).toEqual(banner)
    await client.removeCustomType('note')
    await client.removeSharedSlice('banner')
    expect((await client.getAllSharedSlices()).map(({ id }) => id)).toEqual(['hero'])
    expect(await filesOf(service, 'types')).not.toContain('note')
  })

  it('names the folder of a slice after its component', async () => {
    const { service, client } = await start()
    await client.insertSharedSlice({ ...banner, id: 'odds_table', name: 'Odds table – für alle' })
    expect(await filesOf(service, 'slices')).toEqual(['Hero', 'OddsTableFurAlle'])
  })

  it('takes a changed slice', async () => {
    const { client } = await start()
    await client.insertSharedSlice(banner)
    await client.updateSharedSlice({ ...banner, description: 'Above the page' })
    expect(await client.getSharedSliceByID('banner')).toMatchObject({ description: 'Above the page' })
  })

  it('refuses a whole transaction for one part of it', async () => {
    const { service, client } = await start()
    const path = join(service.folder, '../models/types/page/index.json')
    const before = await readFile(path, 'utf8')
    const transaction = createBulkTransaction()
    transaction.updateCustomType({ ...note, id: 'page' })
    transaction.insertCustomType({ ...note, json: { Main: { words: { type: 'Nonsense' } as never } } })
    await expect(client.bulk(transaction)).rejects.toThrow(InvalidPayloadError)
    expect(await readFile(path, 'utf8')).toBe(before)
    expect(await filesOf(service, 'types')).not.toContain('note/index.json')
    await expect(client.getCustomTypeByID('note')).rejects.toThrow(NotFoundError)
  })

  it.each(['../../note', '.', 'a/b', '', 'a'.repeat(300)])(
    'writes nothing outside its folders for a type called %j',
    async (id) => {
      const { service, client } = await start()
      await expect(client.insertCustomType({ ...note, id })).rejects.toThrow(InvalidPayloadError)
      expect(await filesOf(service, 'types')).toEqual(['page', 'person', 'settings'])
    },
  )

  it('keeps used types, refuses taken ids, reports unknown ones', async () => {
    const { client } = await start()
    await expect(client.removeCustomType('person')).rejects.toThrow('has 1 associated documents')
    await expect(client.insertCustomType({ ...note, id: 'person' })).rejects.toThrow(ConflictError)
    await expect(client.updateCustomType(note)).rejects.toThrow(NotFoundError)
    await expect(client.removeSharedSlice('banner')).rejects.toThrow(NotFoundError)
  })

  it('opens to a write token of this repository alone', async () => {
    const { client } = await start({ token: 'another' })
    await expect(client.getAllCustomTypes()).rejects.toThrow(UnauthorizedError)
    const other = await start({ repositoryName: 'other' })
    await expect(other.client.insertSharedSlice(banner)).rejects.toThrow(ForbiddenError)
  })
})

describe('the account of the vendor’s command line', () => {
  it('is the repository, for whoever has a write token', async () => {
    const { service } = await start()
    const profile = (token: string) =>
      service.call('GET', '/user-service/profile', undefined, { cookie: `prismic-auth=${token}` })
    const { status, body } = await profile('a-token')
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: 'test-repo (write token)', shortId: 'test-repo' })
    expect(body['repositories']).toEqual([{ domain: 'test-repo', name: 'test-repo', role: 'Administrator' }])
    for (const other of ['another', '', 'undefined']) expect((await profile(other)).status).toBe(401)
  })

  it('stays closed where there is no write token', async () => {
    const service = await startTestService({ documents })
    for (const headers of [{}, { cookie: 'prismic-auth=' }])
      expect((await service.call('GET', '/user-service/profile', undefined, headers)).status).toBe(401)
  })
})
