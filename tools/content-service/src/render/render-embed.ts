import { textAt } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'

/** An embed as it is sent: what the provider said, with the parts clients rely on. `{}` when empty. */
export function renderEmbed(value: JsonObject): JsonObject {
  const address = textAt(value, 'embed_url')
  if (address === undefined) return {}
  return { version: '1.0', type: 'link', html: null, ...value, embed_url: address }
}
