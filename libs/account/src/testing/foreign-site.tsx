/**
 * A site of another team over HTTP, as a browser without scripts meets it: other paths, another frame, and words of
 * another language, which here is English between `‹` and `›`. What a page says outside of these stands in no catalogue.
 *
 * @module
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Auth, createAuth } from '@house-edge/auth/server'
import type { ReactNode } from 'react'
import { type Account, createAccount } from '../account/create-account.ts'
import { clearFlash, flashCookie } from '../cookies/flash.ts'
import { createAccountPages, type NextPage } from '../next/create-account-pages.tsx'
import { type AccountPaths } from '../paths/account-paths.ts'
import { type AccountWords, englishWords } from '../words/words.ts'
import { visits } from './next-headers.ts'

export const foreignPaths: AccountPaths = {
  signIn: '/anmelden',
  code: '/anmelden/code',
  secondStep: '/anmelden/zweiter-schritt',
  signUp: '/neu',
  forgottenPassword: '/vergessen',
  // As the messages of the backend name it.
  confirm: '/confirm',
  account: '/konto',
  prove: '/konto/nachweis',
  password: '/konto/passwort',
  email: '/konto/adresse',
  secondFactor: '/konto/zweiter-schritt',
  sessions: '/konto/geraete',
  profile: '/konto/profil',
  data: '/konto/daten',
  delete: '/konto/ende',
}

/** Puts every text of the catalogue between marks. */
function foreign(words: unknown, name = ''): unknown {
  // A tag for dates, not a text.
  if (name === 'locale') return 'de-DE'
  if (typeof words === 'string') return words && `‹${words}›`
  if (typeof words === 'function')
    return (...given: unknown[]) => foreign((words as (...given: unknown[]) => string)(...given))
  if (Array.isArray(words)) return words.map((item) => foreign(item))
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, foreign(value, key)]))
}

/** What a page says or names outside of the catalogue. */
export function unmarked(html: string): string {
  const body = html.replace(/^.*?<main>/s, '')
  const named = [...body.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, name]) => name)
  let rest = [body.replaceAll(/<[^>]*>/g, ' '), ...named].join(' ')
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replaceAll(/‹[^‹›]*›/g, ' ')
  }
  return rest.replaceAll(/\s+/g, ' ').trim()
}

/** A running site. */
export interface ForeignSite {
  origin: string
  close(): void
}

interface Backend {
  url: string
  publishableKey: string
  secretKey: string
}

/** Renders a page. */
type Render = (page: ReactNode) => string

/** Starts it. @param startBackend Is told where the site is. */
export async function startForeignSite(
  startBackend: (siteUrl: string) => Promise<Backend>,
  render: Render,
): Promise<ForeignSite> {
  const server = createServer((incoming, outgoing) => {
    void answer(incoming).then(async (response) => {
      outgoing.writeHead(response.status, [...response.headers].flat())
      outgoing.end(Buffer.from(await response.arrayBuffer()))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const backend = await startBackend(origin)
  const auth = createAuth({
    backend,
    siteOrigin: origin,
    afterSignIn: foreignPaths.account,
    rule: {
      signIn: foreignPaths.signIn,
      callback: foreignPaths.confirm,
      secondFactor: foreignPaths.secondStep,
      include: [foreignPaths.account, `${foreignPaths.account}/*`],
      remember: true,
    },
  })
  const account = createAccount(() => ({
    auth,
    siteOrigin: origin,
    siteName: 'Zählwerk & Söhne',
    paths: foreignPaths,
    words: foreign(englishWords) as AccountWords,
    providers: ['github'],
    functions: { deleteAccount: 'delete-account' },
    foreignForm: () => new Response('von woanders', { status: 403 }),
  }))
  const { pages } = createAccountPages(account, {
    Frame: ({ path, children }) => (
      <>
        <header data-path={path}>Zählwerk</header>
        <main>{children}</main>
      </>
    ),
  })
  const handlers = handlersOf(account)

  async function answer(incoming: IncomingMessage): Promise<Response> {
    const request = new Request(new URL(incoming.url ?? '/', origin), {
      method: incoming.method ?? 'GET',
      headers: Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      ),
      ...(incoming.method === 'POST' && { body: await text(incoming) }),
    })
    const { pathname, searchParams } = new URL(request.url)
    const handler = handlers[`${request.method} ${pathname}`]
    if (handler) return handler(request)
    const name = (Object.keys(foreignPaths) as (keyof AccountPaths)[]).find(
      (page) => foreignPaths[page] === pathname,
    )
    return name
      ? visit({ auth, request, page: pages[name], render }, Object.fromEntries(searchParams))
      : new Response(null, { status: 404 })
  }
  return { origin, close: () => void server.close() }
}

/** As the README mounts them. */
function handlersOf({ handlers: all }: Account): Record<string, (request: Request) => Promise<Response>> {
  const posts = {
    'sign-up': all.signUp,
    'sign-in': all.signIn,
    'sign-out': all.signOut,
    link: all.sendLink,
    code: all.code,
    confirm: all.confirm,
    'second-factor': all.secondStep,
    prove: all.prove,
    password: all.password,
    profile: all.profile,
    'authenticator/add': all.addApp,
    'authenticator/activate': all.activateApp,
    'recovery-codes/download': all.downloadCodes,
    'export-data': all.exportData,
    'delete-account': all.deleteAccount,
  }
  return {
    ...Object.fromEntries(Object.entries(posts).map(([path, { POST }]) => [`POST /api/auth/${path}`, POST])),
    'GET /api/auth/lost-session': all.lostSession.GET,
  }
}

/** A page behind a proxy, as Next would send it. */
function visit(
  asked: { auth: Auth; request: Request; page: NextPage; render: Render },
  query: Record<string, string>,
): Promise<Response> {
  const { auth, request, render } = asked
  const { Page, generateMetadata } = asked.page
  return auth.proxy(request, async (context) => {
    const seen = new Request(request.url, { headers: context.requestHeaders() })
    const props = { searchParams: Promise.resolve(query) }
    const response = await visits.run(seen, async () => {
      try {
        const { title } = await generateMetadata(props)
        const body = render(await Page(props))
        return new Response(`<title>${title as string}</title>${body}`)
      } catch (error) {
        // Next's redirect: NEXT_REDIRECT;<how>;<where>;<status>;
        const [, , to = ''] = String((error as { digest?: string }).digest).split(';')
        if (!to) throw error
        return new Response(null, { status: 307, headers: { location: to } })
      }
    })
    const isTold = response.ok && request.headers.get('cookie')?.includes(`${flashCookie}=`)
    return isTold ? clearFlash(response, false) : response
  })
}
