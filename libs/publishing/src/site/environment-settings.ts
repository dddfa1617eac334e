import { InvalidSettingError } from './invalid-setting.ts'
import type { SiteSettings } from './site-options.ts'

/**
 * Reads the settings of a site from variables of the environment; an empty one counts as not set. For a site that sets one
 * more by itself: one that gives no `settings` is read so anyway.
 *
 * `CONTENT_REPOSITORY`, `CONTENT_ENDPOINT`, `CONTENT_ACCESS_TOKEN`, `CONTENT_WEBHOOK_SECRET` and `CONTENT_WEBHOOK_SECRET_PREVIOUS` say where content comes
 * from, `SITE_ORIGIN`, `PORT`, `SITE_HOST`, `SITE_STATE_FOLDER`, `SITE_QUESTIONS_PER_MINUTE`,
 * `SITE_SHARED_URL`, `SITE_EDGE_URL` with
 * `SITE_EDGE_SECRET`, `SITE_TRUSTED_HOPS`, `SITE_METRICS_PORT` with `SITE_METRICS_HOST`, `SITE_BUILD_PAGES`,
 * `SITE_COMPRESSION` (`strong` or `quick`), `SITE_LAST_GOOD_AFTER_SECONDS` and `SITE_ACCESS_LOG_EVERY` the rest. One of
 * `CONTENT_RELEASE_ID`, `CONTENT_RELEASE_LABEL` and `CONTENT_REF` says which version is shown.
 *
 * @param environment Default: that of the process. Values that were parsed already are taken, too.
 * @throws {InvalidSettingError} `CONTENT_REPOSITORY` is not set.
 *
 * @example
 * ```ts
 * createPublishedSite({ routes, settings: () => ({ ...environmentSettings(), buildPages: 20 }) })
 * ```
 */
export function environmentSettings(
  environment: Readonly<Record<string, string | number | readonly string[] | undefined>> = process.env,
): SiteSettings {
  const text = (name: string): string | undefined => String(environment[name] ?? '').trim() || undefined
  const number = (name: string): number | undefined => (text(name) ? Number(text(name)) : undefined)
  const repository = text('CONTENT_REPOSITORY')
  if (repository === undefined)
    throw new InvalidSettingError(
      'content.repository',
      '',
      'Set CONTENT_REPOSITORY to the name of the content repository, or have one on this machine: "npx house-edge-dev -- npm start".',
    )
  const metricsPort = number('SITE_METRICS_PORT')
  const [compression, lastGoodSeconds] = [text('SITE_COMPRESSION'), number('SITE_LAST_GOOD_AFTER_SECONDS')]
  const [url, secret] = [text('SITE_EDGE_URL'), text('SITE_EDGE_SECRET')]
  return {
    origin: text('SITE_ORIGIN'),
    port: number('PORT'),
    host: text('SITE_HOST'),
    stateFolder: text('SITE_STATE_FOLDER'),
    buildPages: number('SITE_BUILD_PAGES'),
    compressesStrongly: compression === undefined ? undefined : compression === 'strong',
    lastGoodAfterMs: lastGoodSeconds === undefined ? undefined : lastGoodSeconds * 1_000,
    sharedUrl: text('SITE_SHARED_URL'),
    edge: url !== undefined && secret !== undefined ? { url, secret } : undefined,
    questionsPerMinute: number('SITE_QUESTIONS_PER_MINUTE'),
    trustedHops: number('SITE_TRUSTED_HOPS'),
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, host: text('SITE_METRICS_HOST') },
    accessLogEvery: number('SITE_ACCESS_LOG_EVERY'),
    content: {
      repository,
      endpoint: text('CONTENT_ENDPOINT'),
      accessToken: text('CONTENT_ACCESS_TOKEN'),
      webhookSecret: text('CONTENT_WEBHOOK_SECRET'),
      previousWebhookSecret: text('CONTENT_WEBHOOK_SECRET_PREVIOUS'),
      mode: shownMode(text('CONTENT_RELEASE_ID'), text('CONTENT_RELEASE_LABEL'), text('CONTENT_REF')),
    },
  }
}

function shownMode(
  release: string | undefined,
  releaseLabel: string | undefined,
  ref: string | undefined,
): SiteSettings['content']['mode'] {
  if (release !== undefined) return { release }
  if (releaseLabel !== undefined) return { releaseLabel }
  return ref === undefined ? undefined : { ref }
}
