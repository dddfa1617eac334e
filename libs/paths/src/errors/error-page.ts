/** A folder of the repository. Publishing writes in front of it where that is on the web. */
const pages = 'docs/errors/'

/**
 * The page about an error, and where on it the code has its heading.
 *
 * @param code Of an error of these libraries.
 * @returns A URL, as in `https://git.example/team/site/blob/v1.0.0/docs/errors/auth.md#authinvalid-jwt`; in a clone of the
 *   repository, which does not know where it is on the web, the path from its root.
 *
 * @example
 * ```ts
 * console.error(error.message, errorPage(error.code))
 * ```
 */
export function errorPage(code: string): string {
  return pages + code.replace(/(\w+)\//, '$1.md#$1')
}
