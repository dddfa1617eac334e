import { z } from 'zod'
import { addressFaults, headerText, listOf, oneOf, path } from './values.ts'

const httpScheme = /^https?:\/\//i

/** The texts are those of the vendor’s client, which people search for. */
const backendUrl = z
  .string({ error: 'supabaseUrl is required.' })
  .trim()
  .min(1, 'supabaseUrl is required.')
  .regex(httpScheme, 'Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.')
  .refine(
    (url) => !httpScheme.test(url) || URL.canParse(url),
    'Invalid supabaseUrl: Provided URL is malformed.',
  )
  .superRefine((url, context) => {
    const rules = { schemes: ['https', 'http'], example: 'https://project.supabase.co', path: 'one' } as const
    if (URL.canParse(url) && httpScheme.test(url))
      for (const fault of addressFaults(url, rules)) context.addIssue(fault)
  })

const webPath = /^\/[^\s\\?#]*$/

/** Where sign-in happens and what it covers. */
export const BackendVariables = z
  .object({
    BACKEND_URL: backendUrl.refine((url) => url.length <= 2_048, 'has more than 2048 characters'),
    BACKEND_PUBLISHABLE_KEY: z
      .string({ error: 'supabaseKey is required.' })
      .trim()
      .min(1, 'supabaseKey is required.')
      .pipe(headerText)
      .refine((key) => !key.startsWith('sb_secret_'), 'is a secret key, and browsers would be given it'),
    BACKEND_SECRET_KEY: headerText
      .refine(
        (key) => !key.startsWith('sb_publishable_'),
        'is the publishable key, which may not do what it is for',
      )
      .optional(),
    BACKEND_SECRET_KEY_PREVIOUS: headerText.optional(),
    SITE_SEARCH: oneOf('process', 'backend').default('process'),
    AUTH_RULE: oneOf('on', 'off').default('on'),
    AUTH_SIGN_IN_PATH: path.default('/login'),
    AUTH_CALLBACK_PATH: path.default('/confirm'),
    AUTH_INCLUDE: listOf(webPath, 'names what is no path on this site, such as /account').default([
      '/account',
      '/account/*',
    ]),
    AUTH_EXCLUDE: listOf(webPath, 'names what is no path on this site, such as /account').default([]),
    AUTH_REMEMBER_PATH: oneOf('on', 'off').default('on'),
    AUTH_PROVIDERS: listOf(
      /^[a-z][a-z0-9_:-]{1,63}$/,
      'names a provider that is not small letters, digits, - _ and :, such as github',
    ).default([]),
  })
  .refine((backend) => backend.SITE_SEARCH === 'process' || backend.BACKEND_SECRET_KEY !== undefined, {
    path: ['SITE_SEARCH'],
    message: 'backend needs BACKEND_SECRET_KEY, because the database answers the server of the site alone',
  })
