import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startTestService } from '../testing/start-test-service.ts'

const documents = [{ id: 'p', type: 'page', uid: 'p', data: { product: { id: '1' } } }]
const shop = (price: number): { id: string; title: string; blob: { price: number } }[] => [
  { id: '1', title: 'Chair', blob: { price } },
]

describe('integration fields', () => {
  // shows R052
  it('carry the item of their catalogue, and the repository names its state', async () => {
    const service = await startTestService({ documents, files: { 'integrations/shop.json': shop(10) } })
    const repository = await service.client().getRepository()
    expect(repository.integrationFieldsRef).toMatch(/^X/)
    expect((await service.client().getByUID('page', 'p')).data['product']).toEqual({ price: 10 })
  })

  it('change without a new master ref; old states stay readable', async () => {
    const service = await startTestService({ documents, files: { 'integrations/shop.json': shop(10) } })
    const ref = await service.masterRef()
    const { integrationFieldsRef } = await service.client().getRepository()
    await writeFile(join(service.folder, 'integrations/shop.json'), JSON.stringify(shop(20)))
    await service.call('POST', '/control/reload')
    expect(await service.masterRef()).toBe(ref)
    expect((await service.client().getByUID('page', 'p')).data['product']).toEqual({ price: 20 })
    const pinned = await service
      .client()
      .getByUID('page', 'p', { integrationFieldsRef: integrationFieldsRef ?? '' })
    expect(pinned.data['product']).toEqual({ price: 10 })
  })

  it('are empty without a catalogue', async () => {
    const service = await startTestService({ documents })
    expect((await service.client().getRepository()).integrationFieldsRef).toBeNull()
    expect((await service.client().getByUID('page', 'p')).data['product']).toBeNull()
  })
})
