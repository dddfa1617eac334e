import type { Complaint, LintContext } from '@house-edge/content/validation'
import { readDay, readText } from '@house-edge/slices/reading'

/** A document as rules receive it. */
export type LintedDocument = LintContext['documents'][number]

/** Days between two dates such as `2026-11-20`, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** The items of a group. */
export function itemsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map((item) => Object(item) as Record<string, unknown>) : []
}

/** The id of the document a relationship leads to. */
export function idOf(value: unknown): string | undefined {
  const { link_type: kind, id } = Object(value) as Record<string, unknown>
  return kind === 'Document' ? readText(id) : undefined
}

/** The address a link to the web leads to. */
export function urlOf(value: unknown): string | undefined {
  return readText((Object(value) as Record<string, unknown>)['url'])
}

/** A finding about a day in the future. */
export function* futureDay(
  rule: string,
  path: Complaint['path'],
  value: unknown,
  today: string,
): Generator<Complaint> {
  const day = readDay(value)
  if (day === undefined || day <= today) return
  yield {
    rule,
    path,
    what: `is ${day}, a day that has not come yet`,
    todo: 'Enter the day on which it happened.',
  }
}
