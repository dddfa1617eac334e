import { z } from 'zod'

/** What we use of a webhook's body. Its secret is a field of it: the vendor signs nothing. */
export interface Webhook {
  type: 'api-update' | 'test-trigger'
  secret: string | undefined
  /** Documents published or unpublished, as far as it says. */
  documents: string[]
  masterRef: string | undefined
  /** Our own addition: believe that documents have vanished, however many. */
  acceptDisappearance: boolean
  /** Our own addition: pages to drop once more. */
  again: string[]
}

// Loose in everything but the parts we use, and those are limited.
const body = z.looseObject({
  type: z.enum(['api-update', 'test-trigger']),
  secret: z.string().max(1_024).nullish(),
  documents: z.array(z.string().max(128)).max(10_000).nullish(),
  masterRef: z.string().max(256).nullish(),
  acceptDisappearance: z.boolean().nullish(),
  again: z.array(z.string().startsWith('/').max(1_024)).max(10_000).nullish(),
})

/** Reads a webhook's body. @returns `undefined` when it is none. */
export function parseWebhook(text: string): Webhook | undefined {
  const result = body.safeParse(parseJson(text))
  if (!result.success) return undefined
  const { type, secret, documents, masterRef, acceptDisappearance, again } = result.data
  return {
    type,
    secret: secret ?? undefined,
    documents: documents ?? [],
    masterRef: masterRef ?? undefined,
    acceptDisappearance: acceptDisappearance ?? false,
    again: again ?? [],
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
