import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ServiceError } from '../errors/service-error.ts'
import type { ContentServiceOptions } from '../index.ts'
import { readFolderList } from './folder-list.ts'

const origin = z.url({ protocol: /^https?$/ })
const words = z.string().min(1)

/** Every flag, with what it means. Flags count before variables. */
const Options = z.object({
  folder: words.describe('folder of the repository'),
  'custom-types': words.describe('folder of <id>/index.json'),
  slices: words.describe('folders of <Name>/model.json, as in PATH or a list in JSON'),
  seed: words.optional().describe('repository to begin with and take changes from'),
  port: z.coerce.number().int().min(0).max(65535).default(4400).describe('port, 4400 when left out'),
  host: words.optional().describe('address to bind, 127.0.0.1 when left out'),
  'public-origin': origin.optional().describe('how others reach the service'),
  'trusted-hops': z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .optional()
    .describe('own servers in front, 0 when left out'),
  'site-origin': origin.optional().describe('where the site is'),
  rules: words.optional().describe('module that says what the site asks of a document'),
  'webhook-url': origin.optional().describe('whom to tell of changes'),
  'webhook-secret': z.string().optional().describe('sent along with what is told'),
  'write-token': z.string().min(8).optional().describe('opens the Asset and Migration APIs'),
  'sign-in-url': origin.optional().describe('backend whose accounts open the desk'),
  'sign-in-key': words.optional().describe('public key of that backend'),
  'sign-in-secret': z
    .string()
    .startsWith('sb_secret_')
    .optional()
    .describe('secret key of that backend, with which it believes visitors’ addresses'),
  'desk-token': z.string().min(16).optional().describe('asked for by the desk'),
})

const flags = Object.keys(Options.shape) as (keyof typeof Options.shape)[]

/** `CONTENT_CUSTOM_TYPES` for `custom-types`; where the site is has one name for every program. */
const variableOf = (flag: string): string =>
  flag === 'site-origin' ? 'SITE_ORIGIN' : `CONTENT_${flag.toUpperCase().replaceAll('-', '_')}`

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
    flags.map((flag) => [flag, given[flag] ?? (environment[variableOf(flag)] || undefined)]),
  )
  const parsed = Options.safeParse(values)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => {
      const flag = issue.path[0] as (typeof flags)[number]
      return `- --${flag} or ${variableOf(flag)} (${Options.shape[flag].description}): ${issue.message}`
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
    models: { customTypes: data['custom-types'], slices: readFolderList(data.slices) },
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
    const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }]))
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
