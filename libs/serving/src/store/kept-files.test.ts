import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { folder as fixture } from '../../fixture/build.ts'
import { createBuildFiles } from './build-files.ts'
import { createKeptFiles } from './kept-files.ts'
import { bodyOf } from './stored-response.ts'

const day = 86_400_000

/** A folder for the files of all builds, and builds with one style sheet each. */
function folderOfBuilds() {
  const folder = mkdtempSync(join(tmpdir(), 'kept-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const kept = join(folder, 'kept')
  const begin = (build: string, nowMs: number) => {
    const file = join(folder, `${build}.css`)
    writeFileSync(file, build)
    const files = new Map([
      [`/_next/static/${build}.css`, file],
      ['/_next/static/same.css', file],
    ])
    return createKeptFiles(kept, build, files, () => nowMs)
  }
  return { folder, kept, begin }
}

describe('createKeptFiles', () => {
  it('finds files of the builds before and after', async () => {
    const { begin } = folderOfBuilds()
    const [first, second] = [begin('first', 1e12), begin('second', 1e12 + 1)]
    await first.keep()
    expect(first.find('/_next/static/second.css')).toBeUndefined()
    await second.keep()
    await second.keep()
    for (const each of [first, second])
      for (const build of ['first', 'second'])
        expect(each.find(`/_next/static/${build}.css`)?.toString()).toBe(build)
  })

  it('lets files go once their build is long over', async () => {
    const { begin, kept } = folderOfBuilds()
    for (let count = 0; count < 12; count += 1) await begin(`build-${count}`, 1e12 + count * day).keep()
    const last = begin('last', 1e12 + 33 * day)
    await last.keep()
    const found = [0, 1, 2, 3, 11].map((count) => Boolean(last.find(`/_next/static/build-${count}.css`)))
    expect(found).toEqual([false, false, false, true, true])
    expect(last.find('/_next/static/same.css')?.toString()).toBe('build-0')
    expect(readdirSync(kept).filter((name) => name.endsWith('.json'))).toHaveLength(10)
  })

  it('lets no file go of a build among the last', async () => {
    const { begin } = folderOfBuilds()
    await begin('old', 1e12).keep()
    const next = begin('next', 1e12 + 400 * day)
    await next.keep()
    expect(next.find('/_next/static/old.css')?.toString()).toBe('old')
  })
})

describe('createBuildFiles: files of other builds', () => {
  it('sends them like its own, and nothing else from there', async () => {
    const { folder, kept } = folderOfBuilds()
    const chunks = join(kept, '_next/static/chunks')
    mkdirSync(chunks, { recursive: true })
    writeFileSync(join(chunks, 'before.css'), 'p { color: teal }')
    writeFileSync(join(kept, 'private.css'), 'private')
    const files = createBuildFiles({ folder: fixture, headers: {}, keptFiles: kept, build: 'now' })
    const found = files.find('/_next/static/chunks/before.css')!
    expect(bodyOf(found).toString()).toBe('p { color: teal }')
    expect(Object.fromEntries(found.plainHeaders)).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    for (const path of [
      '/private.css',
      '/_next/static/../private.css',
      '/_next/static/chunks',
      '/_next/static/',
    ])
      expect(files.find(path)).toBeUndefined()
    await files.keep()
    const own = readdirSync(join(fixture, '.next/static/chunks'))
    expect(readdirSync(chunks)).toEqual(expect.arrayContaining(own.filter((name) => name.endsWith('.js'))))
    rmSync(folder, { recursive: true })
    mkdirSync(folder)
  })
})
