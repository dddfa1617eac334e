import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { digestOf, isFresh, recordBuild } from './freshness.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'house-edge-freshness-'))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) write(root, path, text)
  return root
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

describe('digestOf', () => {
  const digest = (root: string, values = {}) =>
    digestOf(root, { paths: [join(root, 'site'), join(root, 'package-lock.json')], values })
  const files = { 'site/page.tsx': 'one', 'package-lock.json': '{}' }

  it('is the same for the same files and values', () => {
    expect(digest(folderWith(files))).toBe(digest(folderWith(files)))
  })

  it.each(['site/page.tsx', 'package-lock.json', 'site/new.css'])('changes with %s', (path) => {
    const root = folderWith(files)
    const before = digest(root)
    write(root, path, 'two')
    expect(digest(root)).not.toBe(before)
  })

  it('changes with a value the build depends on', () => {
    const root = folderWith(files)
    expect(digest(root, { origin: 'a' })).not.toBe(digest(root, { origin: 'b' }))
  })

  it.each([
    'site/page.test.tsx',
    'site/page.stories.tsx',
    'site/README.md',
    'site/.next/BUILD_ID',
    'site/.next-journeys/x',
    'site/e2e/read.spec.ts',
  ])('does not change with %s', (path) => {
    const root = folderWith(files)
    const before = digest(root)
    write(root, path, 'two')
    expect(digest(root)).toBe(before)
  })
})

describe('isFresh', () => {
  it('holds for the recorded digest while the product exists', () => {
    const root = folderWith({ product: '' })
    const stamp = join(root, 'stamps/site')
    expect(isFresh(stamp, 'a', join(root, 'product'))).toBe(false)
    recordBuild(stamp, 'a')
    expect(isFresh(stamp, 'a', join(root, 'product'))).toBe(true)
    expect(isFresh(stamp, 'b', join(root, 'product'))).toBe(false)
    rmSync(join(root, 'product'))
    expect(isFresh(stamp, 'a', join(root, 'product'))).toBe(false)
  })
})
