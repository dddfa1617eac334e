import type { WebhookBody } from '@prismicio/client'
import { describe, expect, it, vi } from 'vitest'
import type { SentMessage } from '../desk/contract.ts'
import type { JsonObject } from '../json/json.ts'
import { about, saveDraft } from '../testing/desk-calls.ts'
import { serve, startTestService, temporaryFolder, writeRepository } from '../testing/start-test-service.ts'
import type { TestService } from '../testing/start-test-service.ts'
import { receiveWebhooks } from '../testing/webhook-receiver.ts'

const sent = async (service: TestService): Promise<SentMessage[]> =>
  (await service.call('GET', '/desk/api/settings/sent')).body as unknown as SentMessage[]

describe('webhooks', () => {
  it('tell what was published, with ref and secret', async () => {
    const receiver = await receiveWebhooks()
    const service = await startTestService({
      documents: [about],
      service: { webhook: { url: receiver.url, secret: 's3cret' } },
    })
    await saveDraft(service, 'page_about', { lead: 'x' }, { tags: ['new'] })
    await service.call('POST', '/desk/api/documents/page_about/publish')
    const [message] = await receiver.until(1)
    expect(message).toEqual({
      type: 'api-update',
      masterRef: await service.masterRef(),
      releases: {},
      masks: {},
      tags: { addition: [{ id: 'new' }] },
      experiments: {},
      documents: ['page_about'],
      domain: 'test-repo',
      apiUrl: `${service.origin}/api`,
      secret: 's3cret',
    } satisfies WebhookBody)
  })

  it('are not told again of what was taken by hand', async () => {
    const receiver = await receiveWebhooks()
    const service = await startTestService({
      documents: [about],
      service: { webhook: { url: receiver.url, secret: '' } },
    })
    receiver.answerWith(500)
    await saveDraft(service, 'page_about', { lead: 'x' })
    await service.call('POST', '/desk/api/documents/page_about/publish')
    await vi.waitFor(async () => expect((await sent(service))[0]?.attempts).toHaveLength(1))
    receiver.answerWith(200)
    await service.call('POST', `/desk/api/settings/sent/${(await sent(service))[0]?.id}/again`)
    await service.call('POST', '/control/clock', { advanceMs: 60_000 })
    await saveDraft(service, 'page_about', { lead: 'y' })
    await service.call('POST', '/desk/api/documents/page_about/publish')
    await vi.waitFor(async () => expect((await sent(service))[0]?.attempts).toHaveLength(1))
    expect((await sent(service)).map(({ attempts }) => attempts.length)).toEqual([1, 2])
  })

  it('say why a message did not arrive', async () => {
    const service = await startTestService({
      documents: [about],
      service: { webhook: { url: 'http://127.0.0.1:10/hook', secret: '' } },
    })
    await saveDraft(service, 'page_about', { lead: 'x' })
    await service.call('POST', '/desk/api/documents/page_about/publish')
    await vi.waitFor(async () =>
      expect(await sent(service)).toMatchObject([
        { attempts: [{ outcome: 'connect ECONNREFUSED 127.0.0.1:10' }] },
      ]),
    )
  })

  // shows P45
  it('are repeated on the service’s clock until taken', async () => {
    const receiver = await receiveWebhooks()
    receiver.answerWith(500)
    const service = await startTestService({
      documents: [about],
      service: { webhook: { url: receiver.url, secret: 's' } },
    })
    await service.call('POST', '/desk/api/documents/page_about/unpublish')
    const [first] = await receiver.until(1)
    receiver.answerWith(200)
    while (receiver.received.length < 2) await service.call('POST', '/control/clock', { advanceMs: 2000 })
    expect(receiver.received).toEqual([first, first])
  })

  // shows P45, P81
  it('are tried again after a restart', async () => {
    const receiver = await receiveWebhooks()
    receiver.answerWith(500)
    const folder = await temporaryFolder()
    await writeRepository(folder, { documents: [about] })
    const options = { service: { webhook: { url: receiver.url, secret: 's' } } }
    const first = await serve(folder, options)
    await first.call('POST', '/desk/api/documents/page_about/unpublish')
    while ((await sent(first))[0]?.attempts.length !== 1) await receiver.until(1)
    await first.close()

    receiver.answerWith(200)
    const second = await serve(folder, options)
    expect(await sent(second)).toMatchObject([{ url: receiver.url, attempts: [{ isTaken: false }] }])
    while (receiver.received.length < 2) await second.call('POST', '/control/clock', { advanceMs: 2000 })
    expect(receiver.received[1]).toEqual(receiver.received[0])
  })

  it('of the settings are told with their headers and secret', async () => {
    const receiver = await receiveWebhooks()
    const service = await startTestService({ documents: [about] })
    const hook = (name: string, triggers: string[], active = true): JsonObject => ({
      name,
      url: receiver.url,
      secret: name,
      active,
      triggers,
      headers: {},
    })
    await service.call('PATCH', '/desk/api/settings', {
      webhooks: [
        hook('unpublished', ['documentsUnpublished']),
        hook('tags', ['tagsCreated']),
        hook('off', ['documentsUnpublished'], false),
      ],
    })
    await service.call('POST', '/desk/api/documents/page_about/unpublish')
    expect((await receiver.until(1)).map(({ secret }) => secret)).toEqual(['unpublished'])
  })

  it('can be tested', async () => {
    const receiver = await receiveWebhooks()
    const service = await startTestService()
    const { body } = await service.call('PATCH', '/desk/api/settings', {
      webhooks: [{ name: 'site', url: receiver.url, secret: 's' }],
    })
    const [{ id }] = body['webhooks'] as [{ id: string }]
    expect((await service.call('POST', `/desk/api/settings/webhooks/${id}/test`)).body).toEqual({
      isTaken: true,
      outcome: 'status 200',
    })
    expect(receiver.received).toEqual([
      { type: 'test-trigger', domain: 'test-repo', apiUrl: `${service.origin}/api`, secret: 's' },
    ])
  })
})
