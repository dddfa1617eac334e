import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { saveDraft } from '../testing/desk-calls.ts'
import { startTestService, temporaryFolder } from '../testing/start-test-service.ts'
import type { DocumentDetail } from './contract.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const pages = [
  { id: 'page_a', type: 'page', uid: 'a', data: { title: [{ type: 'heading1', text: 'A', spans: [] }] } },
  { id: 'page_b', type: 'page', uid: 'b', data: { title: [{ type: 'heading1', text: 'B', spans: [] }] } },
]

/** A module of rules with the given body. */
async function rulesOf(body: string): Promise<string> {
  const path = join(await temporaryFolder(), 'rules.mjs')
  await writeFile(path, `export function findingsOf(document, { documents, today }) { ${body} }`)
  return path
}

describe('findFindings', () => {
  it('returns the site module’s findings for the saved version', async () => {
    const rules = await rulesOf(
      `const others = documents.filter(({ id }) => id !== document.id).map(({ uid }) => uid)
       const said = [today, document.uid, documents.find(({ id }) => id === document.id) === document, ...others]
       return [{ path: 'data.title', severity: 'warning', code: 'ours/rule', message: said.join(' ') }]`,
    )
    const service = await startTestService({ documents: pages, service: { rules, now: () => noon } })
    const said = async (): Promise<string[]> => {
      const { findings } = await saveDraft(service, 'page_a', {}, { uid: 'written' })
      return findings.filter(({ code }) => code === 'ours/rule').map(({ message }) => message)
    }
    expect(await said()).toEqual(['2026-11-21 written true b'])
    await service.call('POST', '/control/clock', { advanceMs: 86_400_000 })
    expect(await said()).toEqual(['2026-11-22 written true b'])
  })

  it('stops publishing at the site’s errors and says where', async () => {
    const rules = await rulesOf(
      `return [{ path: 'uid', severity: 'error', code: 'ours/taken', message: 'This place is taken.' }]`,
    )
    const service = await startTestService({ documents: pages, service: { rules } })
    const answer = await service.call('POST', '/desk/api/documents/page_a/publish')
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      error: {
        code: 'desk/not-ready',
        message: 'This cannot be published yet: This place is taken.',
        findings: [{ path: 'uid', code: 'ours/taken' }],
      },
    })
  })

  it.each([
    ['fails', `throw new Error('a rule with a fault')`],
    ['answers what is no finding', `return [{ message: 'where?' }]`],
  ])('publishes nothing while the module %s', async (_, body) => {
    const lines: string[] = []
    const rules = await rulesOf(body)
    const service = await startTestService({
      documents: pages,
      service: { rules, log: (line) => lines.push(line) },
    })
    const answer = await service.call('POST', '/desk/api/documents/page_a/publish')
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ error: { findings: [{ code: 'rules-failed' }] } })
    expect(lines.join()).toContain('the rules of the site failed for the document page_a')
  })

  it('says of documents in a list what is to be put right, also by what a translation says', async () => {
    const rules = await rulesOf(
      `const other = documents.find(({ lang }) => lang !== document.lang)
       if (other.tags.join() === document.tags.join()) return []
       return [{ path: 'tags', severity: 'warning', code: 'ours/elsewhere', message: 'Says otherwise.' }]`,
    )
    const [page] = pages as [(typeof pages)[0]]
    const german = { ...page, id: 'page_c', lang: 'fr-fr', alternate_languages: [{ id: 'page_a' }] }
    const service = await startTestService({ documents: [page, german], service: { rules } })
    const listed = async () => (await service.call('GET', '/desk/api/findings?ids=page_a,page_c,none')).body
    expect(await listed()).toEqual({})
    await saveDraft(service, 'page_a', page.data, { tags: ['warned'] })
    expect((await service.call('POST', '/desk/api/documents/page_a/publish')).status).toBe(200)
    expect(await listed()).toMatchObject({
      page_a: [{ code: 'ours/elsewhere' }],
      page_c: [{ path: 'tags', severity: 'warning', message: 'Says otherwise.' }],
    })
  })

  it('asks nothing of a site without a module', async () => {
    const service = await startTestService({ documents: pages })
    const { body } = await service.call('GET', '/desk/api/documents/page_a')
    expect((body as unknown as DocumentDetail).findings).toEqual([])
  })

  it.each([
    ['is not there', () => Promise.resolve('/nowhere/rules.mjs'), 'cannot be loaded'],
    [
      'has no such function',
      async () => {
        const path = join(await temporaryFolder(), 'rules.mjs')
        await writeFile(path, 'export const findings = []')
        return path
      },
      'exports no function "findingsOf"',
    ],
  ])('does not start with a module that %s', async (_, path, words) => {
    await expect(startTestService({ service: { rules: await path() } })).rejects.toMatchObject({
      code: 'content-service/invalid-option',
      message: expect.stringContaining(words) as string,
    })
  })
})
