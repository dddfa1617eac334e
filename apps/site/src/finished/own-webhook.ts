import type { SiteServer } from '@house-edge/serving'
import { contentConfig } from '../config.ts'
import { webhookSecret } from '../process/webhook-secret.ts'

/** Calls this process's own webhook, without the network. @returns The status of its answer. */
export async function callOwnWebhook(
  askFramework: SiteServer['askFramework'],
  call: { type: 'api-update' | 'test-trigger'; masterRef?: string },
): Promise<number> {
  const secret = webhookSecret(contentConfig().CONTENT_WEBHOOK_SECRET)
  const { status } = await askFramework({
    path: '/api/revalidate',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...call, secret, documents: [] }),
  })
  return status
}
