import { afterEach, describe, expect, it, vi } from 'vitest'
import { runWithServices } from './run-with-services.ts'

afterEach(() => vi.restoreAllMocks())

/** Both are named, so none is started. */
const hosted = { ...process.env, CONTENT_REPOSITORY: 'ours', BACKEND_URL: 'https://abc.supabase.example' }

describe('runWithServices', () => {
  it('starts no service the environment names, and ends with the command', async () => {
    const line = ['--', process.execPath, '-e', 'process.exit(process.env.CONTENT_ENDPOINT ? 1 : 7)']
    expect(await runWithServices(line, hosted)).toBe(7)
  })

  it('starts no content service where there are no models', async () => {
    const { CONTENT_REPOSITORY: _repository, ...env } = hosted
    const line = ['--', process.execPath, '-e', 'process.exit(process.env.CONTENT_ENDPOINT ? 1 : 7)']
    expect(await runWithServices(line, env)).toBe(7)
  })

  it('says what is missing when there is no command', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await runWithServices([], hosted)).toBe(1)
    expect(said).toHaveBeenCalledWith(expect.stringContaining('no command to run'))
  })
})
