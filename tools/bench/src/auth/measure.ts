/**
 * Measures what knowing the visitor costs, and prints it as JSON. A process of
 * its own: the server's half of the library loads under a server's conditions only.
 *
 * @module
 */
import { createAuth } from '@house-edge/auth/server'
import { createClient } from '@supabase/supabase-js'
import { median } from '../statistics.ts'
import { startUpstream } from './upstream.ts'
import { NoFigureError } from '../no-figure-error.ts'

const latencyMs = 40
const rounds = 5
const roundMs = 400

const upstream = await startUpstream(latencyMs)
const backend = { url: upstream.url, publishableKey: 'sb_publishable_x' }
const rule = { signIn: '/login', callback: '/confirm', include: ['/account*'] }
const siteOrigin = 'http://localhost:3000'
const withRule = createAuth({ backend, siteOrigin, rule })
const withoutRule = createAuth({ backend, siteOrigin })
const vendor = createClient(backend.url, backend.publishableKey, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
})

const cookieOf = (token: string) => {
  const session = { access_token: token, refresh_token: 'r', expires_at: 9_999_999_999, expires_in: 3600 }
  return `sb-127-auth-token=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
}
const token = upstream.issue()
const cookie = cookieOf(token)
const fresh = Array.from({ length: 4000 }, () => upstream.issue())
const freshCookies = fresh.map(cookieOf)
let [nextToken, nextCookie] = [0, 0]

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(new URL(path, siteOrigin), {
    headers: { accept: 'text/html', 'user-agent': 'bench', ...headers },
  })
const page = () => new Response('<!doctype html><p>A page.</p>', { headers: { 'content-type': 'text/html' } })
const personal: Parameters<typeof withRule.proxy>[1] = async (context) => {
  const visitor = await context.visitor()
  if (visitor.state !== 'signed-in')
    throw new NoFigureError(`The visitor is ${visitor.state}, so this means nothing.`)
  return page()
}

const requests: Record<string, () => Promise<unknown>> = {
  'no library at all': async () => ask('/casino-blog/odds') && page(),
  'public page, rule off': () => withoutRule.proxy(ask('/casino-blog/odds'), page),
  'public page, rule on': () => withRule.proxy(ask('/casino-blog/odds'), page),
  'public page, rule on, signed in': () => withRule.proxy(ask('/casino-blog/odds', { cookie }), page),
  'covered page, not signed in': () => withRule.proxy(ask('/account'), page),
  'covered page, signed in': () => withRule.proxy(ask('/account', { cookie }), personal),
  'covered page, token seen first': () =>
    withRule.proxy(ask('/account', { cookie: freshCookies[(nextCookie += 1) % 4000] ?? '' }), personal),
}
const verifications: Record<string, () => Promise<unknown>> = {
  'getUser() of the vendor': () => vendor.auth.getUser(token),
  'getClaims() of the vendor': () => vendor.auth.getClaims(token),
  'readVisitor, token seen before': () => withRule.readVisitor({ getAll: () => cookiePairs(cookie) }),
  'readVisitor, token seen first': () =>
    withRule.readVisitor({ getAll: () => cookiePairs(freshCookies[(nextToken += 1) % 4000] ?? '') }),
}

const figures = { latencyMs, requests: await compare(requests), verifications: await compare(verifications) }
upstream.close()
process.stdout.write(JSON.stringify(figures))

function cookiePairs(header: string): { name: string; value: string }[] {
  const [name = '', value = ''] = header.split('=', 2)
  return [{ name, value }]
}

/** Does each thing in turn, round by round, one after the other. */
async function compare(
  things: Record<string, () => Promise<unknown>>,
): Promise<Record<string, { microseconds: number; calls: number }>> {
  const results = new Map(
    Object.keys(things).map((name) => [name, { times: [] as number[], calls: 0, done: 0 }]),
  )
  for (const work of Object.values(things)) for (let index = 0; index < 20; index += 1) await work()
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, work] of Object.entries(things)) {
      const result = results.get(name)
      if (!result) continue
      const callsBefore = upstream.calls()
      const began = performance.now()
      let done = 0
      while (performance.now() - began < roundMs) {
        await work()
        done += 1
      }
      result.times.push(((performance.now() - began) * 1000) / done)
      result.calls += upstream.calls() - callsBefore
      result.done += done
    }
  }
  return Object.fromEntries(
    [...results].map(([name, { times, calls, done }]) => [
      name,
      { microseconds: median(times), calls: calls / done },
    ]),
  )
}
