import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readBuildFacts } from './build-facts.ts'

/** The folder of a site, with these files in its build. */
function siteWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'house-edge-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, '.next'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, '.next', name), text)
  return folder
}

describe('readBuildFacts', () => {
  it.each([
    ['no build', {}, 'prerender-manifest.json'],
    ['half of a manifest', { 'prerender-manifest.json': '{"routes":' }, 'prerender-manifest.json'],
  ])('names the file it cannot read in %s', (_what, files, name) => {
    const folder = siteWith(files)
    expect(() => readBuildFacts(folder, '.next')).toThrow(
      expect.objectContaining({ code: 'serving/build-unreadable', file: join(folder, '.next', name) }),
    )
  })
})
