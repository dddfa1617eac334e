import { describe, expect, it } from 'vitest'
import { useBackend } from '../../testing/test-backend.ts'

const backend = useBackend()
const place = { of_source: 'here', of_lang: '' }
const entry = {
  id: 'odds',
  uid: 'odds',
  kind: 'article',
  title: 'Roulette odds',
  summary: '',
  title_words: ['roulette', 'odds'],
  lines: [],
  sentences: 0,
  folded: [],
  translates: [],
  digest: 'a',
  words: "'roulette':1A 'odds':2A",
  terms: [
    { word: 'roulette', form: 'roulette', named: true },
    { word: 'odds', form: 'odds', named: true },
  ],
}
const way = { isEach: true, fields: 'ABD' }
const asked = { source: 'here', lang: '', words: ['odds'], forms: {}, ways: [[way]], most: 10, lines: 10 }
const calls = {
  search_word: { word: 'odds' },
  search_known: { ...place, of_ids: null },
  search_may_write: { ...place, of_time: 1 },
  search_begin: { ...place, of_time: 1, by_filler: 'a' },
  search_forget: { ...place, gone: ['odds'] },
  search_put: { ...place, of_time: 1, entries: [entry] },
  search_drop: { ...place, of_time: 1, ids: ['odds'] },
  search_reach: { ...place, of_time: 1, to_ref: 'a' },
  search_forms: { ...place, forms: ['odds'] },
  search_look: { asked, ways: [way] },
  search_find: { asked },
}

describe('the functions of the search', () => {
  it.each(Object.entries(calls))('are for the service role alone: %s', async (name, given) => {
    const { data, error } = await backend.client().rpc(name, given)
    expect([data, error?.code]).toEqual([null, '42501'])
  })

  it('find what was put, and not what was dropped', async () => {
    const service = backend.serviceClient()
    const found = async (): Promise<unknown> => (await service.rpc('search_find', calls.search_find)).data
    await service.rpc('search_put', calls.search_put)
    await service.rpc('search_reach', calls.search_reach)
    expect(await found()).toMatchObject({ hits: [{ id: 'odds', words: ['odds'], inTitle: ['odds'] }] })
    const { data: known } = await service.rpc('search_known', calls.search_known)
    expect(known).toEqual({ ref: 'a', size: 1, documents: { odds: 'a' } })
    await service.rpc('search_drop', calls.search_drop)
    expect(await found()).toEqual({ hits: [], meant: [] })
  })

  it('take nothing of a time before that of what is there', async () => {
    const service = backend.serviceClient()
    const of = { of_source: 'several processes', of_lang: '' }
    const write = async (name: string, given: object): Promise<unknown> =>
      (await service.rpc(name, { ...of, ...given })).data
    expect(await write('search_put', { of_time: 5, entries: [entry] })).toBe(true)
    expect(await write('search_put', { of_time: 4, entries: [{ ...entry, digest: 'old' }] })).toBe(false)
    expect(await write('search_drop', { of_time: 4, ids: ['odds'] })).toBe(false)
    expect(await write('search_reach', { of_time: 4, to_ref: 'old' })).toBe(false)
    expect(await write('search_begin', { of_time: 4, by_filler: 'slow' })).toBe('newer')
    expect(await write('search_known', { of_ids: null })).toEqual({
      ref: null,
      size: 1,
      documents: { odds: 'a' },
    })
  })

  it('leave it to one process at a time to fill, until it has', async () => {
    const service = backend.serviceClient()
    const of = { of_source: 'several that fill', of_lang: '', of_time: 1 }
    const begin = async (by_filler: string): Promise<unknown> =>
      (await service.rpc('search_begin', { ...of, by_filler })).data
    expect([await begin('one'), await begin('other'), await begin('one')]).toEqual(['begun', 'busy', 'begun'])
    await service.rpc('search_reach', { ...of, to_ref: 'a' })
    expect(await begin('other')).toBe('begun')
  })

  it('let a process that fills go on while others wait with later times', async () => {
    const service = backend.serviceClient()
    const of = { of_source: 'one that fills, and one that waits', of_lang: '' }
    const write = async (name: string, given: object): Promise<unknown> =>
      (await service.rpc(name, { ...of, ...given })).data
    expect(await write('search_begin', { of_time: 1, by_filler: 'one' })).toBe('begun')
    expect(await write('search_begin', { of_time: 2, by_filler: 'other' })).toBe('busy')
    expect(await write('search_put', { of_time: 1, entries: [entry] })).toBe(true)
    expect(await write('search_reach', { of_time: 1, to_ref: 'a' })).toBe(true)
    expect(await write('search_begin', { of_time: 2, by_filler: 'other' })).toBe('begun')
    expect(await write('search_put', { of_time: 1, entries: [entry] })).toBe(false)
  })

  it('take a portion without documents for a sign that who fills is at it', async () => {
    const service = backend.serviceClient()
    const of = { of_source: 'one that compares', of_lang: '', of_time: 1 }
    const leftUntil = async (): Promise<number> => {
      const { data } = await service.from('search_versions').select().eq('source', of.of_source).single()
      return Date.parse(data.filled_by)
    }
    await service.rpc('search_begin', { ...of, by_filler: 'one' })
    const before = await leftUntil()
    await service.rpc('search_put', { ...of, entries: [] })
    expect(await leftUntil()).toBeGreaterThan(before)
  })
})
