import { describe, expect, it } from 'vitest'
import { createSharedFiles } from './shared-files.ts'

/** The hashes of a Redis, in memory. */
function bench() {
  const hashes = new Map<string, Map<string, string>>()
  const at = (key: string) => hashes.get(key) ?? hashes.set(key, new Map()).get(key)!
  const redis = {
    hGet: async (key: string, field: string) => at(key).get(field) ?? null,
    hSet: async (key: string, field: string, value: string) => at(key).set(field, value),
    hKeys: async (key: string) => [...at(key).keys()],
    hLen: async (key: string) => at(key).size,
  }
  return {
    at,
    files: (secret = 'hush', key = 'site') => createSharedFiles(Promise.resolve(redis), key, secret),
  }
}

describe('createSharedFiles', () => {
  it('gives every process what one has written', async () => {
    const { files } = bench()
    await files().write('list', 'one two')
    expect(await files().read('list')).toBe('one two')
    expect(await files().names()).toEqual(['list'])
    expect(await files().count()).toBe(1)
  })

  it('has nothing under a name nobody wrote', async () => {
    expect(await bench().files().read('list')).toBeUndefined()
  })

  it('believes nothing of another secret', async () => {
    const { files } = bench()
    await files('another').write('list', 'one')
    expect(await files().read('list')).toBeUndefined()
  })

  it('believes no text under another name or site', async () => {
    const { at, files } = bench()
    await files().write('list', 'one')
    const kept = at('site').get('list')!
    at('site').set('copy', kept)
    at('other').set('list', kept)
    expect(await files().read('copy')).toBeUndefined()
    expect(await files('hush', 'other').read('list')).toBeUndefined()
  })

  it('believes no text without a mark', async () => {
    const { at, files } = bench()
    at('site').set('list', 'one')
    expect(await files().read('list')).toBeUndefined()
  })
})
