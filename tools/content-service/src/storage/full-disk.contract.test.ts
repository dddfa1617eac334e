import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ContentServiceOptions } from '../index.ts'
import {
  drawing,
  serve,
  startTestService,
  temporaryFolder,
  writeRepository,
} from '../testing/start-test-service.ts'
import type { TestService } from '../testing/start-test-service.ts'
import { writeFileSafely } from './write-files.ts'

const about = { id: 'page_about', type: 'page', uid: 'about', data: { lead: 'As published' } }

interface Disk {
  /** Whether there is room for a file. */
  takes: (path: string) => boolean
  lines: string[]
  service: Partial<ContentServiceOptions>
}

function createDisk(takes: Disk['takes'] = () => true): Disk {
  const disk: Disk = {
    takes,
    lines: [],
    service: {
      log: (line, level) => level !== 'debug' && disk.lines.push(line),
      writeToken: 'secret',
      writeFile: async (path, content) => {
        if (disk.takes(path)) return writeFileSafely(path, content)
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      },
    },
  }
  return disk
}

const isFull = (): boolean => false

const leadOf = async (service: TestService): Promise<unknown> =>
  (await service.client().getByUID('page', 'about')).data['lead']

async function saveDraft(service: TestService, lead: string): Promise<number> {
  const { body } = await service.call('GET', '/desk/api/documents/page_about')
  const headers = { 'if-match': body['version'] as string }
  return (await service.call('PUT', '/desk/api/documents/page_about/draft', { data: { lead } }, headers))
    .status
}

describe('a full disk', () => {
  it('keeps nobody from reading, and is named to whoever writes', async () => {
    const folder = await temporaryFolder()
    await writeRepository(folder, { documents: [about] })
    const disk = createDisk(isFull)
    const service = await serve(folder, { service: disk.service })
    expect(await leadOf(service)).toBe('As published')
    expect(disk.lines.join('\n')).toContain('no space left on device')

    const ref = await service.masterRef()
    const refused = await service.call('POST', '/desk/api/documents/page_about/unpublish')
    expect(refused).toMatchObject({ status: 507, body: { error: { code: 'desk/unwritable' } } })
    expect(JSON.stringify(refused.body)).toContain('no space left on device')
    expect(await service.masterRef()).toBe(ref)
    expect(await leadOf(service)).toBe('As published')

    disk.takes = () => true
    expect((await service.call('POST', '/desk/api/documents/page_about/unpublish')).status).toBe(200)
    expect(disk.lines.at(-1)).toContain('can be written again')
  })

  it('is named to API writers, and leaves no half file', async () => {
    const disk = createDisk((path) => !/drafts|releases|assets\.json|journal/.test(path))
    const service = await startTestService({ documents: [about], service: disk.service })
    const headers = { authorization: 'Bearer secret', repository: 'test-repo' }
    const document = { title: 'New', type: 'page', uid: 'new', lang: 'en-gb', data: {} }
    const migrated = await service.call('POST', '/migration-api/documents', document, headers)
    expect(migrated).toMatchObject({
      status: 507,
      body: { message: expect.stringContaining('ENOSPC') as string },
    })

    const form = new FormData()
    form.set('file', new File([drawing.replace('#246', '#135')], 'New one.svg', { type: 'image/svg+xml' }))
    const added = await fetch(`${service.origin}/asset-api/assets`, { method: 'POST', headers, body: form })
    expect([added.status, (await added.text()).includes('no space left')]).toEqual([507, true])
    expect(readdirSync(join(service.folder, 'images'))).toEqual(['drawing.svg'])
    const listed = await service.call('GET', '/asset-api/assets', undefined, headers)
    expect(listed.body['total']).toBe(1)
  })

  it('keeps a change and writes the rest later', async () => {
    const disk = createDisk()
    const service = await startTestService({ documents: [about], service: disk.service })
    expect(await saveDraft(service, 'Changed')).toBe(200)
    disk.takes = (path) => path.endsWith('journal.json')
    expect((await service.call('POST', '/desk/api/documents/page_about/publish')).status).toBe(200)
    expect(await leadOf(service)).toBe('Changed')
    expect(await saveDraft(service, 'Refused')).toBe(507)

    disk.takes = () => true
    expect(await saveDraft(service, 'Later')).toBe(200)
    await service.close()
    const again = await serve(join(service.folder, '..'))
    expect(await leadOf(again)).toBe('Changed')
    expect((await again.call('GET', '/desk/api/documents/page_about')).body).toMatchObject({
      draft: { document: { data: { lead: 'Later' } } },
    })
  })

  it('shows what an ended process had promised', async () => {
    const folder = await temporaryFolder()
    const files = {
      'drafts/gone.json': '{"saved_at":1,"document":{"id":"gone","type":"page","lang":"en-gb","data":{}}}',
    }
    await writeRepository(folder, { documents: [about], files })
    const moved = { ...about, uid: 'moved', lang: 'en-gb', tags: [] }
    const journal = join(folder, 'content/journal.json')
    const promised = {
      'documents/page/moved.json': JSON.stringify(moved),
      'documents/page/about.en-gb.json': null,
      drafts: null,
    }
    await writeFile(journal, JSON.stringify(promised))
    const disk = createDisk(isFull)
    const service = await serve(folder, { service: disk.service })
    const pages = async (): Promise<unknown> =>
      (await service.client().getAllByType('page')).map(({ id, uid }) => [id, uid])
    expect(await pages()).toEqual([['page_about', 'moved']])
    expect((await service.call('GET', '/desk/api/documents/gone')).status).toBe(404)

    disk.takes = () => true
    expect(await saveDraft(service, 'Later')).toBe(200)
    expect([existsSync(journal), readdirSync(join(folder, 'content/documents/page'))]).toEqual([
      false,
      ['moved.json'],
    ])
    expect(await pages()).toEqual([['page_about', 'moved']])
  })

  it('lets a new folder’s seed be read, written later', async () => {
    const folder = await temporaryFolder()
    await writeRepository(folder, { documents: [about] })
    const seed = join(folder, 'seed')
    await rename(join(folder, 'content'), seed)
    await mkdir(join(folder, 'content'))
    const disk = createDisk(isFull)
    const service = await serve(folder, { service: { ...disk.service, seed } })
    expect(await leadOf(service)).toBe('As published')
    disk.takes = () => true
    expect(await saveDraft(service, 'Later')).toBe(200)
    expect(readFileSync(join(folder, 'content/documents/page/about.en-gb.json'), 'utf8')).toContain(
      'As published',
    )
    expect(existsSync(join(folder, 'content/images/drawing.svg'))).toBe(true)
  })

  it('puts a scheduled release off, and does not lose it', async () => {
    const disk = createDisk()
    const service = await startTestService({ documents: [about], service: disk.service })
    const nowMs = (await service.call('GET', '/control/clock')).body['nowMs'] as number
    const release = { label: 'Spring', scheduledAtMs: nowMs + 3_600_000 }
    const { body } = await service.call('POST', '/desk/api/releases', release)
    const path = `/desk/api/releases/${body['id'] as string}/documents/page_about`
    await service.call('PUT', path, { data: { lead: 'In spring' } })
    disk.takes = isFull
    await service.call('POST', '/control/clock', { advanceMs: 3_600_001 })
    expect(await leadOf(service)).toBe('As published')
    disk.takes = () => true
    await service.call('POST', '/control/clock', { advanceMs: 60_001 })
    expect(await leadOf(service)).toBe('In spring')
  })
})
