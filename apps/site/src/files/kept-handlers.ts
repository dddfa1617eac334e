/** Files for programs, made of what is published alone. */
const files = /^\/(?:robots\.txt|sitemap\.xml|sitemaps\/[^/]+|feeds\/(?:topics\/)?[^/]+)$/

/**
 * What handlers depend on that show nothing but what is published: none of these reads a query. Suggestions are not among
 * them, because what a reader in distress types is kept nowhere.
 */
export function keptHandlers(path: string): string | undefined {
  return files.test(path) ? path : undefined
}
