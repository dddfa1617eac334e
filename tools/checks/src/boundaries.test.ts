import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBoundaryViolations } from './boundaries.ts'

const workspace = join(import.meta.dirname, '../../..')

/** A workspace with one package per layer, and the given files in it. */
function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'house-edge-planted-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const pack = (folder: string, layer: string, more: object = {}) =>
    write(
      `${folder}/package.json`,
      JSON.stringify({
        name: `@house-edge/${folder.split('/')[1]}`,
        version: '0.0.0',
        type: 'module',
        exports: { '.': './src/index.ts' },
        nx: { tags: [`layer:${layer}`] },
        ...more,
      }),
    )
  const all = Object.fromEntries(
    [
      'paths',
      'ui',
      'content',
      'auth',
      'account',
      'slices',
      'site',
      'content-service',
      'backend',
      'double',
    ].map((name) => [`@house-edge/${name}`, '0.0.0']),
  )
  write(
    'package.json',
    JSON.stringify({ name: 'planted', private: true, workspaces: ['apps/*', 'libs/*', 'tools/*'] }),
  )
  for (const file of [
    'nx.json',
    'tsconfig.base.json',
    'package-lock.json',
    'tools/checks/script-targets.mjs',
  ])
    cpSync(join(workspace, file), join(root, file))
  symlinkSync(join(workspace, 'node_modules'), join(root, 'node_modules'))
  pack('libs/paths', 'ground', { dependencies: all })
  pack('libs/ui', 'ui', { dependencies: all })
  pack('libs/content', 'service', { dependencies: all })
  pack('libs/auth', 'service', { dependencies: all })
  pack('libs/account', 'account', { dependencies: all })
  pack('libs/slices', 'view', { dependencies: all })
  const { '@house-edge/double': double, ...installed } = all
  // What nobody can install is packed.
  pack('libs/dev', 'package', { dependencies: installed, devDependencies: { '@house-edge/double': double } })
  pack('apps/site', 'app', { private: true, dependencies: all })
  pack('tools/content-service', 'tool', { private: true, dependencies: all })
  pack('tools/backend', 'tool', { private: true, dependencies: all })
  pack('tools/double', 'double', { private: true, dependencies: all })
  for (const folder of [
    'libs/paths',
    'libs/ui',
    'libs/content',
    'libs/auth',
    'libs/account',
    'libs/slices',
    'libs/dev',
    'apps/site',
    'tools/content-service',
    'tools/backend',
    'tools/double',
  ])
    write(`${folder}/src/index.ts`, 'export const here = true\n')
  for (const [path, text] of Object.entries(files)) write(path, text)
  return root
}

const importing = (name: string) => `import { here } from '@house-edge/${name}'\nexport const used = here\n`

