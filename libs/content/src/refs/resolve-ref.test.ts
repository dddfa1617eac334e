import { describe, expect, it, vi } from 'vitest'
import { parseRepository } from '../wire/repository.ts'
import { resolveRef } from './resolve-ref.ts'

const repository = parseRepository(
  {
    refs: [
      { id: 'master', ref: 'published', label: 'Master', isMasterRef: true },
      { id: 'r1', ref: 'spring', label: 'Spring' },
      { id: 'Master', ref: 'trap', label: 'published' },
    ],
  },
  'https://x.example',
)

type Mode = Parameters<typeof resolveRef>[0]['mode']
const refOf = (mode: Mode, explicit?: string, read = async () => repository) =>
  resolveRef({ explicit, mode }, read)
const published = {} as Mode

describe('resolveRef', () => {
  it('reads what is published by default', async () => {
    expect(await refOf(published)).toBe('published')
  })

  it('takes the query’s own ref first, and asks nothing', async () => {
    const read = vi.fn(async () => repository)
    expect(await refOf({ release: 'r1' }, 'own', read)).toBe('own')
    expect(read).not.toHaveBeenCalled()
  })

  it('takes a ref, also from a function', async () => {
    expect(await refOf({ ref: 'draft' })).toBe('draft')
    expect(await refOf({ ref: () => 'draft' })).toBe('draft')
  })

  it('falls back on what is published without a ref', async () => {
    expect(await refOf({ ref: () => undefined })).toBe('published')
    expect(await refOf({ ref: '' })).toBe('published')
  })

  it('finds a release by id or label', async () => {
    expect(await refOf({ release: 'r1' })).toBe('spring')
    expect(await refOf({ releaseLabel: 'Spring' })).toBe('spring')
  })

  it.each([{ release: 'master' }, { release: 'Spring' }, { releaseLabel: 'Master' }])(
    'takes nothing else for a release: %o',
    async (mode) => {
      await expect(refOf(mode)).rejects.toMatchObject({ code: 'content/reference-missing' })
    },
  )

  it('fails where nothing is published', async () => {
    const empty = { ...repository, refs: [] }
    await expect(refOf(published, undefined, async () => empty)).rejects.toMatchObject({
      code: 'content/reference-missing',
    })
  })
})
