import { describe, expect, it } from 'vitest'
import { createContentClient } from '../client/create-client.ts'
import { buildDocument } from '../testing/build-document.ts'
import { memoryService } from '../testing/memory-service.ts'
import { createPreviewReader, publishedReader } from './preview-reader.ts'

const token = 'https://test.prismic.io/previews/master-1:d1?websitePreviewId=w1'
const titled = (title: string) => buildDocument({ type: 'page', uid: 'about', data: { title } })

function bench() {
  const service = memoryService([titled('published')])
  service.preview(token, [titled('draft')])
  const client = createContentClient({
    repositoryName: 'test',
    fetch: service.fetch,
    limits: { maxAttempts: 1 },
  })
  return { service, client, reader: createPreviewReader(client, token) }
}

const titleOf = async ({
  client,
}: {
  client: { getByUid: (type: string, uid: string) => Promise<{ data: object }> }
}) => ((await client.getByUid('page', 'about')).data as { title: string }).title

describe('createPreviewReader', () => {
  it('reads the preview while there is one', async () => {
    const { reader } = bench()
    expect([await titleOf(reader), reader.state]).toEqual(['draft', 'draft'])
  })

  // shows R199
  it('reads published content after the preview, saying so', async () => {
    const { service, reader } = bench()
    service.endPreview(token)
    expect([await titleOf(reader), reader.state]).toEqual(['published', 'over'])
  })

  // shows R199
  it('warns that the draft is missing', async () => {
    const { service, reader } = bench()
    const message = `The ref you used has expired. Master ref is: ${service.ref}`
    service.fail((url) =>
      url.searchParams.get('ref') === token
        ? { status: 410, body: { type: 'api_notfound_error', message } }
        : undefined,
    )
    expect([await titleOf(reader), reader.state]).toEqual(['published', 'over'])
  })

  it('asks for an ended preview once in a visit', async () => {
    const { service, reader } = bench()
    service.endPreview(token)
    await titleOf(reader)
    await titleOf(reader)
    const asked = service.requests.filter((url) => url.searchParams.get('ref') === token)
    expect(asked).toHaveLength(1)
  })

  it('reads published content without previews, and says so', async () => {
    const { service, reader } = bench()
    service.fail((url) => (url.searchParams.get('ref') === token ? { status: 503 } : undefined))
    expect([await titleOf(reader), reader.state]).toEqual(['published', 'unreachable'])
  })

  // shows R199
  it('shows one version in a visit, whatever the service does', async () => {
    const { service, reader } = bench()
    let failures = 1
    service.fail((url) =>
      url.searchParams.get('ref') === token && (failures -= 1) === 0 ? { status: 503 } : undefined,
    )
    expect([await titleOf(reader), await titleOf(reader)]).toEqual(['published', 'published'])
  })

  it('hides no fault that is neither', async () => {
    const { service, reader } = bench()
    service.fail({ status: 400, body: { type: 'parsing-error', message: 'no' } })
    await expect(titleOf(reader)).rejects.toMatchObject({ code: 'content/bad-request' })
  })
})

describe('publishedReader', () => {
  it('reads what everybody sees', async () => {
    const reader = publishedReader(bench().client)
    expect([await titleOf(reader), reader.state]).toEqual(['published', 'published'])
  })
})
