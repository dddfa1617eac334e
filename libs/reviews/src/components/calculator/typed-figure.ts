import { numberWords } from '@house-edge/ui/language'
import type { FormWords } from './calculator-words.ts'
import { fillIn } from './fill-in.ts'

/** What was typed for a figure: the figure, or what is wrong with it. */
export type TypedFigure = { figure: number } | { problem: string }

/** Figures whose thousands are kept apart, and by what, where a comma or a point stands before the cents. */
const byComma = [/^\d{1,3}(?:[.\s]\d{3})+(?:,\d+)?$/, /[.\s]/g] as const
const byPoint = [/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, /,/g] as const

/**
 * Reads a figure that a visitor typed: `1000`, `1,000`, `12.50` and `12,50`; where the page's language writes `12,50`, also
 * `1.000`; and the digits of Arabic.
 *
 * @param most The largest figure that makes sense here.
 */
export function readTypedFigure(
  text: string,
  most: number,
  { problems, language }: Pick<FormWords, 'problems' | 'language'>,
): TypedFigure {
  const typed = text
    .trim()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace('٫', '.')
    .replace(/^[£$€]\s*/, '')
  const [groups, separators] = numberWords(0.5, {}, language).includes(',') ? byComma : byPoint
  const plain = (groups.test(typed) ? typed.replaceAll(separators, '') : typed).replace(',', '.')
  if (plain === '') return { problem: problems.empty }
  if (/^[-−]\s*\d/.test(plain)) return { problem: problems.negative }
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return { problem: problems.noFigure }
  const figure = Number(plain)
  return figure > most
    ? { problem: fillIn(problems.most, { most: numberWords(most, {}, language) }) }
    : { figure }
}
