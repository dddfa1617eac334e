import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { flashCookie, readFlash } from '@house-edge/account/cookies'

export const origin = 'http://localhost:3000'
export const password = 'correct horse battery'

type Handler = (request: Request) => Promise<Response>

/** The embedded backend, as far as these tests need it. Only contract tests may import it themselves. */
interface Embedded {
  startBackend: (options: {
    folder: string
    migrations: string
    port: number
    siteUrl: string
    auth: { passwordCost: number }
    limits: Record<'messages' | 'tokens' | 'emails' | 'factors' | 'verifications', number>
    databaseImage: never
  }) => Promise<{ url: string; publishableKey: string; secretKey: string; close: () => Promise<void> }>
  templateFolder: () => Promise<string>
}

/** Handlers of the site before the embedded backend, for the tests of a file. */
interface FormSite {
  /** With every right. */
  service: SupabaseClient
  /** How many requests the backend got below a path in this test. */
  countAsked: (path: string) => Promise<number>
  /** The latest message to an address: the token in its link, and its code. `undefined`: there is none. */
  mailTo: (email: string) => Promise<{ tokenHash: string; code: string } | undefined>
}

/**
 * Starts a backend for a file of tests. The file replaces `server-only`, and says that the server in front has settled
 * whose address a request is from.
 */
export function useFormSite({ startBackend, templateFolder }: Embedded): FormSite {
  const site = {} as FormSite
  let control: (method: string, path: string) => Promise<Response>
  let close = async (): Promise<void> => {}
  const folders: string[] = []
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-forms-'))
    folders.push(folder)
    const image = await readFile(join(await templateFolder(), 'migrated.image'))
    const most = 1_000_000
    const backend = await startBackend({
      folder,
      migrations: join(import.meta.dirname, '../../../supabase/migrations'),
      port: 0,
      siteUrl: origin,
      auth: { passwordCost: 4 },
      limits: { messages: most, tokens: most, emails: most, factors: most, verifications: most },
      databaseImage: deserialize(image) as never,
    })
    vi.stubEnv('SITE_ORIGIN', origin)
    // Nothing of it is read here.
    vi.stubEnv('CONTENT_REPOSITORY', 'house-edge')
    vi.stubEnv('CONTENT_ENDPOINT', 'http://127.0.0.1:1/api/v2')
    vi.stubEnv('BACKEND_URL', backend.url)
    vi.stubEnv('BACKEND_PUBLISHABLE_KEY', backend.publishableKey)
    vi.stubEnv('BACKEND_SECRET_KEY', backend.secretKey)
    control = (method, path) =>
      fetch(`${backend.url}/control${path}`, { method, headers: { apikey: backend.secretKey } })
    close = backend.close
    Object.assign(site, {
      service: createClient(backend.url, backend.secretKey, { auth: { persistSession: false } }),
      countAsked: async (path) => {
        const { count } = (await (await control('GET', `/requests?path=${path}`)).json()) as { count: number }
        return count
      },
      mailTo: async (email) => {
        const asked = `${backend.url}/mailbox/api/messages?to=${encodeURIComponent(email)}`
        const [latest] = (await (await fetch(asked)).json()) as { links: string[]; code: string | null }[]
        if (!latest) return undefined
        const tokenHash = new URL(latest.links[0] ?? origin).searchParams.get('token_hash') ?? ''
        return { tokenHash, code: latest.code ?? '' }
      },
    } satisfies FormSite)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await close()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })
  beforeEach(async () => void (await control('DELETE', '/requests')))
  return site
}

let browsers = 0

/** A browser with its cookies, in a network of its own. */
export function openBrowser(address = `203.0.113.${(browsers += 1)}`) {
  // What a page with a form to sign in leaves, to see whether cookies are kept.
  const cookies = new Map([['sb-127-auth-token-probe', '1']])
  const headersOf = (more: object): Record<string, string> => ({
    origin,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': address,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...more,
  })
  const take = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const flash = readFlash(cookies.get(flashCookie))
    return {
      status: response.status,
      to: response.headers.get('location')?.replace(origin, ''),
      set: response.headers.getSetCookie(),
      said: flash?.code,
      flash,
      response,
    }
  }
  return {
    cookies,
    send: async (handler: Handler, fields: Record<string, string> | FormData, headers: object = {}) => {
      const body = fields instanceof FormData ? fields : new URLSearchParams(fields)
      return take(
        await handler(
          new Request(`${origin}/api/form`, { method: 'POST', body, headers: headersOf(headers) }),
        ),
      )
    },
    visit: async (handler: Handler, target: string, headers: object = {}) =>
      take(await handler(new Request(`${origin}${target}`, { headers: headersOf(headers) }))),
  }
}

/** A browser in which a visitor with a new account has signed in. */
export async function signedIn({ service }: FormSite, app_metadata: object = {}) {
  const email = `${randomUUID()}@example.com`
  const { data } = await service.auth.admin.createUser({ email, password, email_confirm: true, app_metadata })
  const browser = openBrowser()
  const { POST: signIn } = await import('../src/app/api/auth/sign-in/route.ts')
  expect((await browser.send(signIn, { email, password })).to).toBe('/account')
  return { ...browser, email, id: data.user?.id ?? '' }
}
