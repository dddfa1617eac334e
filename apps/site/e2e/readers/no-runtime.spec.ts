import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { scoreOf } from '../../testing/observatory.ts'
import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { siteOrigin } from '../stack/services.ts'
import { site } from '../stack/slot.ts'
import { signedIn } from '../stack/visitors.ts'

/** Script of a page before anything is touched, compressed. */
const mostScriptBytes = 4_096

/** Editors see it only, with the framework's scripts and the vendor's. */
const forEditors = '/slice-simulator'

const folders = globSync('**/page.tsx', { cwd: join(site, 'src/app') }).map((file) => dirname(file))

/** An address of each page of the site: of those with a parameter, one that is published. */
async function everyPage(): Promise<string[]> {
  const { body } = await ask('/sitemap.xml')
  const known = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return folders
    .map((folder) => {
      // Of the pages of a language, that at its own address.
      const path = `/${folder === '.' ? '' : folder.replaceAll(/\([^)]*\)\/?|\/\[\[.*/g, '')}`
      if (!path.includes('[')) return path
      const pattern = new RegExp(`^${path.replaceAll(/\[[^\]]+\]/g, '[^/]+')}$`)
      return (
        known.find((one) => pattern.test(one)) ?? path.replace('[uid]', 'tide-clock').replace(/\[.*?\]/, '2')
      )
    })
    .filter((path) => path !== forEditors)
    .toSorted()
}

/** What a browser would be sent of scripts at an address, or `undefined` where it leads elsewhere. */
async function scriptsAt(page: Page, path: string) {
  const { request } = page.context()
  const response = await request.get(siteOrigin + path, { maxRedirects: 0 })
  if (response.status() >= 300 && response.status() < 400) return undefined
  const html = await response.text()
  const sources = [...html.matchAll(/<script\b[^>]*>/g)]
    .map(
      ([tag]) => /src="([^"]*)"/.exec(tag)?.[1] ?? (tag.includes('application/ld+json') ? '' : 'in the page'),
    )
    .filter((source) => source !== '')
  const sizes = await Promise.all(
    sources.map(
      async (source) =>
        gzipSync(await (await request.get(new URL(source, siteOrigin).href)).body(), { level: 9 }).length,
    ),
  )
  const headers = response.headers()
  const policy = headers['content-security-policy'] ?? ''
  return {
    policy: /script-src [^;]*/.exec(policy)?.[0],
    hasExceptions: /nonce-|unsafe-/.test(policy),
    score: scoreOf({
      ...headers,
      // As on https, where the site and its services are in production.
      'content-security-policy': policy.replaceAll(/\b(http|ws)(?=:)/g, '$1s'),
      'strict-transport-security': 'max-age=63072000',
    }),
    isOwn: sources.every((source) => source.startsWith('/builds/')),
    isSmall: sizes.reduce((sum, size) => sum + size, 0) <= mostScriptBytes,
  }
}

for (const [who, roles] of [
  ['a visitor', undefined],
  ['a member', {}],
  ['a moderator', { role: 'moderator' }],
  ['an operator of casinos', { operates: ['tide-clock'] }],
] as const)
  test(`${who} is sent no script of the framework, on any page`, async ({ page }) => {
    if (roles) await signedIn(page, roles)
    const pages = await everyPage()
    expect(pages.length).toBeGreaterThan(50)
    let shown = 0
    for (const path of pages) {
      const scripts = await scriptsAt(page, path)
      if (!scripts) continue
      shown += 1
      expect.soft(scripts, path).toEqual({
        policy: "script-src 'self'",
        hasExceptions: false,
        score: 130,
        isOwn: true,
        isSmall: true,
      })
    }
    expect(shown).toBeGreaterThan(roles ? 45 : 30)
  })
