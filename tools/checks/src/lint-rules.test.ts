import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const workspace = join(import.meta.dirname, '../../..')

const banned: [file: string, specifier: string][] = [
  ['libs/ui/src/a.ts', 'next/link'],
  ['libs/ui/src/b.ts', '@prismicio/react'],
  ['libs/ui/src/c.ts', '@supabase/supabase-js'],
  ['libs/ui/src/d.ts', '@house-edge/content'],
  ['libs/slices/src/a.ts', 'next/navigation'],
  ['libs/slices/src/b.ts', '@supabase/ssr'],
  ['libs/slices/src/c.ts', '@house-edge/content'],
  ['libs/content/src/a.ts', 'react'],
  ['libs/content/src/b.ts', '@supabase/supabase-js'],
  ['libs/content/src/c.ts', 'next/cache'],
  ['libs/content/src/next.ts', 'react'],
  ['libs/content/src/next/a.ts', '@house-edge/routing'],
  ['libs/paths/src/a.ts', '@house-edge/routing'],
  ['libs/auth/src/a.ts', '@prismicio/client'],
  ['libs/routing/src/a.ts', '@prismicio/client'],
  ['libs/routing/src/b.ts', '@supabase/ssr'],
  ['apps/site/src/a.ts', '@prismicio/client'],
  ['apps/site/src/b.ts', '@supabase/supabase-js'],
  ['tools/content-service/src/a.ts', '@house-edge/content'],
  ['tools/backend/src/a.ts', '@house-edge/auth/server'],
]

const permitted: [file: string, text: string][] = [
  ['libs/content/src/next/tags.ts', "export { unstable_cache } from 'next/cache'\n"],
  ['libs/content/src/next/exit.ts', "export { findOwnPath } from '@house-edge/paths'\n"],
  [
    'libs/slices/src/d.ts',
    "import type { RefMode } from '@house-edge/content'\nexport type Mode = RefMode\n",
  ],
  [
    'libs/content/src/a.contract.test.ts',
    "export { startContentService } from '@house-edge/content-service'\n",
  ],
]

describe('the lint rules', () => {
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
