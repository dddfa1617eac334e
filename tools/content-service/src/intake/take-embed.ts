import type { JsonObject } from '../json/json.ts'
import { textAt } from '../json/json.ts'
import { fault, within } from './intake.ts'
import type { Intake } from './intake.ts'

/** An embed: its address, and what the provider said about it. */
export function takeEmbed(value: JsonObject, at: Intake): JsonObject | undefined {
  if (Object.keys(value).length === 0) return undefined
  const address = textAt(value, 'embed_url')
  if (address === undefined || !/^https?:\/\//.test(address)) {
    return fault(
      within(at, 'embed_url'),
      'not-allowed',
      'must be an address such as https://example.org/film',
    )
  }
  return {
    embed_url: address,
    ...Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)),
  }
}
