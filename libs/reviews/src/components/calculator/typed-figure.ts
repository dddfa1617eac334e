/** What was typed for a figure: the figure, or what is wrong with it. */
export type TypedFigure = { figure: number } | { problem: string }

/**
 * Reads a figure that a visitor typed: `1000`, `1,000`, `12.50` and `12,50`.
 *
 * @param most The largest figure that makes sense here.
 */
export function readTypedFigure(text: string, most: number): TypedFigure {
  const typed = text.trim().replace(/^[£$€]\s*/, '')
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(typed)
    ? typed.replaceAll(',', '')
    : typed.replace(',', '.')
  if (plain === '') return { problem: 'Enter a figure.' }
  if (/^[-−]\s*\d/.test(plain)) return { problem: 'Enter 0 or more.' }
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return { problem: 'Enter a figure, such as 50 or 12.50.' }
  const figure = Number(plain)
  return figure > most ? { problem: `Enter ${figures.format(most)} at most.` } : { figure }
}

const figures = new Intl.NumberFormat('en-GB')
