import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { countLoadFailures, isLoadFailure } from './load-failures.ts'

describe('isLoadFailure', () => {
  it('knows what the installed framework says', () => {
    const runtime = readFileSync(join(folder, '.next/server/chunks/[turbopack]_runtime.js'), 'utf8')
    for (const words of ['Failed to load chunk ', 'Failed to load external module ']) {
      expect(runtime).toContain(words)
      expect(isLoadFailure(new Error(`${words}x`))).toBe(true)
    }
    const { resolve } = createRequire(import.meta.url)
    const manifests = readFileSync(resolve('next/dist/server/app-render/manifests-singleton.js'), 'utf8')
    expect(manifests).toContain('The client reference manifest for route "')
    expect(
      isLoadFailure(new Error('Invariant: The client reference manifest for route "/" does not exist.')),
    ).toBe(true)
  })

  it.each(
    ['EIO', 'ENOMEM'].flatMap((code) => [
      [code, 'a chunk', '/chunks/ssr/_'],
      [code, 'the page itself', '/app/personal/page.js'],
    ]),
  )('knows %s in reading %s', (code, _what, place) => {
    const said = spawnSync(
      process.execPath,
      [
        '--conditions=@house-edge/source',
        `--require=${join(folder, 'failing-reads.cjs')}`,
        join(folder, 'load-page.ts'),
        'personal',
      ],
      { env: { PATH: process.env['PATH'], NODE_ENV: 'production', FAILS_IN: place, FAILS_WITH: code } },
    )
    expect([String(said.stderr), String(said.stdout)]).toEqual(['', 'counted'])
  })

  it('takes a file that a page could not read for none', () => {
    const error = Object.assign(new Error('EIO: failed, read'), { code: 'EIO', syscall: 'read' })
    expect(isLoadFailure(error)).toBe(false)
  })

  it('finds the failure beneath others', () => {
    const cause = Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' })
    expect(isLoadFailure(new Error('The page failed', { cause }))).toBe(true)
  })

  it.each([
    ['a fault of a page', new RangeError('Invalid time value')],
    ['a service that is away', new Error('fetch failed', { cause: new Error('connect EMFILE') })],
    ['what is no error', 'Failed to load chunk x'],
  ])('takes %s for none', (_what, error) => {
    expect(isLoadFailure(error)).toBe(false)
  })
})

describe('countLoadFailures', () => {
  it('tells once, at the third failure', () => {
    const onBroken = vi.fn<(error: unknown) => void>()
    const note = countLoadFailures(onBroken)
    const failure = new Error('Failed to load chunk x')
    note(failure)
    note(new Error('another'))
    note(failure)
    expect(onBroken).not.toHaveBeenCalled()
    note(failure)
    note(failure)
    expect(onBroken).toHaveBeenCalledExactlyOnceWith(failure)
  })
})
