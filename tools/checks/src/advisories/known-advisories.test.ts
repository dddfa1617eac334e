import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type Advisory, vulnerablePackages, vulnerablePeers } from './known-advisories.ts'

const advisory: Advisory = {
  package: '@planted/door',
  versions: '>=2.0.0 <2.3.1',
  id: 'CVE-2099-1',
  severity: 'high',
  what: 'opens for anybody',
}
const roots: string[] = []

function locked(packages: Record<string, { version?: string; name?: string }>): string {
  const root = mkdtempSync(join(tmpdir(), 'advisories-'))
  roots.push(root)
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  return root
}

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

describe('vulnerablePackages', () => {
  it.each([
    ['at the top', 'node_modules/@planted/door'],
    ['inside another package', 'node_modules/house/node_modules/@planted/door'],
    ['in a workspace', 'libs/ui/node_modules/@planted/door'],
  ])('finds a vulnerable version %s', (_, path) => {
    const [finding] = vulnerablePackages(locked({ [path]: { version: '2.3.0' } }), [advisory])
    expect(finding).toMatchObject({ where: path, what: expect.stringContaining('CVE-2099-1') })
  })

  it('finds a vulnerable version under another name', () => {
    const root = locked({ 'node_modules/gate': { version: '2.0.0', name: '@planted/door' } })
    expect(vulnerablePackages(root, [advisory])).toHaveLength(1)
  })

  it.each(['2.3.1', '1.9.9', '3.0.0'])('passes over %s, which is outside the range', (version) => {
    expect(vulnerablePackages(locked({ 'node_modules/@planted/door': { version } }), [advisory])).toEqual([])
  })

  it('takes a version before the mended one for vulnerable', () => {
    const root = locked({ 'node_modules/@planted/door': { version: '2.3.1-rc.1' } })
    expect(vulnerablePackages(root, [advisory])).toHaveLength(1)
  })
})

describe('vulnerablePeers', () => {
  function peer(range: string): string {
    const root = locked({})
    mkdirSync(join(root, 'libs/house'), { recursive: true })
    const manifest = JSON.stringify({ peerDependencies: { '@planted/door': range } })
    writeFileSync(join(root, 'libs/house/package.json'), manifest)
    return root
  }

  it('refuses a peer range that begins at a vulnerable version', () => {
    const [finding] = vulnerablePeers(peer('>=2'), [advisory])
    expect(finding).toMatchObject({
      where: 'libs/house/package.json',
      what: expect.stringContaining('CVE-2099-1'),
    })
  })

  it('passes over one that begins after it', () => {
    expect(vulnerablePeers(peer('>=2.3.1'), [advisory])).toEqual([])
  })
})
