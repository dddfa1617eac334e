import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteProgram } from './site-program.ts'

const settings = { siteHost: '127.0.0.1', ports: { site: 3000, content: 3001, backend: 3002 } }

/** A workspace whose site is started by this script. */
function workspaceWith(start: string): string {
  const workspace = mkdtempSync(join(tmpdir(), 'site-program-'))
  mkdirSync(join(workspace, 'apps/site'), { recursive: true })
  writeFileSync(join(workspace, 'apps/site/package.json'), JSON.stringify({ scripts: { start } }))
  return workspace
}

describe('siteProgram', () => {
  it('starts what the site’s own script starts', () => {
    const workspace = workspaceWith('node --v8-pool-size=0 server.mjs')
    const args = siteProgram(workspace, { mode: 'production', ...settings })
    expect(args).toEqual(['--v8-pool-size=0', 'server.mjs'])
  })

  it('refuses a script that starts no Node', () => {
    const workspace = workspaceWith('next start')
    expect(() => siteProgram(workspace, { mode: 'production', ...settings })).toThrow(
      'apps/site/package.json',
    )
  })

  it('starts the framework on its host in development', () => {
    const args = siteProgram('/workspace', { mode: 'development', ...settings })
    expect(args.slice(-5)).toEqual(['dev', '--hostname', 'localhost', '--port', '3000'])
  })

  it('takes options that this Node knows', () => {
    const workspace = join(import.meta.dirname, '../../../..')
    const options = siteProgram(workspace, { mode: 'production', ...settings }).slice(0, -1)
    const { status, stderr } = spawnSync(process.execPath, [...options, '-e', ''], { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })
})
