import { describe, expect, it } from 'vitest'
import { parseRepository } from '../wire/repository.ts'
import { createRepositoryCache } from './repository-cache.ts'

const repository = (ref: string) =>
  parseRepository({ refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }] }, 'https://x.example')

/** A cache of five seconds, whose service has a newer ref at each request. */
function bench() {
  const bench = { nowMs: 0, requests: 0 }
  const cache = createRepositoryCache(5_000, () => bench.nowMs)
  const read = async () => {
    const { refs } = await cache.read(async () => repository(`ref-${++bench.requests}`))
    return refs[0]?.ref
  }
  return Object.assign(bench, { cache, read })
}

describe('createRepositoryCache', () => {
  it('asks once within its time', async () => {
    const site = bench()
    expect(await site.read()).toBe('ref-1')
    site.nowMs = 4_999
    expect(await site.read()).toBe('ref-1')
    expect(site.requests).toBe(1)
  })

  it('asks again when its time is over', async () => {
    const site = bench()
    await site.read()
    site.nowMs = 5_000
    expect(await site.read()).toBe('ref-2')
  })

  it('asks again once it was told to forget', async () => {
    const site = bench()
    await site.read()
    site.cache.forget()
    expect(await site.read()).toBe('ref-2')
  })

  it('gives what it was told to keep without asking', async () => {
    const site = bench()
    site.cache.keep(repository('told'))
    expect(await site.read()).toBe('told')
    expect(site.requests).toBe(0)
  })

  it('keeps nothing of a request that failed', async () => {
    const site = bench()
    const failure = new TypeError('fetch failed')
    await expect(site.cache.read(() => Promise.reject(failure))).rejects.toBe(failure)
    expect(await site.read()).toBe('ref-1')
  })
})
