import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { missingFrom } from './packed-files.ts'

describe('missingFrom', () => {
  let folder: string
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'packed-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const manifest = {
    name: 'a',
    description: 'A.',
    keywords: ['a'],
    license: 'MIT',
    engines: { node: '>=22' },
  }

  it('says nothing of a package that has everything', () => {
    write('package.json', JSON.stringify(manifest))
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md', 'dist/a.js.map']) write(file, '')
    write('README.md', '# a\n\n**Take it** when.\n\n**Leave it** when.\n')
    write('dist/a.js', 'const a = 1;\nexport { a };\n')
    write('dist/index.js', 'import { a } from "./a.js";\nexport { a };\n')
    expect(missingFrom(folder)).toEqual([])
  })

  it('names what a README lacks, and one of more than two screens', () => {
    write('package.json', JSON.stringify(manifest))
    for (const file of ['LICENSE', 'CHANGELOG.md']) write(file, '')
    write('README.md', `# a\n\n**Take it** when.\n${'\n'.repeat(100)}`)
    expect(missingFrom(folder)).toEqual([
      'a has no paragraph "**Leave it** …" in README.md',
      'a has no reason for a README of 104 lines, of 100: move some to guides',
    ])
  })

  it('names what is missing', () => {
    write('package.json', JSON.stringify({ ...manifest, engines: undefined }))
    for (const file of ['README.md', 'CHANGELOG.md', 'dist/a.test.js']) write(file, '')
    write('dist/a.js', 'const a = 1;\nexport { a };\n')
    write('dist/next.js', 'import "./b.js";\nimport { c } from "./c.island.js";\n')
    write('dist/b.js', 'import { notFound } from "next/navigation.js";\n')
    write('dist/c.island.js', '"use client";\nimport { useRouter } from "next/navigation.js";\n')
    expect(missingFrom(folder)).toEqual([
      'a has no LICENSE',
      'a has no "engines" in package.json',
      'a has no dist/a.js.map',
      'a has no reason to ship dist/a.test.js',
      'a has no reason for next/navigation.js in dist/b.js: see tsdown.base.ts',
    ])
  })
})
