/**
 * What the site reads from its environment, parsed and with its defaults.
 *
 * Read elsewhere: the folder of the build, before anything is loaded (`build-folder.mjs`); what the headers and the
 * framework's configuration need, which a build also reads (`security-headers.ts`, `next.config.ts`); and what Node and
 * the framework set themselves.
 *
 * A build needs only the content part, so each part can be read by itself; the process refuses to start unless all
 * parts are valid.
 *
 * @module
 */
import { z } from 'zod'

type Environment = Record<string, string | undefined>

const text = z.string().trim().min(1)
const httpUrl = z.url({ protocol: /^https?$/ })
const path = z.string().startsWith('/', 'must be a path on this site, such as /login')
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

/** An ISO 3166 country code, or `none`. */
const marketCode = /^(?:[A-Z]{2}|none)$/

const SiteConfig = z
  .object({
    SITE_HOST: text.optional(),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3_000),
    SITE_ORIGIN: httpUrl.default('http://localhost:3000'),
    SITE_STATE_FOLDER: text.default('.house-edge/site'),
    SITE_BUILD_PAGES: z.coerce.number().int().min(0).max(100).default(50),
    SITE_COMPRESSION: z.enum(['strong', 'quick']).default('strong'),
    SITE_LAST_GOOD_AFTER_SECONDS: z.coerce.number().min(0).max(3_600).default(4),
    SITE_SHARED_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    SITE_EDGE_URL: httpUrl
      // `fetch` refuses it, and its error, which is logged, repeats the password.
      .refine(
        (url) => !/^https?:\/\/[^/?#]*@/i.test(url),
        'names a user: the edge asks for SITE_EDGE_SECRET alone',
      )
      .optional(),
    SITE_EDGE_SECRET: text
      .min(16, 'is shorter than 16 characters and could be guessed')
      // As before: the error of `fetch` would repeat it.
      .regex(/^[\x20-\x7e]+$/, 'has characters that no header carries')
      .optional(),
    SITE_COUNTRY_HEADER: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9-]+$/, 'is not the name of a header')
      .optional(),
    SITE_MARKETS: list
      .pipe(
        z
          .array(
            z.string().regex(/^[A-Z]{2}$/, 'names a country that is not two capital letters, such as GB'),
          )
          .max(8, 'names more than eight countries: each is a copy of every page with offers'),
      )
      .default(['GB', 'IE']),
    SITE_DEFAULT_MARKET: z
      .string()
      .regex(marketCode, 'is neither two capital letters nor none')
      .default('GB'),
    SITE_TRUSTED_HOPS: z.coerce.number().int().min(0).max(10).default(0),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    DEPLOYMENT_POLL_MS: z.union([z.literal('off'), z.coerce.number().int().min(1_000)]).default(3_600_000),
    ICON_SERVICE_URL: httpUrl.optional(),
    ICON_SERVICE_COLLECTIONS: list.default([]),
  })
  .refine((site) => (site.SITE_EDGE_URL === undefined) === (site.SITE_EDGE_SECRET === undefined), {
    path: ['SITE_EDGE_SECRET'],
    message: 'belongs to SITE_EDGE_URL: set both, or neither',
  })

const repositoryName = /^[a-zA-Z0-9][-a-zA-Z0-9]{2,}[a-zA-Z0-9]$/

const ContentConfig = z
  .object({
    CONTENT_REPOSITORY: z
      .string({ error: 'is missing: the name of the content repository' })
      .regex(repositoryName, 'is not a repository name: four or more letters, digits and hyphens'),
    CONTENT_ENDPOINT: httpUrl.optional(),
    CONTENT_ACCESS_TOKEN: text.optional(),
    CONTENT_WEBHOOK_SECRET: text.min(16, 'is shorter than 16 characters and could be guessed').optional(),
    CONTENT_RELEASE_ID: text.optional(),
    CONTENT_RELEASE_LABEL: text.optional(),
    CONTENT_REF: text.optional(),
  })
  .refine(
    (content) =>
      [content.CONTENT_RELEASE_ID, content.CONTENT_RELEASE_LABEL, content.CONTENT_REF].filter(Boolean)
        .length <= 1,
    {
      path: ['CONTENT_RELEASE_ID'],
      message: 'only one of CONTENT_RELEASE_ID, CONTENT_RELEASE_LABEL and CONTENT_REF can say what to show',
    },
  )

const httpScheme = /^https?:\/\//i

/** The texts are the vendor's (docs/requirements.md#r095). */
const BackendConfig = z.object({
  BACKEND_URL: z
    .string({ error: 'supabaseUrl is required.' })
    .trim()
    .min(1, 'supabaseUrl is required.')
    .regex(httpScheme, 'Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.')
    .refine(
      (url) => !httpScheme.test(url) || URL.canParse(url),
      'Invalid supabaseUrl: Provided URL is malformed.',
    ),
  BACKEND_PUBLISHABLE_KEY: z
    .string({ error: 'supabaseKey is required.' })
    .trim()
    .min(1, 'supabaseKey is required.'),
  BACKEND_SECRET_KEY: text.optional(),
  AUTH_RULE: z.enum(['on', 'off']).default('on'),
  AUTH_SIGN_IN_PATH: path.default('/login'),
  AUTH_CALLBACK_PATH: path.default('/confirm'),
  AUTH_INCLUDE: list.default(['/account', '/account/*']),
  AUTH_EXCLUDE: list.default([]),
  AUTH_REMEMBER_PATH: z.enum(['on', 'off']).default('on'),
  AUTH_PROVIDERS: list.default([]),
})

/** The environment is incomplete or malformed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly code = 'site/config'
  /** One sentence per fault, beginning with the variable's name. */
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      `The site cannot start, because its environment is not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}\nSet these variables; .env.example describes each.`,
    )
    this.faults = faults
  }
}

/** Where the site is and where it keeps its state. @throws {ConfigError} */
export const siteConfig = once(SiteConfig)

/** Where content comes from. @throws {ConfigError} */
export const contentConfig = once(ContentConfig)

/** Where sign-in happens and what it covers. @throws {ConfigError} */
export const backendConfig = once(BackendConfig)

const parts = { site: SiteConfig, content: ContentConfig, backend: BackendConfig }

/**
 * Checks everything at once.
 *
 * @param names The parts to check. Default: all.
 * @throws {ConfigError} Lists every missing or malformed variable.
 */
export function checkConfig(env: Environment, names = Object.keys(parts) as (keyof typeof parts)[]): void {
  const faults = names.flatMap((name) => faultsOf(parts[name].safeParse(withoutBlanks(env)).error))
  if (faults.length > 0) throw new ConfigError(faults)
}

function once<schema extends z.ZodType>(schema: schema): () => z.infer<schema> {
  let parsed: z.infer<schema> | undefined
  return () => {
    if (parsed !== undefined) return parsed
    const result = schema.safeParse(withoutBlanks(process.env))
    if (!result.success) throw new ConfigError(faultsOf(result.error))
    parsed = result.data
    return result.data
  }
}

/** An empty variable counts as not set, as in a copy of `.env.example`. */
function withoutBlanks(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
}

function faultsOf(error: z.ZodError | undefined): string[] {
  return error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
}
