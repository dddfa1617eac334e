import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { killableFolder } from '../testing/killable-backend.ts'
import { migrations, textFile, useStorage } from '../testing/storage-world.ts'
import { startTestBackend } from '../testing/test-backend.ts'

const world = useStorage()

/** How many files of the service hold these words, whatever its rows say. */
async function filesWith(words: string): Promise<number> {
  const folder = join(world.backend.folder, 'objects')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
  )
  return texts.filter((text) => text === words).length
}

describe('moving, copying, removing', () => {
  // shows R137, R138
  it('moves and copies, within a bucket and between two', async () => {
    const bucket = world.reader.storage.from('private')
    await bucket.upload('from.txt', textFile('content'))
    expect((await bucket.move('from.txt', 'moved/to.txt')).data).toMatchObject({
      message: 'Successfully moved',
    })
    expect((await bucket.copy('moved/to.txt', 'copied.txt')).data).toEqual({ path: 'private/copied.txt' })
    expect(await (await bucket.download('copied.txt')).data?.text()).toBe('content')
    expect((await bucket.exists('from.txt')).data).toBe(false)

    expect((await bucket.copy('copied.txt', 'x.txt', { destinationBucket: 'public' })).error).toMatchObject({
      statusCode: '403',
    })
    expect(
      (
        await world.service.storage
          .from('private')
          .copy('copied.txt', 'x.txt', { destinationBucket: 'public' })
      ).error,
    ).toBeNull()
    expect((await bucket.move('nothing.txt', 'y.txt')).error).toMatchObject({ statusCode: '404' })
  })

  it('holds the rules of the bucket it copies to', async () => {
    await world.service.storage.from('public').upload('page.txt', textFile('x'))
    const { error } = await world.service.storage
      .from('public')
      .copy('page.txt', 'page', { destinationBucket: 'pictures' })
    expect(error).toMatchObject({ statusCode: '415' })
  })

  // shows R139
  it('removes permitted objects with their bytes', async () => {
    await world.reader.storage.from('private').upload('gone.txt', textFile('to be gone'))
    expect(await filesWith('to be gone')).toBe(1)
    expect((await world.other.storage.from('private').remove(['gone.txt'])).data).toEqual([])
    const { data } = await world.reader.storage.from('private').remove(['gone.txt', 'never.txt'])
    expect(data?.map(({ name }) => name)).toEqual(['gone.txt'])
    expect((await world.reader.storage.from('private').download('gone.txt')).error).toMatchObject({
      statusCode: '404',
      code: 'NoSuchKey',
    })
    expect(await filesWith('to be gone')).toBe(0)
  })

  // shows R136
  it('keeps no bytes of what was replaced', async () => {
    const bucket = world.service.storage.from('private')
    await bucket.upload('first.txt', textFile('what was before'))
    await bucket.upload('first.txt', textFile('what is now'), { upsert: true })
    expect([await filesWith('what was before'), await filesWith('what is now')]).toEqual([0, 1])
  })

  it('does not let rows be deleted behind the service’s back', async () => {
    const { error } = await world.service
      .schema('storage' as 'public')
      .from('objects')
      .delete()
      .eq('bucket_id', 'public')
    expect(error).toMatchObject({ code: 'PGRST106' })
  })
})

describe('files left behind', () => {
  // shows F47
  it('by a crash are removed at start, if unused', async () => {
    const first = await startTestBackend({ migrations, folder: await killableFolder() })
    await first.serviceClient().storage.createBucket('kept', { public: true })
    await first.serviceClient().storage.from('kept').upload('x.txt', textFile('kept'))
    await first.close()
    await mkdir(join(first.folder, 'objects', 'aa'), { recursive: true })
    await writeFile(join(first.folder, 'objects', 'aa', 'aa-lost.part'), 'half')

    const second = await startTestBackend({ migrations, folder: first.folder })
    expect(await readdir(join(first.folder, 'objects', 'aa'))).not.toContain('aa-lost.part')
    const { publicUrl } = second.client().storage.from('kept').getPublicUrl('x.txt').data
    expect(await (await fetch(publicUrl)).text()).toBe('kept')
    await second.close()
  })
})
