import { describe, expect, it } from 'vitest'
import { startTestService } from '../../testing/start-test-service.ts'

async function start() {
  const documents = [{ id: 'ada', type: 'person', uid: 'ada', data: { name: 'Ada' } }]
  const service = await startTestService({ documents })
  const call: typeof service.call = (...sent) => service.call(...sent)
  const write = async (name: string) => {
    const { body } = await call('GET', '/desk/api/documents/ada')
    const version = { 'if-match': body['version'] as string }
    await call('PUT', '/desk/api/documents/ada/draft', { data: { name } }, version)
  }
  const { body: release } = await call('POST', '/desk/api/releases', { label: 'Spring' })
  const path = `/desk/api/releases/${release['id'] as string}`
  const newer = async () => (await call('GET', path)).body['newer']
  return { call, write, newer, put: () => call('PUT', `${path}/documents/ada`, {}) }
}

describe('the copy of a document in a release', () => {
  // shows P73
  it('has something newer beside it once another text is written, and once that is published', async () => {
    const { call, write, newer, put } = await start()
    await write('Ada Quill')
    await put()
    expect(await newer()).toBe(0)
    await write('Ada Brandreth')
    expect(await newer()).toBe(1)
    await call('POST', '/desk/api/documents/ada/publish', {})
    expect(await newer()).toBe(1)
    await put()
    expect(await newer()).toBe(0)
  })

  it('has nothing newer beside it when the same text is published, or nothing was since', async () => {
    const { call, write, newer, put } = await start()
    await put()
    expect(await newer()).toBe(0)
    await write('Ada Quill')
    await put()
    await call('POST', '/desk/api/documents/ada/publish', {})
    expect(await newer()).toBe(0)
  })
})
