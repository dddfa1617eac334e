import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ownVersion } from '../site/create-site.ts'
import { upgradeSite } from './upgrade-site.ts'

/** A site with these files. */
function siteWith(files: Record<string, string>): { folder: string; read: (file: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'house-edge-upgrade-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return { folder, read: (file) => readFileSync(join(folder, file), 'utf8') }
}

const manifest = '{ "dependencies": { "@house-edge/auth": "0.0.9", "next": "16.4.5" } }\n'

describe('upgradeSite', () => {
  it('moves House Edge to its own version, and nothing else', () => {
    const { folder, read } = siteWith({ 'package.json': manifest })
    expect(upgradeSite(folder)).toEqual({
      from: '0.0.9',
      to: ownVersion(),
      files: ['package.json'],
      left: [],
    })
    expect(read('package.json')).toBe(manifest.replace('0.0.9', ownVersion()))
  })

  it.each([
    [
      "import { rolesOf } from '@house-edge/auth'\nconst roles = rolesOf(claims)\n",
      "import { readRoles } from '@house-edge/auth'\nconst roles = readRoles(claims)\n",
    ],
    [
      "import { startRouting, payloadUrl } from '@house-edge/routing/browser'\n",
      "import { startRouting } from '@house-edge/routing/browser'\nimport { payloadUrl } from '@house-edge/routing/manifest'\n",
    ],
    [
      `import { Button } from "@house-edge/ui"\nconst a = <Button type="submit" weight="quiet">Save</Button>\n`,
      `import { Button } from "@house-edge/ui"\nconst a = <Button type="submit" variant="quiet">Save</Button>\n`,
    ],
    [
      "import { slices, SliceZone } from '@house-edge/slices'\nconst a = <SliceZone slices={page.slices} components={slices} />\n",
      "import { components, SliceZone } from '@house-edge/slices'\nconst a = <SliceZone slices={page.slices} components={components} />\n",
    ],
  ])('writes the names of now into %j', (before, after) => {
    const { folder, read } = siteWith({ 'package.json': manifest, 'src/a.tsx': before })
    expect(upgradeSite(folder).files).toContain('src/a.tsx')
    expect(read('src/a.tsx')).toBe(after)
    expect(upgradeSite(folder).files).toEqual([])
  })

  it('leaves names alone that come from elsewhere', () => {
    const text =
      "import { rolesOf } from './roles'\nimport { readRoles } from '@house-edge/auth'\nrolesOf()\n"
    const { folder, read } = siteWith({ 'package.json': manifest, 'src/a.ts': text })
    upgradeSite(folder)
    expect(read('src/a.ts')).toBe(text)
  })

  it('names what asks for a decision', () => {
    const text = "import { createAuth } from '@house-edge/auth/server'\n\nexchange.signOut()\n"
    const { folder } = siteWith({ 'package.json': manifest, 'src/a.ts': text })
    expect(upgradeSite(folder).left).toMatchObject([{ file: 'src/a.ts', line: 3 }])
  })

  it('changes nothing where changes are not committed', () => {
    const { folder, read } = siteWith({ 'package.json': manifest })
    execFileSync('git', ['init', '--quiet'], { cwd: folder })
    expect(() => upgradeSite(folder)).toThrow(expect.objectContaining({ code: 'create/unsaved-changes' }))
    expect(read('package.json')).toBe(manifest)
  })

  it('refuses a folder that is no site', () => {
    const { folder } = siteWith({ 'package.json': '{}' })
    expect(() => upgradeSite(folder)).toThrow(expect.objectContaining({ code: 'create/no-site' }))
  })
})
