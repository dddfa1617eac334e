import { createServer } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { nextFreePort } from './next-free-port.ts'
import { runWithServices } from './run-with-services.ts'
import { startServices } from './start-services.ts'

afterEach(() => vi.restoreAllMocks())

/** Both are named, so none is started. */
const hosted = { ...process.env, CONTENT_REPOSITORY: 'ours', BACKEND_URL: 'https://abc.supabase.example' }

describe('runWithServices', () => {
  it('starts no service the environment names, and ends with the command', async () => {
    const line = ['--', process.execPath, '-e', 'process.exit(process.env.CONTENT_ENDPOINT ? 1 : 7)']
    expect(await runWithServices(line, hosted)).toBe(7)
  })

  it('gives the site a port that is free, and says which', async () => {
    const { SITE_ORIGIN: _origin, PORT: _port, ...unplaced } = { SITE_ORIGIN: '', PORT: '', ...hosted }
    const taken = createServer()
    await new Promise<void>((resolve) =>
      taken.once('error', () => resolve()).listen(3_000, '127.0.0.1', resolve),
    )
    onTestFinished(() => void taken.close())
    const line =
      "process.exit(process.env.SITE_ORIGIN.endsWith(process.env.PORT) && process.env.PORT !== '3000' ? 7 : 1)"
    expect(await runWithServices(['--', process.execPath, '-e', line], unplaced)).toBe(7)
    const named = { ...unplaced, SITE_ORIGIN: 'http://localhost:3001' }
    expect(
      await runWithServices(['--', process.execPath, '-e', 'process.exit(process.env.PORT ? 1 : 7)'], named),
    ).toBe(7)
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

  it('says how it is used, and starts nothing', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    expect(await runWithServices(['--help'], {})).toBe(0)
    expect(said.mock.calls).toEqual([[expect.stringMatching(/^Usage: house-edge-dev /)]])
  })

  it('answers an option it does not know with its name and the usage', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await runWithServices(['--freeports', '--', 'next', 'dev'], {})).toBe(1)
    expect(said.mock.calls).toEqual([
      [expect.stringMatching(/^Unknown option '--freeports'[^\n]*\n\nUsage: /)],
    ])
  })

  it('says who finds programs of installed packages', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await runWithServices(['--', 'no-such-program'], hosted)).toBe(1)
    expect(said.mock.calls).toEqual([[expect.stringContaining('There is no program "no-such-program"')]])
  })

  it('serves models of a site that has no slices', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dev-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    mkdirSync(join(folder, 'customtypes/page'), { recursive: true })
    writeFileSync(
      join(folder, 'customtypes/page/index.json'),
      JSON.stringify({ id: 'page', label: 'Page', json: { Main: { uid: { type: 'UID' } } } }),
    )
    vi.spyOn(process, 'cwd').mockReturnValue(folder)
    const services = await startServices({ only: ['content'], ports: { content: 0 } })
    onTestFinished(() => services.close())
    expect((await fetch(services.env['CONTENT_ENDPOINT'] ?? '')).status).toBe(200)
  })

  it('says where the services are that it started', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { BACKEND_URL: _backend, ...named } = hosted
    const env = { ...named, SITE_ORIGIN: 'http://localhost:3001' }
    const folder = mkdtempSync(join(tmpdir(), 'dev-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    await runWithServices(['--free-ports', '--folder', folder, '--', process.execPath, '-e', '0'], env)
    const lines = said.mock.calls.map(([line]) => String(line))
    expect(lines).toContainEqual(expect.stringMatching(/^Mailbox +http:\/\/localhost:\d+\/mailbox$/))
    expect(lines).toContainEqual(expect.stringMatching(/^Site +http:\/\/localhost:3001, where/))
  })

  it('takes the port that the environment names', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { BACKEND_URL: _backend, ...named } = hosted
    const port = await nextFreePort(28_200)
    const folder = mkdtempSync(join(tmpdir(), 'dev-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const line = ['--folder', folder, '--', process.execPath, '-e', '0']
    await runWithServices(line, { ...named, BACKEND_PORT: String(port) })
    const lines = said.mock.calls.map(([text]) => String(text))
    expect(lines).toContainEqual(expect.stringContaining(`http://localhost:${port}/mailbox`))
  })
})
