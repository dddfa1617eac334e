import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContentFolder } from '@house-edge/content/node'
import { startContentService } from '@house-edge/content-service'
import { href, lintRedirects } from '@house-edge/routing'
import type { RedirectDocument } from '@house-edge/slices/documents'
import { describe, expect, it, onTestFinished } from 'vitest'
import { redirectRules } from '../redirects.ts'
import { ruleOfDocument } from '../redirects/rule-of-document.ts'
import { routes } from '../routes.ts'
import { hasPage } from './redirect-rules.ts'

const workspace = join(import.meta.dirname, '../../../..')
const slices = join(workspace, 'libs/slices')
const { documents } = readContentFolder(join(workspace, 'content'))
const published = documents
  .filter((document): document is RedirectDocument => document.type === 'redirect')
  .map(ruleOfDocument)

/** What the desk calls a fault that the linter names. */
const inDesk = { malformed: 'malformed', duplicate: 'taken' } as Readonly<Record<string, string>>

type Data = Record<'from' | 'to' | 'status', string>

async function startDesk(): Promise<(data: Data) => Promise<string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'redirects-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(workspace, 'content'), folder, { recursive: true })
  const service = await startContentService({
    folder,
    models: { customTypes: join(slices, 'customtypes'), slices: join(slices, 'src') },
    port: 0,
    host: '127.0.0.1',
  })
  onTestFinished(() => service.close())
  return async (data) => {
    const response = await fetch(`${service.origin}/desk/api/validate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'redirect', data }),
    })
    const { findings } = (await response.json()) as {
      findings: { code: string; path: string; severity: string }[]
    }
    return findings
      .filter(({ code }) => code.startsWith('redirect-'))
      .map(({ code, path, severity }) => `${severity} ${code} ${path}`)
      .toSorted()
  }
}

function linted(data: Data): string[] {
  const rule = ruleOfDocument({ id: 'new', data: data as unknown as RedirectDocument['data'] })
  return lintRedirects([...redirectRules, ...published, rule], {
    hasPage: (path) => hasPage(documents, path),
  })
    .filter((fault) => fault.rule === rule)
    .map(({ code, part, severity }) => `${severity} redirect-${inDesk[code] ?? code} data.${part}`)
    .toSorted()
}

const targets = [
  ...Object.values(routes)
    .filter(({ middleware }) => !['absent', 'gone', 'unavailable'].some((name) => name === middleware[0]))
    .filter((route) => route !== routes.sliceSimulator && !route.pattern.includes(':'))
    .map(({ pattern }) => pattern),
  ...documents
    .filter(({ type, uid }) => uid && ['page', 'article', 'casino_review'].includes(type))
    .map(({ type, uid }) => {
      const route = { page: routes.page, article: routes.article, casino_review: routes.review }[
        type as 'page'
      ]
      return href(route, { uid: uid ?? '' })
    }),
  href(routes.blogPage, { number: '2' }),
  '/nothing',
  '/casino-blog/nothing',
  '/a/b/c',
  '/casino-blog/page/0',
  '/casino-blog/page/1',
  '/reviews',
  '//evil.example',
  'javascript:alert(1)',
  'about',
  '/b/*',
  '',
  'https://other.example',
  '/x',
]

describe('redirectRule', () => {
  // shows F27, P79
  it.each([
    ['where a redirect leads', targets.map((to) => ({ from: '/x', to, status: '308' }))],
    [
      'the address a redirect is for',
      [...targets, '/reviews/', '/x?y', '/x/*/y'].map((from) => ({ from, to: '/', status: '301' })),
    ],
  ])('says of %s what the desk says', async (_, rules) => {
    const desk = await startDesk()
    const said = rules.map(async (data) => [data, await desk(data)])
    expect(await Promise.all(said)).toEqual(rules.map((data) => [data, linted(data)]))
  })
})
