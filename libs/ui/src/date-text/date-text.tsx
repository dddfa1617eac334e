import type { ComponentProps, ReactElement } from 'react'
import { dateWords } from './date-words.ts'

interface DateTextProps extends Omit<ComponentProps<'time'>, 'dateTime'> {
  /** A day as `2026-10-14`, or a point in time in ISO 8601. */
  date: string | null | undefined
}

/**
 * A day in words, as `14 October 2026`. Renders nothing when the text is not a day.
 *
 * - Not for: “today” or “two hours ago”: pages are kept for longer than that.
 * - Accessibility: a `time` element with the day for machines.
 * - Do: use it for every day on a page.
 * - Don’t: write days as figures.
 */
export function DateText({ date, ...rest }: DateTextProps): ReactElement | null {
  const words = dateWords(date)
  if (words === undefined) return null
  return (
    <time {...rest} dateTime={String(date)}>
      {words}
    </time>
  )
}
