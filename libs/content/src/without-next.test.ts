import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { PrismicDocument } from '@prismicio/client'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { writeQuickStart } from '../../../vitest.readme.ts'
import { buildDocument } from './testing/build-document.ts'
import { memoryService } from './testing/memory-service.ts'

afterEach(() => vi.unstubAllEnvs())

const origin = 'https://guides.example'
const token = 'https://my-repository.prismic.io/previews/abc:123?websitePreviewId=x'

/** The files of the guide, beside a service of these documents. */
async function start(documents: PrismicDocument[]) {
  const service = memoryService(documents)
  const server = createServer((request, response) => {
    void service.fetch(`http://127.0.0.1${request.url}`).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  vi.stubEnv('CONTENT_REPOSITORY', 'my-repository')
  vi.stubEnv('CONTENT_ENDPOINT', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`)
  vi.stubEnv('CONTENT_WEBHOOK_SECRET', 'a secret')
  const folder = writeQuickStart(join(import.meta.dirname, '..'))
  const file = join(folder, 'src/content.server.ts')
  // What is kept goes with the test.
  writeFileSync(file, readFileSync(file, 'utf8').replace('.cache/content', join(folder, 'kept')))
  const load = (name: string) => import(join(folder, `src/${name}.server.ts`))
  const [{ store }, { readGuide }, { beginPreview }, { heardOfPublish }] = await Promise.all(
    ['content', 'guide', 'preview', 'publish'].map(load),
  )
  onTestFinished(async () => {
    store.close()
    await store.flush()
    server.close()
  })
  return { service, readGuide, beginPreview, heardOfPublish }
}

describe('guides/without-next.md', () => {
  it('reads, previews and follows a publish without a framework', async () => {
    const guide = (title: string) =>
      buildDocument({ type: 'guide', uid: 'odds', id: 'odds', url: '/guides/odds', data: { title } })
    const { service, readGuide, beginPreview, heardOfPublish } = await start([guide('Odds')])
    const visit = (cookie?: string) =>
      new Request(`${origin}/guides/odds`, cookie === undefined ? {} : { headers: { cookie } })
    const titleFor = async (cookie?: string) => (await readGuide(visit(cookie), 'odds'))?.data.title
    expect(await titleFor()).toBe('Odds')
    expect(await titleFor('preview=%')).toBe('Odds')
    expect(await readGuide(visit(), 'evens')).toBeUndefined()

    const open = (query: string) => beginPreview(new Request(`${origin}/api/preview?${query}`))
    const query = new URLSearchParams({ token, documentId: 'odds' }).toString()
    for (const link of [query, 'token=a']) expect((await open(link)).status).toBe(400)
    service.preview(token, [guide('Odds, drafted')])
    const opened: Response = await open(query)
    expect([opened.status, opened.headers.get('location')]).toEqual([307, '/guides/odds'])
    const cookie = opened.headers.get('set-cookie')?.split(';', 1)[0]
    expect(await titleFor(cookie)).toBe('Odds, drafted')
    expect(await titleFor()).toBe('Odds')
    service.endPreview(token)
    expect(await titleFor(cookie)).toBe('Odds')

    service.publish([guide('Odds, again')])
    const hear = (body: string) =>
      heardOfPublish(new Request(`${origin}/api/revalidate`, { method: 'POST', body }))
    for (const body of ['', '{}', '{"secret":"another"}']) expect((await hear(body)).status).toBe(401)
    expect((await hear('{"secret":"a secret"}')).status).toBe(200)
    expect(await titleFor()).toBe('Odds, again')
  })
})
