import { plainName } from '@house-edge/auth'

/** Removes invisible characters from a text that others will read, and repeated empty lines. Does the same as `plain_text` in the database. */
export function plainText(typed: string): string {
  return typed
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map(plainName)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^\n+|\n+$/g, '')
}
