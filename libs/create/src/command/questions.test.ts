import { cancel, select, text } from '@clack/prompts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askForSite } from './questions.ts'

const left = Symbol('left')
vi.mock('@clack/prompts', () => ({
  cancel: vi.fn(),
  intro: vi.fn(),
  isCancel: (answer: unknown) => answer === left,
  select: vi.fn(),
  text: vi.fn(),
}))
afterEach(() => vi.clearAllMocks())

describe('askForSite', () => {
  it('asks for the language where the folder was given', async () => {
    vi.mocked(select).mockResolvedValueOnce('embedded').mockResolvedValueOnce('ar-AE')
    expect(await askForSite({ folder: 'a' }, true)).toEqual({
      folder: 'a',
      services: 'embedded',
      language: 'ar-AE',
    })
  })

  it('asks nothing more after a question that was left', async () => {
    vi.mocked(text).mockResolvedValueOnce(left)
    expect(await askForSite({}, true)).toBeUndefined()
    expect(select).not.toHaveBeenCalled()
    expect(cancel).toHaveBeenCalledWith('Nothing was written.')
  })

  it('asks nothing where all of it was said', async () => {
    const said = { folder: 'a', services: 'hosted' } as const
    expect(await askForSite(said, true)).toEqual(said)
    expect(select).not.toHaveBeenCalled()
  })
})
