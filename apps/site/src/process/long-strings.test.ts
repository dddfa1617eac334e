/**
 * Everything that reads what strangers send, beside the framework, with strings far longer than the door lets
 * through. What costs the square of the length takes minutes for them, and the test's own time limit ends it.
 */
import { createAuth } from '@house-edge/auth/server'
import { previewEntry, revalidateEntry } from '@house-edge/content/next'
import { isBot, matchRoute } from '@house-edge/routing'
import { describe, expect, it, vi } from 'vitest'
import { returnedErrorPath } from '@house-edge/account'
import { findVisitorAddress } from '@house-edge/publishing/next'
import { site } from '../site.ts'
import { iconResponse } from '../icons/icon-response.ts'
import { routes } from '../routes.ts'

vi.mock('server-only', () => ({}))
vi.stubEnv('NODE_ENV', 'development')

const length = 100_000
const fill = (unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** What makes patterns look at the same characters again and again, and parsers count, nest or decode. */
const strings: Record<string, string> = Object.fromEntries(
  [
    'a',
    '-',
    ' ',
    '!',
    '.',
    '/',
    '%',
    '"',
    '[',
    '0',
    '\u0301',
    'ﷺ',
    '\u202e',
    '1.',
    'a-',
    '-a',
    'a ',
    ';=',
    ',',
    '%2f',
    'a=b; ',
    '../',
    '//',
    '{"a":',
    '&a=',
    'Mozilla/',
    'bot ',
    'x-Google',
    '::',
    '1,',
    'sb-',
    '<a ',
    'é',
  ].flatMap((unit) => [
    [unit, fill(unit)],
    [`${unit} and an end`, `${fill(unit)}x!`],
    [`${unit} after a beginning`, `a${fill(unit)}`],
  ]),
)

/** Only what a header can hold. */
const asHeader = (text: string): string => encodeURI(text.replaceAll(/[^\x20-\x7e]/g, '?')).trim()

const auth = createAuth({
  backend: {
    url: 'http://backend.example',
    publishableKey: 'sb_publishable_key',
    secretKey: 'sb_secret_key',
  },
  siteOrigin: 'http://site.example',
  rule: { signIn: '/login', callback: '/confirm', include: ['/account', '/account/*'] },
  fetch: () => Promise.reject(new TypeError('Nobody is there.')),
})
const preview = previewEntry({
  client: {
    repositoryName: 'house-edge',
    endpoint: 'http://content.example/api/v2',
    at: () => {
      throw new TypeError('Nobody is there.')
    },
  },
})
const webhook = revalidateEntry({
  secret: 'sixteen or more characters',
  store: { refresh: () => Promise.reject(new TypeError('Nobody is there.')) } as never,
})

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const post = (path: string, body: string, headers: Record<string, string> = {}): Request =>
  new Request(`http://site.example${path}`, {
    method: 'POST',
    headers: { origin: 'http://site.example', ...headers },
    body,
  })
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Whoever reads, and what they are handed. */
const readers: Record<string, (text: string) => unknown> = {
  'the User-Agent, for machines': (text) => isBot(text),
  'the path, for its route': (text) => matchRoute(routes, `/${text}`),
  'the path, in words': (text) => site.statusPages.words?.(404, `/${text}`),
  'the path, for what stands in': (text) => site.statusPages.isStandIn?.(`/${text}`),
  'the query, for an error': (text) => returnedErrorPath(new URLSearchParams(`error_code=${text}&${text}`)),
  'the query of a preview': (text) =>
    preview(
      new Request(
        `http://site.example/api/preview?token=${encodeURIComponent(text)}&documentId=${asHeader(text)}`,
        {
          headers: navigation,
        },
      ),
    ),
  'the query of icons': (text) =>
    iconResponse(new Request(`http://site.example/?icons=${encodeURIComponent(text)}`), 'lucide.json'),
  'the name of icons': (text) => iconResponse(new Request('http://site.example/?icons=a'), `${text}.json`),
  'cookies, for a session': (text) =>
    auth.proxy(
      new Request('http://site.example/account', {
        headers: {
          cookie: `sb-backend-auth-token=base64-${asHeader(text)}; sb-backend-auth-token.0=${asHeader(text)}`,
        },
      }),
      async () => new Response(null),
    ),
  'an address': (text) => findVisitorAddress(new Headers({ 'x-forwarded-for': asHeader(text) }), true),
  'a form': (text) =>
    auth.handle(post('/api/auth/sign-in', `email=${text}&password=${text}`, form), async (context) => {
      const read = await context.form({ limitBytes: 10 * length })
      return new Response(String(read.ok))
    }),
  'a form in parts': (text) =>
    auth.handle(
      post(
        '/api/auth/sign-in',
        `--x\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n${text}\r\n--x--`,
        {
          'content-type': 'multipart/form-data; boundary=x',
        },
      ),
      async (context) => {
        const read = await context.form({ limitBytes: 10 * length })
        return new Response(String(read.ok))
      },
    ),
  'the secret of the webhook': (text) => webhook(post('/api/revalidate', JSON.stringify({ secret: text }))),
  'the body of the webhook': (text) => webhook(post('/api/revalidate', text)),
}

describe('isBot: and others that read 100,000 characters', () => {
  // shows HI
  it.each(Object.keys(readers))(
    'is read once and no more by who reads %s',
    async (name) => {
      let count = 0
      for (const text of Object.values(strings)) {
        // Refusing is an answer.
        await Promise.resolve()
          .then(() => readers[name]?.(text))
          .catch(() => {})
        count += 1
      }
      expect(count).toBe(Object.keys(strings).length)
    },
    60_000,
  )
})
