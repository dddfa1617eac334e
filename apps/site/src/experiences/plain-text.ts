import { plainName } from '@house-edge/auth'

/** Cleans a text for others: each line like a name, at most one empty line in a row. As `plain_text` in the database. */
export function plainText(typed: string): string {
  return typed
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map(plainName)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^\n+|\n+$/g, '')
}
