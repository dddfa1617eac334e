import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startTestService } from '../testing/start-test-service.ts'
import type { TestDocument, TestService } from '../testing/start-test-service.ts'
import type { JsonObject } from '../json/json.ts'
import type { Finding, Validation } from './contract.ts'

const slices = join(import.meta.dirname, '../../../../libs/slices')
const models = { customTypes: join(slices, 'customtypes'), slices: join(slices, 'src') }
const now = (): number => Date.UTC(2026, 10, 21, 12)

function redirect(id: string, from: string, to?: string, rest: JsonObject = {}): TestDocument {
  return { id, type: 'redirect', data: { from, ...(to === undefined ? {} : { to }), status: '308', ...rest } }
}

/** One page, one article, and the redirects of a test. */
function serve(...redirects: TestDocument[]): Promise<TestService> {
  const documents: TestDocument[] = [
    { id: 'page_about', type: 'page', uid: 'about', data: {} },
    { id: 'article_odds', type: 'article', uid: 'odds', data: {} },
    ...redirects,
  ]
  return startTestService({ documents, service: { models, now } })
}

async function findingsOf(service: TestService, document: JsonObject): Promise<Finding[]> {
  const { body } = await service.call('POST', '/desk/api/validate', { type: 'redirect', ...document })
  const { findings } = body as unknown as Validation
  return findings.filter(({ code }) => code.startsWith('redirect-'))
}

async function found(service: TestService, from: string, to?: string, rest?: JsonObject): Promise<string[]> {
  const { data = {} } = redirect('', from, to, rest)
  const findings = await findingsOf(service, { data })
  return findings.map(({ path, severity, code }) => `${severity} ${code} ${path}`)
}

