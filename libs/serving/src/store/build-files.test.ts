import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { type BuildFiles, createBuildFiles } from './build-files.ts'
import { bodyOf, formOf } from './stored-response.ts'

const headers = { 'x-content-type-options': 'nosniff' }

function headersOf(files: BuildFiles, path: string): Record<string, string> {
  const { headers: list } = formOf(files.find(path)!, 'br')
  return Object.fromEntries(list.flatMap((value, at) => (at % 2 === 0 ? [[value, list[at + 1]!]] : [])))
}

afterEach(() => void vi.useRealTimers())

describe('createBuildFiles', () => {
  const files = createBuildFiles({ folder, headers })
  const script = readdirSync(join(folder, '.next/static/chunks')).find((name) => name.endsWith('.js'))!

  it('finds the framework’s files, compressed and for a year', () => {
    expect(headersOf(files, `/_next/static/chunks/${script}`)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  it('sends public files with a validator', () => {
    expect(bodyOf(files.find('/picture.svg')!).toString()).toContain('<circle')
    expect(headersOf(files, '/picture.svg')).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
  })

  it('finds what a handler answered when the build ran it', () => {
    expect(bodyOf(files.find('/feed.txt')!).toString()).toBe('run by the build')
    expect(headersOf(files, '/feed.txt')).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' })
  })

  it('leaves a handler to the framework that is to be run again', () => {
    expect(readdirSync(join(folder, '.next/server/app'))).toContain('later.txt.body')
    expect(files.find('/later.txt')).toBeUndefined()
  })

  it.each([
    '/',
    '/index.html',
    '/_next/static/../BUILD_ID',
    '/_next/static/%2e%2e/BUILD_ID',
    '/BUILD_ID',
    '/api/echo',
  ])('finds nothing at %s', (path) => {
    expect(files.find(path)).toBeUndefined()
  })

  it.each([
    ['once more, when it is quiet', undefined, 1],
    ['once, when that is asked for', false, 0],
  ])('compresses files %s', (_how, compressesStrongly, waiting) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    createBuildFiles({ folder, headers, compressesStrongly }).find(`/_next/static/chunks/${script}`)
    expect(vi.getTimerCount()).toBe(waiting)
  })

  it('keeps no more than it may', () => {
    const few = createBuildFiles({ folder, headers, maxBytes: 10 })
    expect(bodyOf(few.find('/picture.svg')!).toString()).toContain('<circle')
    expect(few.find('/picture.svg')).not.toBe(few.find('/picture.svg'))
  })
})
