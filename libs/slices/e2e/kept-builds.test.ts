import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dropOthers, makeOnce } from './kept-builds.ts'

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A build of so many files, which the computer may leave off. */
const fill = (count: number) => (folder: string) => {
  mkdirSync(folder, { recursive: true })
  for (let n = 0; n < count; n++) writeFileSync(join(folder, `${n}.html`), '')
}

describe('makeOnce', () => {
  it('takes what was left half made for nothing, and makes it anew', () => {
    const folder = join(place(), 'a/stories')
    expect(() =>
      makeOnce(folder, (unfinished) => {
        fill(2)(unfinished)
        throw new Error('killed')
      }),
    ).toThrow('killed')
    expect(existsSync(folder)).toBe(false)
    makeOnce(folder, fill(1))
    expect(readdirSync(folder)).toEqual(['0.html'])
  })

  it('makes nothing a second time', () => {
    const folder = join(place(), 'stories')
    makeOnce(folder, fill(1))
    makeOnce(folder, fill(2))
    expect(readdirSync(folder)).toEqual(['0.html'])
  })
})

describe('dropOthers', () => {
  it('drops what was kept of other commits, and nothing else', () => {
    const folder = place()
    for (const name of [
      '0123456789ab-Chromium-1',
      '0123456789ab-Chromium-2',
      'ba9876543210-Chromium-2',
      'review',
    ])
      mkdirSync(join(folder, name, 'stories'), { recursive: true })
    dropOthers(folder, '0123456789ab-Chromium-2')
    expect(readdirSync(folder).toSorted()).toEqual(['0123456789ab-Chromium-2', 'review'])
  })
})
