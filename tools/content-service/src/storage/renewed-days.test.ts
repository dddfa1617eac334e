import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readRenewedDays, renewDays } from './renewed-days.ts'
import { seedFolder } from './seed.ts'
import { openStorage } from './storage.ts'

const renewed = { bonus: { past: ['last_verified'], future: ['valid_to'] } }
const offer = { id: 'b', type: 'bonus', data: { last_verified: '2026-11-09', valid_to: '2027-01-31' } }
const renewedAt = (day: string) => renewDays(offer, renewed, Date.parse(`${day}T15:00:00Z`))['data']

describe('renewDays', () => {
  it('leaves a document alone for three weeks', () => {
    expect(renewedAt('2026-11-30')).toEqual(offer.data)
  })

  it('moves a look by weeks into the last one', () => {
    expect(renewedAt('2026-12-01')).toEqual({ last_verified: '2026-11-30', valid_to: '2027-01-31' })
    expect(renewedAt('2031-05-05')).toMatchObject({ last_verified: '2031-05-05' })
  })

  it('moves an end that is over by whole years', () => {
    expect(renewedAt('2027-01-31')).toMatchObject({ valid_to: '2027-01-31' })
    expect(renewedAt('2027-02-01')).toMatchObject({ valid_to: '2028-01-30' })
  })

  it('moves nothing else', () => {
    const review = { ...offer, type: 'casino_review' }
    const never = { id: 'b', type: 'bonus', data: { last_verified: null, first: '2020-01-01' } }
    expect(renewDays(review, renewed, Date.parse('2031-01-01'))).toBe(review)
    expect(renewDays(never, renewed, Date.parse('2031-01-01'))).toEqual(never)
  })
})

async function makeSeed(renewedText: string): Promise<{ seed: string; folder: string }> {
  const root = await mkdtemp(join(tmpdir(), 'renewed-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const seed = join(root, 'seed')
  await mkdir(join(seed, 'documents/bonus'), { recursive: true })
  await writeFile(join(seed, 'repository.json'), '{}')
  await writeFile(join(seed, 'renewed.json'), renewedText)
  await writeFile(join(seed, 'documents/bonus/b.json'), JSON.stringify(offer))
  return { seed, folder: join(root, 'folder') }
}

describe('seedFolder', () => {
  it('renews what it wrote before and keeps what was edited', async () => {
    const { seed, folder } = await makeSeed(JSON.stringify(renewed))
    await mkdir(folder)
    const storage = await openStorage({ folder, log: () => undefined })
    const path = join(folder, 'documents/bonus/b.json')
    const verified = async () => (JSON.parse(await readFile(path, 'utf8')) as typeof offer).data.last_verified
    await seedFolder(seed, storage, Date.parse('2026-11-20'))
    expect(await readFile(path, 'utf8')).toBe(JSON.stringify(offer))
    const later = await seedFolder(seed, storage, Date.parse('2027-03-01'))
    expect(later.copied).toEqual(['documents/bonus/b.json'])
    expect(await verified()).toBe('2027-03-01')
    await writeFile(path, JSON.stringify({ ...offer, data: { last_verified: '2027-03-02' } }))
    const edited = await seedFolder(seed, storage, Date.parse('2027-06-01'))
    expect([edited.copied, edited.kept]).toEqual([[], ['documents/bonus/b.json']])
    expect(await verified()).toBe('2027-03-02')
  })
})

describe('readRenewedDays', () => {
  it('refuses a file that says something else', async () => {
    const { seed } = await makeSeed('{ "bonus": ["last_verified"] }')
    await expect(readRenewedDays(seed)).rejects.toMatchObject({ code: 'content-service/invalid-repository' })
  })
})
