import type { SiteServer } from '@house-edge/serving'
import type { RevalidateAnswer } from '@house-edge/content/next'
import { contentConfig } from '../config.ts'
import { webhookSecret } from '../process/webhook-secret.ts'

/** Calls this process's own webhook, without the network. @returns Its answer; `undefined` when it refused the call. */
export async function callOwnWebhook(
  askFramework: SiteServer['askFramework'],
  call: { type: 'api-update'; masterRef?: string; heard: true } | { type: 'test-trigger' },
): Promise<RevalidateAnswer | undefined> {
  const secret = webhookSecret(contentConfig().CONTENT_WEBHOOK_SECRET)
  const { status, body } = await askFramework({
    path: '/api/revalidate',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...call, secret, documents: [] }),
  })
  return status === 200 ? (JSON.parse(body.toString()) as RevalidateAnswer) : undefined
}
