/**
 * The headers and content policies of this site, by its environment.
 *
 * The file stands beside `next.config.ts`, which reads it: there the framework finds libraries by name only from this
 * folder (Next 16.4.5).
 *
 * @module
 */
import { contentSources } from '@house-edge/publishing/policies'
import { createPagePolicies, type PagePolicies } from '@house-edge/serving/headers'

/** Hosts whose players a visitor may load by a click; libs/ui knows how to address them. */
const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** The environment need not be valid yet: a build reads it, too. */
export function policiesOf(env: Record<string, string | undefined>): PagePolicies {
  const { directives, draftDirectives } = contentSources({
    repository: env['CONTENT_REPOSITORY'] || undefined,
    endpoint: env['CONTENT_ENDPOINT'] || undefined,
  })
  return createPagePolicies({
    origin: env['SITE_ORIGIN'],
    directives: [directives, { 'frame-src': players }],
    draftDirectives,
    isDeveloping: env['NODE_ENV'] === 'development',
  })
}
