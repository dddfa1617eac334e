import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ServiceError } from '../errors/service-error.ts'
import type { ContentServiceOptions } from '../index.ts'

/** Flag → environment variable → what it means. Flags count before variables. */
const flags = {
  folder: { variable: 'CONTENT_FOLDER', meaning: 'folder of the repository' },
  'custom-types': { variable: 'CONTENT_CUSTOM_TYPES', meaning: 'folder of <id>/index.json' },
  slices: { variable: 'CONTENT_SLICES', meaning: 'folder of <Name>/model.json' },
  seed: { variable: 'CONTENT_SEED', meaning: 'repository to begin with and take changes from' },
  port: { variable: 'CONTENT_PORT', meaning: 'port, 4400 when left out' },
  host: { variable: 'CONTENT_HOST', meaning: 'address to bind, 127.0.0.1 when left out' },
  'public-origin': { variable: 'CONTENT_PUBLIC_ORIGIN', meaning: 'how others reach the service' },
  'trusted-hops': { variable: 'CONTENT_TRUSTED_HOPS', meaning: 'own servers in front, 0 when left out' },
  'site-origin': { variable: 'SITE_ORIGIN', meaning: 'where the site is' },
  rules: { variable: 'CONTENT_RULES', meaning: 'module that says what the site asks of a document' },
  'webhook-url': { variable: 'CONTENT_WEBHOOK_URL', meaning: 'whom to tell of changes' },
  'webhook-secret': { variable: 'CONTENT_WEBHOOK_SECRET', meaning: 'sent along with what is told' },
  'write-token': { variable: 'CONTENT_WRITE_TOKEN', meaning: 'opens the Asset and Migration APIs' },
  'sign-in-url': { variable: 'CONTENT_SIGN_IN_URL', meaning: 'backend whose accounts open the desk' },
  'sign-in-key': { variable: 'CONTENT_SIGN_IN_KEY', meaning: 'public key of that backend' },
  'sign-in-secret': {
    variable: 'CONTENT_SIGN_IN_SECRET',
    meaning: 'secret key of that backend, with which it believes visitors’ addresses',
  },
  'desk-token': { variable: 'CONTENT_DESK_TOKEN', meaning: 'asked for by the desk' },
} as const

type Flag = keyof typeof flags

const origin = z.url({ protocol: /^https?$/ })

const Options = z.object({
  folder: z.string().min(1),
  'custom-types': z.string().min(1),
  slices: z.string().min(1),
  seed: z.string().min(1).optional(),
  port: z.coerce.number().int().min(0).max(65535).default(4400),
  host: z.string().min(1).optional(),
  'public-origin': origin.optional(),
  'trusted-hops': z.coerce.number().int().min(0).max(10).optional(),
  'site-origin': origin.optional(),
  rules: z.string().min(1).optional(),
  'webhook-url': origin.optional(),
  'webhook-secret': z.string().optional(),
  'write-token': z.string().min(8).optional(),
  'sign-in-url': origin.optional(),
  'sign-in-key': z.string().min(1).optional(),
  'sign-in-secret': z.string().startsWith('sb_secret_').optional(),
  'desk-token': z.string().min(16).optional(),
})

/**
 * Reads how to serve from flags and the environment.
 *
 * @throws {ServiceError} `content-service/invalid-option`, listing every fault at once.
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ContentServiceOptions {
  const given = readFlags(args)
  const values = Object.fromEntries(
    (Object.keys(flags) as Flag[]).map((flag) => [
      flag,
      given[flag] ?? (environment[flags[flag].variable] || undefined),
    ]),
  )
  const parsed = Options.safeParse(values)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => {
      const flag = String(issue.path[0]) as Flag
      return `- --${flag} or ${flags[flag].variable} (${flags[flag].meaning}): ${issue.message}`
    })
    throw invalid(`These settings are missing or wrong:\n${faults.join('\n')}`)
  }
  const { data } = parsed
  const { 'sign-in-url': url, 'sign-in-key': key, 'sign-in-secret': secretKey } = data
  const signIn = url && key ? { url, key, secretKey } : undefined
  if (!signIn && (url || key || secretKey))
    throw invalid('--sign-in-url and --sign-in-key belong together: one of them is missing.')
  return {
    folder: data.folder,
    models: { customTypes: data['custom-types'], slices: data.slices },
    seed: data.seed,
    port: data.port,
    host: data.host,
    publicOrigin: data['public-origin'],
    trustedHops: data['trusted-hops'],
    siteOrigin: data['site-origin'],
    rules: data.rules,
    signIn,
    deskToken: data['desk-token'],
    writeToken: data['write-token'],
    webhook: data['webhook-url']
      ? { url: data['webhook-url'], secret: data['webhook-secret'] ?? '' }
      : undefined,
  }
}

function readFlags(args: readonly string[]): Partial<Record<string, string>> {
  try {
    const options = Object.fromEntries(Object.keys(flags).map((flag) => [flag, { type: 'string' as const }]))
    return parseArgs({ args: [...args], options, strict: true }).values
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error))
  }
}

function invalid(reason: string): ServiceError {
  return new ServiceError(
    'content-service/invalid-option',
    `${reason}\nThe content service was not started. See tools/content-service/README.md for the settings.`,
  )
}
