/** Where the card of the page at a path is; a new version has a new address, because networks keep what they have seen. */
export function cardAddress(path: string, publishedAt: string | undefined): string {
  const name = path === '/' ? '/-' : path
  const version = Date.parse(publishedAt ?? '')
  return `/social${name}.png${Number.isNaN(version) ? '' : `?v=${version / 1000}`}`
}

/** The path of the page whose card is at an address; nothing where it is no such address. */
export function pathOfCard(segments: readonly string[]): string | undefined {
  const file = segments.join('/')
  // Decoded already: what is encoded in it still is another spelling of a page, and would be drawn again.
  if (!file.endsWith('.png') || file.includes('%')) return undefined
  const name = file.slice(0, -'.png'.length)
  return name === '-' ? '/' : `/${name}`
}
