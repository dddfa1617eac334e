import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { brokenLockFile } from './lock-file.ts'
import { findToResolve, type LockedPackages } from './read-lock.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

function findingsOf(
  packages: LockedPackages & Record<string, object>,
  manifests: Record<string, object> = packages,
): string[] {
  const root = mkdtempSync(join(tmpdir(), 'house-edge-lock-'))
  roots.push(root)
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  for (const [path, manifest] of Object.entries(manifests)) {
    if (path.includes('node_modules')) continue
    mkdirSync(join(root, path), { recursive: true })
    writeFileSync(join(root, path, 'package.json'), JSON.stringify(manifest))
  }
  return brokenLockFile(root).map(({ what }) => what.split(': ', 1)[0] ?? '')
}

const integrity = 'sha512-…'
const tool = {
  version: '1.0.0',
  integrity,
  optionalDependencies: { '@tool/darwin-arm64': '1.0.0', '@tool/linux-x64-musl': '1.0.0' },
}
const mac = { version: '1.0.0', integrity, os: ['darwin'] }
const musl = { version: '1.0.0', integrity, os: ['linux'], libc: ['musl'] }

describe('brokenLockFile', () => {
  it('accepts a file with the binaries of every platform', () => {
    expect(
      findingsOf({
        'node_modules/tool': tool,
        'node_modules/@tool/darwin-arm64': mac,
        'node_modules/tool/node_modules/@tool/linux-x64-musl': musl,
      }),
    ).toEqual([])
  })

  it('refuses a file without the binary of another platform', () => {
    expect(findingsOf({ 'node_modules/tool': tool, 'node_modules/@tool/linux-x64-musl': musl })).toEqual([
      'lacks @tool/darwin-arm64@1.0.0, which tool@1.0.0 needs on some platform',
    ])
  })

  it('refuses a binary where the package does not look', () => {
    expect(
      findingsOf({
        'node_modules/tool': tool,
        'node_modules/other/node_modules/@tool/darwin-arm64': mac,
        'node_modules/@tool/linux-x64-musl': musl,
      }),
    ).toEqual(['lacks @tool/darwin-arm64@1.0.0, which tool@1.0.0 needs on some platform'])
  })

  it('finds what a workspace asks for at the root', () => {
    expect(
      findingsOf({
        'libs/ui': { dependencies: { tool: '1.0.0', gone: '1.0.0' } },
        'node_modules/tool': { version: '1.0.0', integrity },
      }),
    ).toEqual(['lacks gone@1.0.0, which libs/ui needs on some platform'])
  })

  it('refuses a file without the C libraries, npm 10’s', () => {
    const { libc: _, ...poor } = musl
    expect(findingsOf({ 'node_modules/@tool/linux-x64-musl': poor })).toEqual([
      'does not say which binary is for which C library, since npm 10 wrote it (take the change back and make it with "npx npm@11 install …")',
    ])
  })

  it('refuses a file behind its package.json', () => {
    const locked = { 'libs/ui': {}, 'node_modules/tool': { version: '1.0.0', integrity } }
    expect(findingsOf(locked, { 'libs/ui': { devDependencies: { tool: '1.0.0' } } })).toEqual([
      'has other dependencies than libs/ui/package.json',
    ])
  })

  it('refuses a package without a digest', () => {
    expect(findingsOf({ 'node_modules/tool': { version: '1.0.0' } })).toEqual([
      'has no digest of node_modules/tool',
    ])
  })

  it('refuses a file that names a registry', () => {
    expect(
      findingsOf({
        'node_modules/tool': { version: '1.0.0', integrity, resolved: 'https://registry.example/a.tgz' },
      }),
    ).toEqual(['says where node_modules/tool was fetched, which not everybody can reach'])
  })
})

describe('findToResolve', () => {
  it('names every package on the way', () => {
    expect(
      findToResolve({
        'libs/ui': { dependencies: { bundler: '1.0.0' } },
        'node_modules/bundler': { version: '1.0.0', dependencies: { tool: '1.0.0' } },
        'node_modules/tool': tool,
        'node_modules/@tool/linux-x64-musl': musl,
        'node_modules/other': { version: '1.0.0' },
      }),
    ).toEqual(['node_modules/tool', 'node_modules/bundler'])
  })
})
