import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const state = mkdtempSync(join(tmpdir(), 'house-edge-start-'))
afterAll(() => rmSync(state, { recursive: true, force: true }))

const start = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../bin/start.mjs'), ...args], {
    env: { PATH: process.env['PATH'], HOUSE_EDGE_STATE: state, SITE_PORT: '39401', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  })

describe('main', () => {
  it('names every fault of hosted services before starting', () => {
    const { status, stderr, stdout } = start({
      CONTENT_REPOSITORY: 'a',
      CONTENT_ENDPOINT: 'ftp://content.example',
      BACKEND_URL: 'nonsense',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('CONTENT_REPOSITORY: is not a repository name')
    expect(stderr).toContain('CONTENT_ENDPOINT: ')
    expect(stderr).toContain('BACKEND_URL: Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.')
    expect(stderr).toContain('BACKEND_PUBLISHABLE_KEY: supabaseKey is required.')
    expect(stdout).not.toContain('starting')
    expect(readdirSync(state)).not.toContain('logs')
  })

  it('refuses an option it does not know', () => {
    const { status, stderr } = start({}, '--frehs')
    expect(status).toBe(1)
    expect(stderr).toContain('--frehs: not an option.')
  })
})
