import * as z from 'zod'
import { parseJson } from './parse-json.ts'

/** What we use of a webhook's body. Its secret is a field of it: the vendor signs nothing. */
export interface Webhook {
  type: 'api-update' | 'test-trigger'
  secret: string | undefined
  /** Documents published or unpublished, if it says so. */
  documents: string[]
  masterRef: string | undefined
  /** Our own addition: believe that documents have vanished, however many. */
  acceptDisappearance: boolean
}

/** Beyond this many the list saves nothing, and everything is checked. */
const maxDocuments = 1_000

// Lenient except for the parts we use, which are limited in size.
const body = z.looseObject({
  type: z.enum(['api-update', 'test-trigger']),
  // A secret that is not a string is refused like a wrong one.
  secret: z.string().optional().catch(undefined),
  documents: z.array(z.string().max(128)).max(maxDocuments).nullish().catch(undefined),
  masterRef: z.string().max(256).nullish(),
  acceptDisappearance: z.boolean().nullish(),
})

/** Reads a webhook's body. @returns `undefined` when it is not one. */
export function parseWebhook(text: string): Webhook | undefined {
  const parsed = parseJson(text)
  if (parsed === undefined || saysKeyTwice(text)) return undefined
  const result = body.safeParse(parsed)
  if (!result.success) return undefined
  const { type, secret, documents, masterRef, acceptDisappearance } = result.data
  return {
    type,
    secret,
    documents: documents ?? [],
    masterRef: masterRef ?? undefined,
    acceptDisappearance: acceptDisappearance ?? false,
  }
}

/** Whether an object of a well-formed text names a key twice: parsers differ in which value they believe. */
function saysKeyTwice(text: string): boolean {
  const open: (Set<string> | undefined)[] = []
  let latest = ''
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token !== ':') latest = token
    else {
      const key = JSON.parse(latest) as string
      if (open.at(-1)?.has(key)) return true
      open.at(-1)?.add(key)
    }
  }
  return false
}
