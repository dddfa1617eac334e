/** The host of an address, by which a casino is known: with and without `www.` it is the same. */
export function hostOf(href: string | undefined): string | undefined {
  return href !== undefined && URL.canParse(href) ? new URL(href).host.replace(/^www\./, '') : undefined
}
