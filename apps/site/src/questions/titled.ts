/** The whole title of a page, as the layout makes it for other pages. */
export function titled(title: string): string {
  return `${title} – House Edge`
}
