import { isRecord } from '../field/record.ts'

/** The only h1 is the page's title, and below h4 headings of an article look alike. */
export const headingLevels: Partial<Record<string, 2 | 3 | 4>> = {
  heading1: 2,
  heading2: 2,
  heading3: 3,
  heading4: 4,
  heading5: 4,
  heading6: 4,
}

/** The headings of a rich text field, in order. Reads no links, and so needs no component. */
export function readHeadings(value: unknown): readonly { text: string; level: 2 | 3 | 4 }[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).flatMap(({ type, text }) => {
    const level = headingLevels[String(type)]
    return level && typeof text === 'string' && text.trim() !== '' ? [{ text: text.trim(), level }] : []
  })
}
