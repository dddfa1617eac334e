import {
  ForbiddenError,
  NotFoundError,
  ParsingError,
  PreviewTokenExpiredError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
  RepositoryNotFoundError,
} from '@prismicio/client'
import { describe, expect, it, vi } from 'vitest'
import type { Preview } from '../desk/contract.ts'
import { startTestService } from '../testing/start-test-service.ts'
import type { TestService } from '../testing/start-test-service.ts'

const documents = [{ id: 'page_a', type: 'page', uid: 'a' }]

/** What the client throws for one answer, without the asking again that follows a dead ref. */
async function thrownBy(service: TestService, ref?: string): Promise<Error> {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const failure = await service
    .client()
    .get(ref === undefined ? {} : { ref })
    .then(
      () => new Error('nothing was thrown'),
      (error: unknown) => error as Error,
    )
  return failure
}

async function endedPreview(service: TestService): Promise<Preview> {
  const preview = (await service.call('POST', '/desk/api/previews', { documentId: 'page_a' }))
    .body as unknown as Preview
  await service.call('POST', `/control/previews/${preview.id}/expire`)
  return preview
}

describe('what the client throws', () => {
  // shows R183
  it('is a ParsingError for a filter that cannot be read', async () => {
    const service = await startTestService({ documents })
    await expect(service.client().get({ filters: ['[at(nonsense)]'] })).rejects.toThrow(ParsingError)
  })

  // shows R184
  it('is a ForbiddenError for a private repository without its token', async () => {
    const service = await startTestService({ documents, files: { 'settings.json': { access: 'private' } } })
    const failure = await thrownBy(service)
    expect(failure).toBeInstanceOf(ForbiddenError)
    const query = await service
      .client()
      .get({ ref: 'x', integrationFieldsRef: 'y' })
      .catch((error: unknown) => error)
    expect(query).toBeInstanceOf(ForbiddenError)
    expect((query as Error).message).toBe('Access to this Ref requires an access token')
  })

  // shows R185
  it('is a RefNotFoundError for a ref never given out', async () => {
    const service = await startTestService({ documents })
    const body = (await service.call('GET', '/api/v2/documents/search?ref=nope')).body
    await service.call('POST', '/control/faults', {
      path: '/api/v2/documents/search',
      kind: 'status',
      status: 404,
      body: JSON.stringify({ ...body, message: 'Ref not found.' }),
    })
    expect(await thrownBy(service, 'nope')).toBeInstanceOf(RefNotFoundError)
  })

  // shows R195, R196, R197
  it('is nothing for a dead ref: the client goes on', async () => {
    const service = await startTestService({ documents })
    const old = await service.masterRef()
    await service.call('POST', '/control/master-ref/expire')
    expect((await thrownBy(service, old)).message).toBe('nothing was thrown')
    expect((await thrownBy(service, 'never-known')).message).toBe('nothing was thrown')
  })

  // shows R188
  it('is a RefExpiredError when no master ref is named', async () => {
    const service = await startTestService({ documents })
    await service.call('POST', '/control/faults', {
      path: '/api/v2/documents/search',
      kind: 'status',
      status: 410,
      body: JSON.stringify({ type: 'api_validation_error', message: 'The ref has expired.' }),
    })
    expect(await thrownBy(service)).toBeInstanceOf(RefExpiredError)
  })

  // shows R199
  it('is a RefNotFoundError for a preview that has ended', async () => {
    const service = await startTestService({ documents })
    const { token } = await endedPreview(service)
    const failure = await thrownBy(service, token)
    expect(failure).toBeInstanceOf(RefNotFoundError)
    expect(failure.message).toBe(`${token} not found`)
  })

  // shows R186
  it('is a PreviewTokenExpiredError for a preview ended the older way', async () => {
    const service = await startTestService({ documents })
    await service.call('PUT', '/control/previews', { endedPreview: 'expired' })
    const { token } = await endedPreview(service)
    expect(await thrownBy(service, token)).toBeInstanceOf(PreviewTokenExpiredError)
  })

  // shows R187, R193
  it('is a NotFoundError in the client’s words', async () => {
    const service = await startTestService({ documents })
    const failure = await service
      .client()
      .getByUID('page', 'none')
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(NotFoundError)
    expect((failure as Error).message).toBe('No documents were returned')
  })

  // shows R192
  it('is a RepositoryNotFoundError where there is no repository', async () => {
    const service = await startTestService({ documents })
    const client = service.client({ documentAPIEndpoint: `${service.origin}/elsewhere/api/v2` })
    await expect(client.get()).rejects.toThrow(RepositoryNotFoundError)
  })

  // shows R189, R191
  it('is a plain PrismicError without a class', async () => {
    const service = await startTestService({ documents })
    for (const status of [403, 422, 500, 503]) {
      await service.call('POST', '/control/faults', {
        path: '/api/v2/documents/search',
        kind: 'status',
        status,
        times: 1,
      })
      const failure = await thrownBy(service)
      expect([status, failure.constructor]).toEqual([status, PrismicError])
    }
  })
})
