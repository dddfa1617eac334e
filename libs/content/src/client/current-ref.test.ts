import { describe, expect, it } from 'vitest'
import { buildDocument } from '../testing/build-document.ts'
import { memoryService } from '../testing/memory-service.ts'
import { createContentClient, engineOf } from './create-client.ts'
import { readCurrentRef } from './current-ref.ts'

describe('readCurrentRef', () => {
  it('names the current ref past what is kept', async () => {
    const service = memoryService()
    const content = createContentClient({ repositoryName: 'test', fetch: service.fetch })
    expect(await readCurrentRef(engineOf(content), {})).toBe('master-1')
    service.publish([buildDocument({ type: 'page', uid: 'about' })])
    expect(await content.currentRef()).toBe('master-2')
    expect(await content.at({ ref: 'a-draft' }).currentRef()).toBe('a-draft')
  })
})
