import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const workspace = join(import.meta.dirname, '../../..')

const page = `import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { siteContent, tagDocuments, uidsToBuild } from '../../../content.ts'
import { SiteFrame } from '../../../frame/site-frame.tsx'

export const metadata: Metadata = { title: 'Guide' }
export const generateStaticParams = () => uidsToBuild('guide')

export default async function GuidePage({ params }: { params: Promise<{ uid: string }> }) {
  const { uid } = await params
  const guide = await (await siteContent()).findByUid('guide', uid)
  if (!guide) notFound()
  await tagDocuments('/guides/' + uid, guide)
  return <SiteFrame path={'/guides/' + uid}><h1>{guide.data.title}</h1></SiteFrame>
}
`

const document = (id: string, uid: string | null, type: string, data: object) => ({
  id,
  uid,
  type,
  lang: 'en-gb',
  tags: [],
  first_publication_date: '2026-11-01T10:00:00+0000',
  last_publication_date: '2026-11-01T10:00:00+0000',
  data,
})

/** A workspace of its own, in which nothing but the copies is found under the names of the packages. */
function copyWorkspace(): string {
  const root = mkdtempSync(join(tmpdir(), 'new-page-type-'))
  const skipped = /\/(?:node_modules|dist|\.next[^/]*|test-results|storybook-static)$/
  const parts =
    'apps/site libs tools/checks content package.json nx.json tsconfig.base.json vitest.base.ts vitest.engine.ts playwright.base.ts'
  for (const path of parts.split(' '))
    cpSync(join(workspace, path), join(root, path), {
      recursive: true,
      filter: (from) => !skipped.test(from),
    })
  const modules = join(root, 'node_modules')
  mkdirSync(join(modules, '@house-edge'), { recursive: true })
  for (const name of readdirSync(join(workspace, 'node_modules')))
    if (name !== '@house-edge') symlinkSync(join(workspace, 'node_modules', name), join(modules, name))
  for (const folder of readdirSync(join(root, 'libs')))
    symlinkSync(join(root, 'libs', folder), join(modules, '@house-edge', folder))
  for (const folder of readdirSync(join(workspace, 'tools')))
    symlinkSync(join(workspace, 'tools', folder), join(modules, '@house-edge', folder))
  return root
}

describe('CONTRIBUTING.md: a new type of page', () => {
  let root: string
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const run = (folder: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: join(root, folder),
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    return { status, words: `${stdout}${stderr}`.slice(-4_000) }
  }
  const bin = (path: string) => join(workspace, 'node_modules', path)

  beforeAll(() => {
    root = copyWorkspace()
    const model = JSON.parse(
      readFileSync(join(root, 'libs/slices/customtypes/page/index.json'), 'utf8'),
    ) as object
    write(
      'libs/slices/customtypes/guide/index.json',
      JSON.stringify({ ...model, id: 'guide', label: 'Guide' }),
    )
    const routes = readFileSync(join(root, 'apps/site/src/routes.ts'), 'utf8')
    const row = `guide: {
    pattern: '/guides/:uid',
    params: { uid },
    document: 'guide',
    middleware: ['sign-in', 'preview', 'content'],
  },

  login:`
    write('apps/site/src/routes.ts', routes.replace('login:', row))
    write('apps/site/src/app/guides/[uid]/page.tsx', page)
    write(
      'content/documents/guide/first.json',
      JSON.stringify(document('guide_first', 'first', 'guide', { title: 'First' })),
    )
    const redirect = { from: '/first-guide', to: '/guides/first', status: '308' }
    write(
      'content/documents/redirect/guide.json',
      JSON.stringify(document('redirect_guide', null, 'redirect', redirect)),
    )
    const { status, words } = run('.', 'tools/checks/src/content-types.ts')
    if (status !== 0) throw new TypeError(words)
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('takes a route, a folder and a model', { timeout: 300_000 }, () => {
    const config = ['--config', 'tools/checks/generated.oxlintrc.json']
    const said = run('.', bin('oxlint/bin/oxlint'), ...config, '--type-aware', '--type-check', 'apps/site')
    expect(said).toMatchObject({ status: 0 })
  })

  it('is known to the lint, with its address', () => {
    const lint = 'apps/site/src/content-lint/command.ts'
    const day = ['--today', '2026-11-20']
    const clean = run('.', '--conditions=@house-edge/source', lint, '--strict', ...day)
    expect(clean).toMatchObject({
      status: 0,
      words: expect.stringContaining('0 errors, 0 warnings') as string,
    })
    write(
      'content/documents/guide/rsc.json',
      JSON.stringify(document('guide_rsc', 'a.rsc', 'guide', { title: 'X' })),
    )
    const odd = run('.', '--conditions=@house-edge/source', lint, '--strict', ...day)
    rmSync(join(root, 'content/documents/guide/rsc.json'))
    expect(odd).toMatchObject({
      status: 1,
      words: expect.stringContaining('[address/unreachable]') as string,
    })
  })

  it('breaks no test of the routes and the rules', { timeout: 300_000 }, () => {
    const tests = ['src/routes.test.ts', 'src/rules/rulebook.test.ts', 'src/app/robots.test.ts']
    const said = run('apps/site', bin('vitest/vitest.mjs'), 'run', ...tests, '--reporter=dot')
    expect(said).toMatchObject({ status: 0 })
  })
})
