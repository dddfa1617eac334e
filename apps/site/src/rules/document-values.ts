import type { Complaint, LintContext } from '@house-edge/content/validation'

/** A document as rules receive it. */
export type LintedDocument = LintContext['documents'][number]

/** Days between two dates such as `2026-11-20`, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** A text that is not blank. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** A day that exists, as `2026-11-20`. */
export function dayOf(value: unknown): string | undefined {
  const day = textOf(value)
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
}

/** The items of a group. */
export function itemsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map((item) => Object(item) as Record<string, unknown>) : []
}

/** The id of the document a relationship leads to. */
export function idOf(value: unknown): string | undefined {
  const { link_type: kind, id } = Object(value) as Record<string, unknown>
  return kind === 'Document' ? textOf(id) : undefined
}

/** The address a link to the web leads to. */
export function urlOf(value: unknown): string | undefined {
  return textOf((Object(value) as Record<string, unknown>)['url'])
}

/** The codes of a list such as `GB, IE`. */
export function codesOf(value: unknown): string[] {
  return (textOf(value) ?? '').split(/[,;\s]+/).filter(Boolean)
}

/** A finding about a day in the future. */
export function* futureDay(
  rule: string,
  path: Complaint['path'],
  value: unknown,
  today: string,
): Generator<Complaint> {
  const day = dayOf(value)
  if (day === undefined || day <= today) return
  yield {
    rule,
    path,
    what: `is ${day}, a day that has not come yet`,
    todo: 'Enter the day on which it happened.',
  }
}
