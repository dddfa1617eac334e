import { cancel, multiselect, select, text } from '@clack/prompts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askForSite } from './questions.ts'

const left = Symbol('left')
vi.mock('@clack/prompts', () => ({
  cancel: vi.fn(),
  intro: vi.fn(),
  multiselect: vi.fn(),
  isCancel: (answer: unknown) => answer === left,
  select: vi.fn(),
  text: vi.fn(),
}))
afterEach(() => vi.clearAllMocks())

describe('askForSite', () => {
  it('asks for the languages where the folder was given', async () => {
    vi.mocked(select).mockResolvedValueOnce('embedded').mockResolvedValueOnce('ar-AE')
    vi.mocked(multiselect).mockResolvedValueOnce(['en-GB', 'de-DE'])
    expect(await askForSite({ folder: 'a' }, true)).toEqual({
      folder: 'a',
      services: 'embedded',
      language: 'ar-AE',
      otherLanguages: ['en-GB', 'de-DE'],
    })
    const [{ options, required }] = vi.mocked(multiselect).mock.calls[0]!
    expect(options.map(({ value }) => value)).not.toContain('ar-AE')
    expect(required).toBe(false)
  })

  it('writes nothing where the question for other languages was left', async () => {
    vi.mocked(select).mockResolvedValueOnce('de-DE')
    vi.mocked(multiselect).mockResolvedValueOnce(left)
    vi.mocked(text).mockResolvedValueOnce('a')
    expect(await askForSite({ services: 'hosted' }, true)).toBeUndefined()
    expect(cancel).toHaveBeenCalledWith('Nothing was written.')
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
