import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { NextRequest } from 'next/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Backend, type BackendOptions, startBackend } from '@house-edge/backend'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { writeQuickStart } from '../../../../vitest.readme.ts'
import { flashCookie } from '../cookies.ts'
import type { NextPage } from './create-account-pages.tsx'
import { foreignPaths, type ForeignSite, startForeignSite, unmarked } from '../testing/foreign-site.tsx'
import { visits } from '../testing/next-headers.ts'
import { openBrowser, type PlainBrowser } from '../testing/plain-browser.ts'

vi.mock('next/headers', async () => (await import('../testing/next-headers.ts')).nextHeaders)

afterEach(() => vi.unstubAllEnvs())

const password = 'quiet lantern over water'
let backend: Backend
let site: ForeignSite
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'account-contract-'))
  const image = await readFile(join(inject('template'), 'migrated.image'))
  site = await startForeignSite(async (siteUrl) => {
    backend = await startBackend({
      folder,
      migrations: join(import.meta.dirname, '../../../../supabase/migrations'),
      functions: join(import.meta.dirname, '../../../../supabase/functions'),
      port: 0,
      siteUrl,
      auth: { passwordCost: 4 },
      databaseImage: deserialize(image) as NonNullable<BackendOptions['databaseImage']>,
    })
    return backend
  }, renderToStaticMarkup)
})
afterAll(async () => {
  site.close()
  await backend.close()
  await rm(folder, { recursive: true, force: true })
})

async function listMail(to: string): Promise<{ links: string[]; code: string }[]> {
  const response = await fetch(`${backend.url}/mailbox/api/messages?to=${encodeURIComponent(to)}`)
  return (await response.json()) as { links: string[]; code: string }[]
}

/** A browser in which a newcomer has signed up and confirmed the address. */
async function newcomer(): Promise<{ browser: PlainBrowser; email: string }> {
  const browser = openBrowser(site.origin)
  const email = `${randomUUID()}@example.com`
  await browser.open('/neu')
  const sent = await browser.send('/api/auth/sign-up', { email, password, 'display-name': 'Greta' })
  expect(sent.at).toBe('/anmelden/code')
  const [message] = await listMail(email)
  const link = new URL(message?.links[0] ?? '')
  await browser.open(link.pathname + link.search)
  const { at, html } = await browser.send('/api/auth/confirm')
  expect([at, html]).toEqual(['/konto', expect.stringContaining(email)])
  return { browser, email }
}

/** The code of an authenticator app now (RFC 6238). */
function codeOf(secret: string): string {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

describe('createAccountPages', () => {
  it('says nothing outside the catalogue of its site', async () => {
    const { browser, email } = await newcomer()
    const stranger = openBrowser(site.origin)
    const outside = async (shown: PlainBrowser, path: string) => {
      const { at, html } = await shown.open(path)
      expect(at).toBe(path)
      expect(html).toContain(`<header data-path="${path.split('?', 1)[0]}">Zählwerk</header><main>`)
      // What the reader is called, with the first letter in place of a picture, and what stands between facts.
      return unmarked(html)
        .replaceAll(email, '')
        .replaceAll(/\bG(?:reta)?\b|, /g, '')
        .replaceAll(',', '')
        .trim()
    }
    const { signIn, code, signUp, forgottenPassword, confirm } = foreignPaths
    const link = `${confirm}?token_hash=x&type=email`
    for (const path of [signIn, code, signUp, forgottenPassword, confirm, link])
      expect.soft(await outside(stranger, path), path).toBe('')
    const { account, prove, password: choose, email: change, sessions, profile, data } = foreignPaths
    for (const path of [account, `${prove}?for=data`, choose, change, sessions, profile, data])
      expect.soft(await outside(browser, path), path).toBe('')
    for (const path of [foreignPaths.secondFactor, foreignPaths.delete])
      expect.soft(await outside(browser, path), path).toBe('')
  })

  it.each(['account', 'prove', 'password', 'email', 'secondFactor', 'sessions', 'profile', 'data', 'delete'])(
    'shows strangers the sign-in in place of a page: %s',
    async (page) => {
      const { at } = await openBrowser(site.origin).open(foreignPaths[page as keyof typeof foreignPaths])
      expect(at).toBe('/anmelden')
    },
  )
})

describe('createAccount', () => {
  it('leads a reader from sign-up to deletion', async () => {
    const { browser, email } = await newcomer()
    await browser.open('/konto/profil')
    expect((await browser.send('/api/auth/profile', { 'display-name': 'Ada' })).html).toContain('‹Saved.›')
    expect((await browser.open('/konto')).html).toContain('Ada')

    await browser.open('/konto/passwort')
    const weak = await browser.send('/api/auth/password', { password: 'abc' })
    expect(weak.html).toContain('<title>‹Error: ‹New password››</title>')
    expect(weak.html).toContain('‹Use at least 8 characters for your password.›')

    await browser.open('/konto/daten')
    const copy = await browser.send('/api/auth/export-data')
    expect(JSON.parse(copy.html)).toMatchObject({ pictures: [] })
    expect(copy.html).toContain(email)

    await browser.open('/konto/ende')
    expect((await browser.send('/api/auth/delete-account')).html).toContain(
      '‹Tick this box if you are sure.›',
    )
    const gone = await browser.send('/api/auth/delete-account', { understood: 'yes' })
    expect([gone.at, gone.html]).toEqual([
      '/anmelden',
      expect.stringContaining('‹Your account and everything in it are deleted.›'),
    ])
    const again = await browser.send('/api/auth/sign-in', { email, password })
    expect(again.html).toContain('‹That e-mail address and password do not match. Check both and try again.›')
  })

  it('asks for a second factor on foreign pages', async () => {
    const { browser, email } = await newcomer()
    await browser.open('/konto/zweiter-schritt')
    const adding = await browser.send('/api/auth/authenticator/add')
    const secret = /secret=([A-Z2-7]+)/.exec(adding.html)?.[1] ?? ''
    expect(adding.html).toContain('issuer=Z%C3%A4hlwerk')
    expect(unmarked(adding.html).replaceAll(' ', '')).toBe(secret)
    const added = await browser.send('/api/auth/authenticator/activate', { code: codeOf(secret) })
    expect([added.at, added.html]).toEqual([
      '/konto/zweiter-schritt',
      expect.stringContaining('‹Your recovery codes›'),
    ])
    const [recoveryCode = ''] = / name="codes" value="([^"]*)"/.exec(added.html)?.[1]?.split(' ') ?? []
    const file = await browser.send('/api/auth/recovery-codes/download')
    expect(file.html).toMatch(/^‹Recovery codes for Zählwerk & Söhne›\r\n/)
    expect(file.html).toContain(recoveryCode)

    const other = openBrowser(site.origin)
    await other.open('/anmelden')
    const { at } = await other.send('/api/auth/sign-in', { email, password })
    expect(at).toBe('/anmelden/zweiter-schritt')
    // A session that owes it sees no page of the account.
    expect((await other.open('/konto/profil')).at).toBe('/anmelden/zweiter-schritt')
    // And no other page says that it is signed in.
    for (const path of ['/anmelden', '/anmelden/code', '/confirm']) {
      const { html } = await other.open(path)
      expect.soft(html, path).not.toContain('You are signed in')
      expect.soft(html, path).toContain('The second step is missing.')
    }
    const byLink = await other.open('/confirm?token_hash=x&type=email')
    expect(byLink.html).not.toContain('You are signed in')
    await other.open('/anmelden/zweiter-schritt?by=recovery-code')
    const inside = await other.send('/api/auth/second-factor', { 'recovery-code': recoveryCode })
    expect([inside.at, inside.html]).toEqual([
      '/konto',
      expect.stringContaining('‹You are signed in. The recovery code you entered does not work again.›'),
    ])
  })

  it('takes no form of another site, and says so its way', async () => {
    const { browser } = await newcomer()
    await browser.open('/konto/ende')
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const { status, html } = await browser.send('/api/auth/delete-account', { understood: 'yes' }, elsewhere)
    expect([status, html]).toEqual([403, 'von woanders'])
    expect((await browser.open('/konto')).at).toBe('/konto')
  })
})

