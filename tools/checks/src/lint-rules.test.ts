import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const workspace = join(import.meta.dirname, '../../..')

/** Frameworks and vendors; what our packages may import of each other is in `boundaries.ts`. */
const banned: [file: string, specifier: string][] = [
  ['libs/ui/src/a.ts', 'next/link'],
  ['libs/ui/src/b.ts', '@prismicio/react'],
  ['libs/ui/src/c.ts', '@supabase/supabase-js'],
  ['libs/slices/src/a.ts', 'next/navigation'],
  ['libs/slices/src/b.ts', '@supabase/ssr'],
  ['libs/content/src/a.ts', 'react'],
  ['libs/content/src/b.ts', '@supabase/supabase-js'],
  ['libs/content/src/c.ts', 'next/cache'],
  ['libs/content/src/next.ts', 'react'],
  ['libs/auth/src/a.ts', '@prismicio/client'],
  ['libs/account/src/a.ts', '@supabase/supabase-js'],
  ['libs/account/src/b.ts', '@prismicio/client'],
  ['libs/routing/src/a.ts', '@prismicio/client'],
  ['libs/routing/src/b.ts', '@supabase/ssr'],
  ['apps/site/src/a.ts', '@prismicio/client'],
  ['apps/site/src/b.ts', '@supabase/supabase-js'],
]

const permitted: [file: string, text: string][] = [
  ['libs/content/src/next/tags.ts', "export { unstable_cache } from 'next/cache'\n"],
  ['libs/content/src/a.contract.test.ts', "export { createClient } from '@supabase/supabase-js'\n"],
]

describe('.oxlintrc.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'house-edge-lint-'))
  let refused: { filename: string; code: string }[]
  beforeAll(() => {
    cpSync(join(workspace, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    const files = [
      ...banned.map(([file, specifier]) => [file, `export * as banned from '${specifier}'\n`] as const),
      ...permitted,
    ]
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    const { stdout } = spawnSync(
      process.execPath,
      [join(workspace, 'node_modules/oxlint/bin/oxlint'), '--format=json'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
    refused = (JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }).diagnostics
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(banned)('refuse in %s the package %s', (file) => {
    expect(refused).toContainEqual(
      expect.objectContaining({ filename: file, code: expect.stringContaining('no-restricted-imports') }),
    )
  })

  it.each(permitted)('let %s pass', (file) => {
    expect(refused.filter(({ filename }) => filename === file)).toEqual([])
  })
})
