import { describe, expect, it } from 'vitest'
import { useStorage } from '../testing/storage-world.ts'

const world = useStorage()

describe('buckets', () => {
  // shows R134
  it('are made, seen, changed and deleted by the service', async () => {
    const { storage } = world.service
    expect(
      (
        await storage.createBucket('passing', {
          public: false,
          fileSizeLimit: '200KB',
          allowedMimeTypes: ['text/plain'],
        })
      ).data,
    ).toEqual({ name: 'passing' })
    expect((await storage.getBucket('passing')).data).toMatchObject({
      id: 'passing',
      public: false,
      file_size_limit: 200_000,
      allowed_mime_types: ['text/plain'],
    })
    await storage.updateBucket('passing', { public: true })
    expect((await storage.getBucket('passing')).data).toMatchObject({
      public: true,
      file_size_limit: 200_000,
    })
    expect((await storage.listBuckets()).data?.map(({ id }) => id)).toContain('passing')

    await storage.from('passing').upload('a.txt', 'a', { contentType: 'text/plain' })
    expect((await storage.deleteBucket('passing')).error).toMatchObject({ statusCode: '409' })
    expect((await storage.emptyBucket('passing')).error).toBeNull()
    expect((await storage.deleteBucket('passing')).error).toBeNull()
    expect((await storage.getBucket('passing')).error).toMatchObject({
      statusCode: '404',
      message: 'Bucket not found',
    })
  })

  it('are not made twice, nor by readers, nor under odd names', async () => {
    expect((await world.service.storage.createBucket('private')).error).toMatchObject({ statusCode: '409' })
    expect((await world.reader.storage.createBucket('mine')).error).toMatchObject({ statusCode: '403' })
    expect((await world.service.storage.createBucket('a/b')).error).toMatchObject({ statusCode: '400' })
    expect(
      (await world.service.storage.createBucket('big', { public: false, fileSizeLimit: '2GB' })).error,
    ).toMatchObject({ statusCode: '413' })
  })

  it('are invisible to readers without a policy', async () => {
    expect((await world.reader.storage.listBuckets()).data).toEqual([])
  })
})
