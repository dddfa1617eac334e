import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { versionFolder, writeVersions } from './docs-versions.ts'

/** A workspace with these files. */
function workspace(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'docs-versions-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

describe('writeVersions', () => {
  const files = {
    'docs/versions.js': readFileSync(join(import.meta.dirname, '../../../docs/versions.js'), 'utf8'),
    'docs/dist/0.9.0/modules.html': '',
    'docs/dist/0.10.0/modules.html': '',
    'docs/dist/next/modules.html': '',
  }

  it('lists what is there, the newest first', () => {
    const root = workspace(files)
    writeVersions(root)
    const switcher = readFileSync(join(root, 'docs/dist/versions.js'), 'utf8')
    expect(switcher).toContain('const versions = ["next","0.10.0","0.9.0"]\n')
  })

  it('opens with the newest release', () => {
    const root = workspace(files)
    writeVersions(root)
    const page = readFileSync(join(root, 'docs/dist/index.html'), 'utf8')
    expect(page).toContain('<a href="0.10.0/index.html">the newest version</a>')
  })
})

describe('versionFolder', () => {
  it('is the version at its tag, and next after it', () => {
    const root = workspace({ 'libs/content/package.json': '{ "version": "0.2.0" }' })
    expect(versionFolder(root)).toBe('next')
    const git = (...line: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@site.example', ...line], { cwd: root })
    git('init', '--quiet')
    git('commit', '--quiet', '--allow-empty', '--message', 'one')
    git('tag', 'v0.2.0')
    expect(versionFolder(root)).toBe('0.2.0')
    git('commit', '--quiet', '--allow-empty', '--message', 'another')
    expect(versionFolder(root)).toBe('next')
  })
})