/** Each breaks one rule, and the check has to name exactly that. */
const planted: { title: string; file: string; text: string; rule: string }[] = [
  {
    title: 'the ground that imports a service',
    file: 'libs/paths/src/a.ts',
    text: importing('auth'),
    rule: 'layer',
  },
  {
    title: 'a package without a place in the site that imports a tool',
    file: 'libs/dev/src/a.ts',
    text: importing('backend'),
    rule: 'layer',
  },
  { title: 'ui that imports a service', file: 'libs/ui/src/a.ts', text: importing('content'), rule: 'layer' },
  { title: 'ui that imports a slice', file: 'libs/ui/src/b.ts', text: importing('slices'), rule: 'layer' },
  {
    title: 'a service that imports another service',
    file: 'libs/content/src/a.ts',
    text: importing('auth'),
    rule: 'layer',
  },
  { title: 'a service that imports ui', file: 'libs/auth/src/a.ts', text: importing('ui'), rule: 'layer' },
  {
    title: 'a service that imports the site',
    file: 'libs/auth/src/b.ts',
    text: importing('site'),
    rule: 'layer',
  },
  {
    title: 'a service whose sources import a tool',
    file: 'libs/content/src/b.ts',
    text: importing('content-service'),
    rule: 'layer',
  },
  {
    title: 'a unit test of a service that imports a tool',
    file: 'libs/content/src/b.test.ts',
    text: importing('content-service'),
    rule: 'layer',
  },
  {
    title: 'pages of an account that import the content service',
    file: 'libs/account/src/a.ts',
    text: importing('content'),
    rule: 'layer',
  },
  {
    title: 'pages of an account that import a slice',
    file: 'libs/account/src/b.ts',
    text: importing('slices'),
    rule: 'layer',
  },
  {
    title: 'a service that imports pages of an account',
    file: 'libs/auth/src/f.ts',
    text: importing('account'),
    rule: 'layer',
  },
  {
    title: 'a slice that imports code of a service',
    file: 'libs/slices/src/a.ts',
    text: importing('content'),
    rule: 'types-only',
  },
  {
    title: 'a slice that imports the site',
    file: 'libs/slices/src/b.ts',
    text: importing('site'),
    rule: 'layer',
  },
  {
    title: 'a site page that imports a tool',
    file: 'apps/site/src/a.ts',
    text: importing('content-service'),
    rule: 'layer',
  },
  {
    title: 'a tool that imports a service',
    file: 'tools/content-service/src/a.ts',
    text: importing('content'),
    rule: 'layer',
  },
  {
    title: 'a tool that imports ui',
    file: 'tools/content-service/src/b.ts',
    text: importing('ui'),
    rule: 'layer',
  },
  {
    title: 'a tool that imports another tool',
    file: 'tools/content-service/src/c.ts',
    text: importing('backend'),
    rule: 'layer',
  },
  {
    title: 'what tools share that imports a service',
    file: 'tools/double/src/a.ts',
    text: importing('auth'),
    rule: 'layer',
  },
  {
    title: 'a contract test that imports what tools share',
    file: 'libs/auth/src/e.contract.test.ts',
    text: importing('double'),
    rule: 'layer',
  },
  {
    title: 'a dynamic import against the direction',
    file: 'libs/ui/src/c.ts',
    text: "export const late = import('@house-edge/auth')\n",
    rule: 'layer',
  },
  {
    title: 'a re-export against the direction',
    file: 'libs/ui/src/d.ts',
    text: "export { here } from '@house-edge/auth'\n",
    rule: 'layer',
  },
  {
    title: 'a relative path out of the project',
    file: 'libs/ui/src/e.ts',
    text: "export { here } from '../../auth/src/index.ts'\n",
    rule: 'leaves-project',
  },
  {
    title: 'a private path of another package',
    file: 'apps/site/src/b.ts',
    text: "export { here } from '@house-edge/ui/src/index.ts'\n",
    rule: 'not-exported',
  },
  {
    title: 'a package that nobody declared',
    file: 'libs/auth/src/c.ts',
    text: "export { z } from 'zod'\n",
    rule: 'undeclared',
  },
  {
    title: 'a tool of the workspace used in shipped code',
    file: 'libs/auth/src/d.ts',
    text: "export { vi } from 'vitest'\n",
    rule: 'undeclared',
  },
]

const permitted = {
  'libs/dev/src/b.ts': importing('double'),
  'libs/content/src/a.contract.test.ts': importing('content-service'),
  'apps/site/e2e/a.spec.ts': importing('content-service'),
  'apps/site/src/c.ts': importing('slices'),
  'libs/slices/src/c.ts': `import type { here } from '@house-edge/content'\nexport type Here = typeof here\n`,
  'libs/slices/src/d.ts': importing('ui'),
  'libs/auth/src/e.ts': importing('paths'),
  'libs/account/src/c.ts': importing('auth'),
  'libs/account/src/d.ts': importing('ui'),
  'tools/backend/src/a.ts': importing('double'),
}

describe('findBoundaryViolations', () => {
  const roots: string[] = []
  const planting = (files: Record<string, string>) => {
    const root = plant(files)
    roots.push(root)
    return findBoundaryViolations(root)
  }
  let found: ReturnType<typeof findBoundaryViolations>
  beforeAll(() => {
    found = planting({
      ...permitted,
      ...Object.fromEntries(planted.map(({ file, text }) => [file, text])),
      'libs/bare/package.json': JSON.stringify({ name: '@house-edge/bare' }),
    })
  })
  afterAll(() => {
    for (const root of roots) rmSync(root, { recursive: true, force: true })
  })

  it.each(planted)('rejects $title', ({ file, rule }) => {
    expect(found.filter(({ where }) => where === file).map((violation) => violation.rule)).toEqual([rule])
  })

  it.each(Object.keys(permitted))('lets %s pass', (file) => {
    expect(found.filter(({ where }) => where === file)).toEqual([])
  })

  it('rejects packages that depend on each other in a circle', () => {
    expect(found).toContainEqual(expect.objectContaining({ rule: 'cycle', where: '@house-edge/slices' }))
  })

  it('rejects a package without a layer', () => {
    expect(found.filter(({ rule }) => rule === 'no-layer').map(({ where }) => where)).toEqual([
      '@house-edge/bare',
    ])
  })

  it('rejects a graph that looked at no sources', () => {
    const rules = planting({
      ...permitted,
      'nx.json': JSON.stringify({
        neverConnectToCloud: true,
        pluginsConfig: { '@nx/js': { analyzeSourceFiles: false, analyzePackageJson: false } },
      }),
      'apps/site/package.json': JSON.stringify({
        name: '@house-edge/site',
        private: true,
        nx: { tags: ['layer:app'] },
      }),
    }).map((violation) => violation.rule)
    expect(rules).toContain('missing-in-nx-graph')
  })
})
