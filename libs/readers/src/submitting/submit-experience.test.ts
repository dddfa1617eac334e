import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { refusalTexts } from '../experiences/experience-texts.ts'
import { submitExperience } from './submit-experience.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))

const body = 'My payout took four days, and nobody asked why.'
const small = sharp({ create: { width: 9, height: 9, channels: 3, background: '#0e4b38' } }).png()
const drawing = new Blob([new Uint8Array(await small.toBuffer())])

const form = (fields: Record<string, string>, ...pictures: Blob[]) => ({
  get: (name: string) => ({ payouts: '4', terms: '2', support: '5', games: '3', body, ...fields })[name],
  file: (name: string) => pictures[Number(name.replace('picture-', '')) - 1] as File | undefined,
})

describe('submitExperience', () => {
  it('looks at no picture while a field is wrong', async () => {
    const [keep, read] = [vi.fn(async () => undefined), vi.spyOn(drawing, 'arrayBuffer')]
    expect(await submitExperience(form({ body: 'Bad.' }, drawing), 'ann', keep)).toMatchObject({
      code: 'auth/form-invalid',
      typed: { fields: { body: 'Bad.' }, wrong: { body: 'short' } },
    })
    expect(keep).not.toHaveBeenCalled()
    expect(read).not.toHaveBeenCalled()
  })

  it('keeps nothing beside a file that is no picture', async () => {
    const keep = vi.fn(async () => undefined)
    const told = await submitExperience(form({}, drawing, new Blob(['words'])), 'ann', keep)
    expect(told).toMatchObject({ code: 'auth/form-invalid', typed: { wrong: { 'picture-1': 'picture' } } })
    expect(keep).not.toHaveBeenCalled()
    expect(refusalTexts()['picture']).toContain('JPEG, PNG or WebP')
    expect(refusalTexts()['picture']).toMatch(/HEIC.*save them as JPEG/)
  })

  it('keeps the text beside pictures that are too large together', async () => {
    const keep = vi.fn(async () => undefined)
    const photographs = Array.from({ length: 3 }, () => new Blob([new Uint8Array(7 * 1024 * 1024)]))
    const told = await submitExperience(form({}, ...photographs), 'ann', keep)
    expect(told).toEqual({
      code: 'auth/form-invalid',
      typed: { fields: expect.objectContaining({ body }), wrong: { 'picture-1': 'pictures-large' } },
    })
    expect(refusalTexts()['pictures-large']).toContain('20 MB together')
    expect(keep).not.toHaveBeenCalled()
  })

  it('makes the pictures when they are asked for', async () => {
    const keep = vi.fn(async (_told: unknown, make?: () => Promise<readonly Uint8Array[] | undefined>) => {
      expect(await make?.()).toHaveLength(2)
      return undefined
    })
    expect(await submitExperience(form({}, drawing, drawing), 'ann', keep)).toBeUndefined()
    expect(keep).toHaveBeenCalledTimes(1)
  })

  it('gives back the text while the reader’s pictures are made', async () => {
    const first = Promise.withResolvers<undefined>()
    const told = submitExperience(form({}, drawing), 'ann', () => first.promise)
    const keep = vi.fn(async () => undefined)
    expect(await submitExperience(form({}, drawing), 'ann', keep)).toMatchObject({
      code: 'auth/unavailable',
      typed: { fields: { body }, wrong: {} },
    })
    expect(keep).not.toHaveBeenCalled()
    expect(await submitExperience(form({}), 'ann', keep)).toBeUndefined()
    expect(await submitExperience(form({}, drawing), 'ben', keep)).toBeUndefined()
    first.resolve(undefined)
    expect(await told).toBeUndefined()
  })

  it('says beside the pictures that they are too many', async () => {
    const shown = await submitExperience(form({}, drawing), 'ann', async () => 'limit/pictures-a-day')
    expect(shown).toMatchObject({ typed: { wrong: { 'picture-1': 'limit/pictures-a-day' } } })
    expect(refusalTexts()['limit/pictures-a-day']).toContain('Send this without pictures, or tomorrow.')
  })
})
