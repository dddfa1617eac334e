/** The URL of the card of a page. A new version has a new URL, because social networks cache cards. */
export function cardAddress(path: string, publishedAt: string | undefined): string {
  const name = path === '/' ? '/-' : path
  const version = Date.parse(publishedAt ?? '')
  return `/social${name}.png${Number.isNaN(version) ? '' : `?v=${version / 1000}`}`
}

/** The path of the page that a card belongs to. `undefined`: not the URL of a card. */
export function pathOfCard(segments: readonly string[]): string | undefined {
  const file = segments.join('/')
  // The path is decoded, so a remaining `%` is a second spelling of a page, and would be drawn again.
  if (!file.endsWith('.png') || file.includes('%')) return undefined
  const name = file.slice(0, -'.png'.length)
  return name === '-' ? '/' : `/${name}`
}
