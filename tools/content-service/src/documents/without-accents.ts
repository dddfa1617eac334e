/** Text without accents, and with plain letters in place of those that only look different. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}

/** Text as a part of an address or of a file's name: small Latin letters, digits and hyphens, at most eighty. */
export function toSlug(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
}
