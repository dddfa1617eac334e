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

  it('are made once, by no reader', async () => {
    expect((await world.service.storage.createBucket('private')).error).toMatchObject({ statusCode: '409' })
    expect((await world.reader.storage.createBucket('mine')).error).toMatchObject({ statusCode: '403' })
    expect((await world.service.storage.createBucket('a/b')).error).toMatchObject({ statusCode: '400' })
    expect(
      (await world.service.storage.createBucket('big', { public: false, fileSizeLimit: '2GB' })).error,
    ).toMatchObject({ statusCode: '413' })
  })

  it('are listed in part, searched and sorted', async () => {
    const { storage } = world.service
    for (const id of ['Listed-a', 'listed-b', 'listed-c']) await storage.createBucket(id)
    const ids = async (options: Parameters<typeof storage.listBuckets>[0]): Promise<string[] | undefined> =>
      (await storage.listBuckets(options)).data?.map(({ id }) => id)
    expect(await ids({ search: 'LISTED-' })).toEqual(['Listed-a', 'listed-b', 'listed-c'])
    expect(
      await ids({ search: 'listed-', sortColumn: 'name', sortOrder: 'desc', limit: 1, offset: 1 }),
    ).toEqual(['listed-b'])
    expect(await ids({ search: '%' })).toEqual([])
  })

  it.each([
    ['a limit of nothing', { limit: 0 }],
    ['an offset below zero', { offset: -1 }],
    ['an order that there is not', { sortOrder: 'sideways' as 'asc' }],
    ['a column that holds no such thing', { sortColumn: 'owner' as 'id' }],
  ])('are not listed by %s', async (_what, options) => {
    expect((await world.service.storage.listBuckets(options)).error).toMatchObject({ status: 400 })
  })

  it('are invisible to readers without a policy', async () => {
    expect((await world.reader.storage.listBuckets()).data).toEqual([])
  })
})
