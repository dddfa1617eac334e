/** The page that a query asks for: a whole number up to 999, else the first. */
export function readPage(text: string): number {
  return /^[1-9][0-9]{0,2}$/.test(text) ? Number(text) : 1
}
