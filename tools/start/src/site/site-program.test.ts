import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteProgram } from './site-program.ts'

const settings = { siteHost: '127.0.0.1', ports: { site: 3000, content: 3001, backend: 3002 } }

const repository = join(import.meta.dirname, '../../../..')
const optionsOfStart = siteProgram(repository, { mode: 'production', ...settings }).slice(0, -1)

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
    expect(runWith(optionsOfStart, '')).toMatchObject({ status: 0, stderr: '' })
  })

  it('is started so that V8 takes what was compiled when the build was finished', () => {
    const { scripts } = JSON.parse(readFileSync(join(repository, 'apps/site/package.json'), 'utf8')) as {
      scripts: { build: string }
    }
    const [, options = ''] = / node (\S.*) finish\.mjs$/.exec(scripts.build) ?? []
    const tag = 'process.stdout.write(String(v8.cachedDataVersionTag()))'
    const started = runWith(optionsOfStart, tag).stdout
    expect(started).toMatch(/^\d+$/)
    expect(runWith(options.split(' '), tag).stdout).toBe(started)
  })

  it.each([
    'deploy/image/build.sh',
    'deploy/image/try.sh',
    'deploy/systemd/site@.service',
    'docs/operate/kubernetes.md',
  ])('has options that %s has as well', (file) => {
    const text = readFileSync(join(repository, file), 'utf8').replaceAll('", "', ' ')
    // Sources are read in the workspace alone.
    const options = optionsOfStart.filter((option) => !option.startsWith('--conditions'))
    expect(text).toContain(options.join(' '))
  })
})

function runWith(options: readonly string[], program: string) {
  return spawnSync(process.execPath, [...options, '-e', program], { encoding: 'utf8' })
}
