/** Text without accents, and with plain letters in place of those that only look different. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}

/** In lower case by way of upper case, where `ß` is `ss`. */
export function inLowerCase(text: string): string {
  return text.toUpperCase().toLowerCase()
}

/** Text as a part of an address or of a file's name: small Latin letters, digits and hyphens, at most eighty. */
export function toSlug(text: string): string {
  return inLowerCase(withoutAccents(text))
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
}
