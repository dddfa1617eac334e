import type { z } from 'zod'
import type { BackendVariables } from './backend-variables.ts'
import type { ContentVariables } from './content-variables.ts'
import type { SiteVariables } from './site-variables.ts'

type Settings = z.infer<typeof SiteVariables> &
  z.infer<typeof ContentVariables> &
  z.infer<typeof BackendVariables>

/**
 * Whether a public page, or its headers, can differ by a setting. Those that do are written down beside the pages in
 * plain text, so a secret is none of them.
 */
const isShown: Record<keyof Settings, boolean> = {
  SITE_HOST: false,
  PORT: false,
  SITE_ORIGIN: true,
  SITE_STATE_FOLDER: false,
  SITE_BUILD_PAGES: false,
  SITE_COMPRESSION: false,
  SITE_LAST_GOOD_AFTER_SECONDS: false,
  SITE_QUESTIONS_PER_MINUTE: false,
  SITE_SHARED_URL: false,
  // Pages for an edge are kept apart from others.
  SITE_EDGE_URL: false,
  SITE_EDGE_SECRET: false,
  SITE_COUNTRY_HEADER: true,
  SITE_MARKETS: true,
  SITE_DEFAULT_MARKET: true,
  SITE_TRUSTED_HOPS: false,
  SITE_METRICS_PORT: false,
  SITE_METRICS_HOST: false,
  SITE_ACCESS_LOG_EVERY: false,
  LOG_LEVEL: false,
  DEPLOYMENT_POLL_MS: true,
  ICON_SERVICE_URL: false,
  ICON_SERVICE_COLLECTIONS: false,
  CONTENT_REPOSITORY: true,
  CONTENT_ENDPOINT: true,
  CONTENT_ACCESS_TOKEN: false,
  CONTENT_WEBHOOK_SECRET: false,
  CONTENT_WEBHOOK_SECRET_PREVIOUS: false,
  CONTENT_RELEASE_ID: true,
  CONTENT_RELEASE_LABEL: true,
  CONTENT_REF: true,
  BACKEND_URL: true,
  BACKEND_PUBLISHABLE_KEY: true,
  BACKEND_SECRET_KEY: false,
  BACKEND_SECRET_KEY_PREVIOUS: false,
  SITE_SEARCH: false,
  AUTH_RULE: false,
  AUTH_SIGN_IN_PATH: true,
  AUTH_CALLBACK_PATH: true,
  AUTH_INCLUDE: false,
  AUTH_EXCLUDE: false,
  AUTH_REMEMBER_PATH: true,
  AUTH_PROVIDERS: false,
}

/** The settings that public pages are made with, as one text. */
export function settingsOfPages(settings: Partial<Settings>): string {
  const shown = Object.entries(settings).filter(([name]) => isShown[name as keyof Settings])
  return JSON.stringify(Object.fromEntries(shown.toSorted(([one], [other]) => (one < other ? -1 : 1))))
}
