import { z } from 'zod'
import type { SettingsInfo, WebhookTest } from '../../desk/contract.ts'
import { DeskError, notFound } from '../../desk/desk-error.ts'
import { files } from '../../repository/files.ts'
import { newRef } from '../../repository/repository.ts'
import {
  AccessToken,
  SettingsFile,
  Webhook,
  accessLevels,
  webhookTriggers,
} from '../../repository/settings.ts'
import type { Service } from '../../service.ts'
import { post, sendOnce } from '../../webhooks/deliver.ts'
import type { SentMessage } from '../../webhooks/deliver.ts'
import { testMessage } from '../../webhooks/message.ts'

const unnamed = { id: z.string().optional() }
const token = z.string().min(8).optional()
const Patch = z.strictObject({
  access: z.enum(accessLevels).optional(),
  previewLifetimeHours: SettingsFile.shape.previewLifetimeHours.unwrap().optional(),
  accessTokens: z
    .array(AccessToken.extend({ ...unnamed, token, name: z.string().min(1) }).strict())
    .optional(),
  writeTokens: z.array(z.strictObject({ ...unnamed, token, name: z.string().min(1) })).optional(),
  webhooks: z
    .array(
      Webhook.extend({
        ...unnamed,
        name: z.string().min(1),
        secret: z.string().nullable().default(null),
        active: z.boolean().default(true),
        triggers: z.array(z.enum(webhookTriggers)).default([...webhookTriggers]),
        headers: z.record(z.string(), z.string()).default({}),
      }).strict(),
    )
    .optional(),
})

/** Changes settings. Entries without an id or a token get one. @throws {DeskError} 400. */
export async function changeSettings(input: unknown, { repository }: Service): Promise<SettingsInfo> {
  const parsed = Patch.safeParse(input)
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new DeskError(
      'desk/bad-request',
      `These settings cannot be. None was changed. Correct: ${reasons.join('; ')}`,
    )
  }
  const { data } = parsed
  const named = <T extends { id?: string | undefined }>(entry: T): T & { id: string } => ({
    ...entry,
    id: entry.id ?? newRef(repository.random),
  })
  const secret = (): string => `${newRef(repository.random)}${newRef(repository.random)}`

  return repository.change(async () => {
    const settings = SettingsFile.parse({
      ...repository.settings,
      ...data,
      ...(data.accessTokens && {
        accessTokens: data.accessTokens.map((entry) => named({ ...entry, token: entry.token ?? secret() })),
      }),
      ...(data.writeTokens && {
        writeTokens: data.writeTokens.map((entry) => named({ ...entry, token: entry.token ?? secret() })),
      }),
      ...(data.webhooks && { webhooks: data.webhooks.map(named) }),
    })
    await repository.storage.write(new Map([[files.settings, `${JSON.stringify(settings, null, 2)}\n`]]))
    repository.settings = settings
    return settings
  })
}

/** Sends a test message to a webhook, once. */
export async function testWebhook(
  id: string,
  { repository, origin, closing }: Service,
): Promise<WebhookTest> {
  const webhook = repository.settings.webhooks.find((candidate) => candidate.id === id)
  if (!webhook) throw notFound(`webhook "${id}"`)
  const body = testMessage(repository, origin, webhook.secret)
  const { isTaken, text } = await post({ url: webhook.url, body, headers: webhook.headers }, closing)
  return { isTaken, outcome: text }
}

/** What webhooks were told, the latest first. */
export function listSent({ sent }: Service): SentMessage[] {
  return sent.map(({ delivery: _delivery, ...message }) => message)
}

/** Sends a message again, once. @throws {DeskError} 404. */
export async function sendAgain(id: string, service: Service): Promise<void> {
  const message = service.sent.find((one) => one.id === id)
  if (!message) throw notFound(`message "${id}"`)
  await sendOnce(message, service)
}