describe('findRedirectFindings', () => {
  it('has nothing to say of redirects to pages, to other sites and from folders to folders', async () => {
    const service = await serve()
    expect(await found(service, '/old', '/about?from=old#top')).toEqual([])
    expect(await found(service, '/Old Page', '/casino-blog/odds')).toEqual([])
    expect(await found(service, '/old', '/casino-reviews/page/2')).toEqual([])
    expect(await found(service, '/old', 'https://other.example/x')).toEqual([])
    expect(await found(service, '/blog/*', '/casino-blog/*')).toEqual([])
    expect(await found(service, '/old', undefined, { status: '410' })).toEqual([])
  })

  it('stops what the site would not follow, beside the field at fault', async () => {
    const service = await serve()
    const broken: [from: string, to: string | undefined, field: string][] = [
      ['', '/about', 'from'],
      ['old', '/about', 'from'],
      ['https://site.example/old', '/about', 'from'],
      ['//evil.example', '/about', 'from'],
      ['/a?x=1', '/about', 'from'],
      ['/a/*/c', '/about', 'from'],
      ['/../a', '/about', 'from'],
      ['/a%', '/about', 'from'],
      ['/a', undefined, 'to'],
      ['/a', 'about', 'to'],
      ['/a', '//evil.example', 'to'],
      ['/a', '/\\evil.example', 'to'],
      ['/a', '/.//evil.example', 'to'],
      ['/a', 'mailto:mail@site.example', 'to'],
      ['/a', 'https:evil.example:99999', 'to'],
      ['/a', '/b/*', 'to'],
    ]
    const expected = broken.map((rule) => [...rule, `error redirect-malformed data.${rule[2]}`])
    const said = broken.map(async (rule) => [...rule, ...(await found(service, rule[0], rule[1]))])
    expect(await Promise.all(said)).toEqual(expected)
  })

  it('stops a target that the status forbids, and days the wrong way round', async () => {
    const service = await serve()
    expect(await found(service, '/a', '/about', { status: '410' })).toEqual([
      'error redirect-malformed data.to',
    ])
    expect(
      await found(service, '/a', '/about', { valid_from: '2026-12-02', valid_to: '2026-12-01' }),
    ).toEqual(['error redirect-malformed data.valid_to'])
  })

  // shows F27
  it('stops circles, with the way round in its words', async () => {
    const service = await serve(redirect('r1', '/b', '/c'), redirect('r2', '/c/', '/a'))
    const [finding] = await findingsOf(service, { data: { from: '/a', to: '/b?x=1', status: '308' } })
    expect(finding).toMatchObject({ path: 'data.to', severity: 'error', code: 'redirect-loop' })
    expect(finding?.message).toContain('/a → /b?x=1 → /c → /a')
    expect(await found(service, '/d', '/d')).toEqual(['error redirect-loop data.to'])
    expect(await found(service, '/e/*', '/e/f/*')).toEqual(['error redirect-loop data.to'])
    const answer = await service.call('POST', '/desk/api/documents', {
      type: 'redirect',
      data: { from: '/a', to: '/b', status: '308' },
    })
    const { id } = answer.body['summary'] as { id: string }
    expect(await service.call('POST', `/desk/api/documents/${id}/publish`)).toMatchObject({
      status: 422,
      body: { error: { code: 'desk/not-ready', findings: [{ path: 'data.to', code: 'redirect-loop' }] } },
    })
  })

  it('sees no circle where redirects hold on different days, and none with what is over', async () => {
    const service = await serve(
      redirect('r1', '/b', '/a', { valid_from: '2027-01-01' }),
      redirect('r2', '/about', '/a', { valid_to: '2026-11-20' }),
    )
    expect(await found(service, '/a', '/b', { valid_to: '2026-12-31' })).toEqual([
      'warning redirect-dead-end data.to',
    ])
    expect(await found(service, '/a', '/about')).toEqual([])
  })

  it('warns of a chain and says where to lead at once, those of the site itself included', async () => {
    const service = await serve(redirect('r1', '/b', '/about'))
    const [finding] = await findingsOf(service, { data: { from: '/a', to: '/b', status: '308' } })
    expect(finding).toMatchObject({ path: 'data.to', severity: 'warning', code: 'redirect-chain' })
    expect(finding?.message).toContain('Lead to /about at once.')
    expect(await found(service, '/a', '/casino-blog/page/1')).toEqual(['warning redirect-chain data.to'])
  })

  // shows P79
  it('warns of a redirect that leads to nothing, to what is gone, or to what was not published', async () => {
    const service = await serve(redirect('r1', '/closed', undefined, { status: '410' }))
    await service.call('POST', '/desk/api/documents', { type: 'page', uid: 'unwritten' })
    for (const to of ['/nothing', '/casino-blog/nothing', '/a/b/c', '/closed', '/unwritten'])
      expect(await found(service, '/a', to)).toEqual(['warning redirect-dead-end data.to'])
  })

  it('warns of a redirect that hides a page', async () => {
    const service = await serve()
    expect(await found(service, '/casino-blog/odds', '/about')).toEqual([
      'warning redirect-hides-page data.from',
    ])
    expect(await found(service, '/login', '/about')).toEqual(['warning redirect-hides-page data.from'])
  })

  it('stops a second redirect for one address, and leaves a document alone with itself', async () => {
    const service = await serve(redirect('r1', '/b', '/about'))
    expect(await found(service, '/b/', '/casino-blog')).toEqual(['error redirect-taken data.from'])
    expect(await findingsOf(service, { id: 'r1', data: { from: '/b', to: '/about' } })).toEqual([])
  })

  // shows P79
  it('judges a release as a whole: two redirects that change places are no circle', async () => {
    const service = await serve(redirect('r1', '/about-us', '/us'), redirect('r2', '/then', '/about'))
    const { body } = await service.call('POST', '/desk/api/releases', { label: 'Turn round' })
    const release = `/desk/api/releases/${(body as { id: string }).id}`
    const put = (id: string, from: string, to: string) =>
      service.call('PUT', `${release}/documents/${id}`, {
        data: { from, to, status: '308' },
      })
    await put('r1', '/us', '/about')
    await put('r2', '/about-us', '/us')
    const answer = await service.call('POST', `${release}/publish`)
    expect(answer).toMatchObject({ status: 200, body: { published: ['r1', 'r2'] } })
  })
})
