import {
  address,
  countryFault,
  folder,
  host,
  list,
  listOf,
  number,
  oneOf,
  origin,
  service,
  sharedSecret,
  text,
} from './values.ts'
import { z } from 'zod'

/** Longer waits overflow the timers of browsers. */
const dayMs = 86_400_000

const markets = list.superRefine((codes, context) => {
  if (codes.length > 8)
    context.addIssue('names more than eight countries: each is a copy of every page with offers')
  for (const fault of new Set(codes.map(countryFault))) if (fault) context.addIssue(fault)
})

/** Where the site is, what it keeps, and who stands in front. */
export const SiteVariables = z
  .object({
    SITE_HOST: host.optional(),
    PORT: number({ min: 0, max: 65_535 }).default(3_000),
    SITE_ORIGIN: origin.default('http://localhost:3000'),
    SITE_STATE_FOLDER: folder.default('.house-edge/site'),
    SITE_BUILD_PAGES: number({ min: 0, max: 100 }).default(50),
    SITE_COMPRESSION: oneOf('strong', 'quick').default('strong'),
    SITE_LAST_GOOD_AFTER_SECONDS: number({ min: 0, max: 3_600, whole: false }).default(4),
    SITE_QUESTIONS_PER_MINUTE: number({ min: 1, max: 1_000_000 }).default(600),
    SITE_SHARED_URL: address({
      schemes: ['redis', 'rediss'],
      example: 'redis://localhost:6379',
      path: 'any',
      user: true,
    }).optional(),
    SITE_EDGE_URL: address({
      schemes: ['https', 'http'],
      example: 'http://127.0.0.1:6081/',
      path: 'any',
    }).optional(),
    SITE_EDGE_SECRET: sharedSecret.optional(),
    SITE_COUNTRY_HEADER: z
      .string()
      .trim()
      .toLowerCase()
      .max(100, 'is too long for the name of a header')
      .regex(/^[a-z0-9-]+$/, 'is not the name of a header, such as cf-ipcountry')
      .optional(),
    SITE_MARKETS: markets.default(['GB', 'IE']),
    SITE_DEFAULT_MARKET: text.default('GB'),
    SITE_TRUSTED_HOPS: number({ min: 0, max: 10 }).default(0),
    SITE_METRICS_PORT: number({ min: 1, max: 65_535 }).optional(),
    SITE_METRICS_HOST: host.optional(),
    SITE_ACCESS_LOG_EVERY: number({ min: 0, max: 1_000_000 }).default(0),
    LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').default('info'),
    DEPLOYMENT_POLL_MS: z
      .union([z.literal('off'), number({ min: 1_000, max: dayMs })], {
        error: `is neither off nor a whole number from 1000 to ${dayMs}`,
      })
      .default(3_600_000),
    ICON_SERVICE_URL: service.optional(),
    ICON_SERVICE_COLLECTIONS: listOf(
      /^[a-z0-9-]{1,64}$/,
      'names a collection that is not small letters, digits and hyphens, such as tabler',
    ).default([]),
  })
  .refine((site) => site.SITE_METRICS_HOST === undefined || site.SITE_METRICS_PORT !== undefined, {
    path: ['SITE_METRICS_HOST'],
    message: 'belongs to SITE_METRICS_PORT: set that, too, or neither',
  })
  .refine((site) => (site.SITE_EDGE_URL === undefined) === (site.SITE_EDGE_SECRET === undefined), {
    path: ['SITE_EDGE_SECRET'],
    message: 'belongs to SITE_EDGE_URL: set both, or neither',
  })
  .refine(
    (site) => site.SITE_DEFAULT_MARKET === 'none' || site.SITE_MARKETS.includes(site.SITE_DEFAULT_MARKET),
    {
      path: ['SITE_DEFAULT_MARKET'],
      message: 'is neither one of SITE_MARKETS nor none (unset, it is GB)',
      when: ({ issues }) =>
        !issues.some(({ path: [name] = [] }) => name === 'SITE_MARKETS' || name === 'SITE_DEFAULT_MARKET'),
    },
  )

/** Read elsewhere, before anything is loaded. */
export const BuildVariables = z.object({
  SITE_DIST_DIR: folder
    .refine(
      (value) => !/^\/|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(value),
      'is not a folder below that of the site',
    )
    .optional(),
  SITE_BUILD_CACHE: oneOf('kept', 'none').optional(),
  ROUTING_BUILD_ID: text.regex(/^[\w.-]{1,128}$/, 'is not up to 128 letters, digits and . _ -').optional(),
})

/** What programs beside the site's process read. */
export const readElsewhere: readonly string[] = [
  'SITE_PORT',
  'CONTENT_PORT',
  'CONTENT_SEED',
  'BACKEND_PORT',
  'HOUSE_EDGE_STATE',
  'CHROMIUM_PATH',
  'BACKEND_FOLDER',
  'BACKEND_MIGRATIONS',
  'BACKEND_HOST',
  'BACKEND_LANGUAGE',
  'BACKEND_REDIRECT_URLS',
  'BACKEND_PASSWORD_COST',
  'CONTENT_FOLDER',
  'CONTENT_CUSTOM_TYPES',
  'CONTENT_SLICES',
  'CONTENT_HOST',
  'CONTENT_PUBLIC_ORIGIN',
  'CONTENT_TRUSTED_HOPS',
  'CONTENT_RULES',
  'CONTENT_WEBHOOK_URL',
  'CONTENT_WRITE_TOKEN',
  'CONTENT_ASSET_API',
  'CONTENT_MIGRATION_API',
  'CONTENT_PUSH_STATE',
  'CONTENT_SIGN_IN_URL',
  'CONTENT_SIGN_IN_KEY',
  'CONTENT_SIGN_IN_SECRET',
  'CONTENT_DESK_TOKEN',
]