describe('README.md', () => {
  it('has a page and handlers that sign in and take a letter', async () => {
    const { email } = await newcomer()
    vi.stubEnv('BACKEND_URL', backend.url).stubEnv('BACKEND_PUBLISHABLE_KEY', backend.publishableKey)
    vi.stubEnv('BACKEND_SECRET_KEY', backend.secretKey).stubEnv('SITE_ORIGIN', site.origin)
    const folder = writeQuickStart(join(import.meta.dirname, '../..'))
    const cookies = new Map([['sb-127-auth-token-probe', '1']])
    const post = async (path: string, fields: Record<string, string>) => {
      const { POST } = (await import(join(folder, `src/app${path}/route.ts`))) as {
        POST: (request: Request) => Promise<Response>
      }
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { 'sec-fetch-site': 'same-origin', origin: site.origin, cookie }
      const body = new URLSearchParams(fields)
      const response = await POST(new Request(site.origin + path, { method: 'POST', headers, body }))
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      return response.headers.get('location')?.replace(site.origin, '')
    }
    expect(await post('/api/auth/sign-in', { email, password: 'another one' })).toBe('/login')
    const login = (await import(join(folder, 'src/app/login/page.tsx'))) as { default: NextPage['Page'] }
    const markup = await visits.run(new Request(`${site.origin}/login`), async () =>
      renderToStaticMarkup(await login.default({ searchParams: Promise.resolve({}) })),
    )
    expect(markup).toMatch(/^<main>.*With an account you can write to us\..*action="\/api\/auth\/sign-in"/)
    expect(await post('/api/letters', { words: 'Good day.' })).toBe('/login')
    expect(await post('/api/auth/sign-in', { email, password })).toBe('/account')
    expect(await post('/api/letters', { words: 'Good day.' })).toBe('/letters')

    const { config, proxy } = (await import(join(folder, 'src/proxy.ts'))) as {
      config: { matcher: string[] }
      proxy: (request: Request) => Promise<Response>
    }
    expect(config.matcher).toContain('/letters')
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const shown = await proxy(new NextRequest(`${site.origin}/letters`, { headers: { cookie } }))
    expect(shown.headers.get('cache-control')).toMatch(/private.*no-store/)
    expect(shown.headers.get('referrer-policy')).toBe('same-origin')
    expect(shown.headers.getSetCookie().join()).toMatch(new RegExp(`${flashCookie}=;.*Max-Age=0`))
    const stranger = await proxy(new NextRequest(`${site.origin}/letters`))
    expect(stranger.headers.get('location')).toBe(`${site.origin}/login`)
  })
})
