import { z } from 'zod'

/** What can be read without a token: everything, published content, or nothing. */
export const accessLevels = ['open', 'public', 'private'] as const

/** The events of a webhook. */
export const webhookTriggers = [
  'documentsPublished',
  'documentsUnpublished',
  'releasesCreated',
  'releasesUpdated',
  'tagsCreated',
  'tagsDeleted',
] as const

/** A token that opens the Content API. */
export const AccessToken = z.object({
  id: z.string(),
  name: z.string(),
  token: z.string().min(8),
  scope: z.enum(['master', 'master+releases']),
})

/** A receiver of events. */
export const Webhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  secret: z.string().nullable(),
  active: z.boolean(),
  triggers: z.array(z.enum(webhookTriggers)),
  headers: z.record(z.string(), z.string()),
})

/** The schema of `settings.json`. */
export const SettingsFile = z.object({
  access: z.enum(accessLevels).default('public'),
  accessTokens: z.array(AccessToken).default([]),
  /** Tokens of the Asset and Migration APIs. */
  writeTokens: z.array(z.object({ id: z.string(), name: z.string(), token: z.string().min(8) })).default([]),
  webhooks: z.array(Webhook).default([]),
  /** How long a preview session lasts. */
  previewLifetimeHours: z.number().positive().max(8760).default(24),
})

/** What an administrator of the repository decides. Kept in `settings.json`, readable by its owner alone. */
export type Settings = z.infer<typeof SettingsFile>
/** A token that opens the Content API. */
export type AccessToken = z.infer<typeof AccessToken>
/** An address that gets a message about changes. */
export type Webhook = z.infer<typeof Webhook>
