import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftCookie } from '@house-edge/content/next'
import { hasDraftCookie } from '@house-edge/serving/headers'
import type { PublishedSite } from '../site/published-site.ts'

/** Of the build. */
let secret: string | undefined

/**
 * Whether a request is in draft mode.
 *
 * In the proxy, the framework's `draftMode()` does not know the secret and is always off (Next 16.4.5), so the cookie
 * is compared with the build's secret here, as the server in front compares it.
 *
 * @param headers The headers that the page gets.
 */
export function isDraft({ distDir }: Pick<PublishedSite, 'distDir'>, headers: Headers): boolean {
  const cookies = headers.get('cookie')
  // In development nothing is stored, and each start makes a new secret.
  if (process.env.NODE_ENV === 'development') return Boolean(cookiesOf(headers).get(draftCookie))
  if (!cookies?.includes(draftCookie)) return false
  secret ??= readSecret(distDir())
  return hasDraftCookie(cookies, secret)
}

/** Removes the draft mode cookie from the headers that the page gets, so that the published page is sent. */
export function withoutDraft(headers: Headers): void {
  const rest = [...cookiesOf(headers)].filter(([name]) => name !== draftCookie)
  headers.set('cookie', rest.map(([name, value]) => `${name}=${value}`).join('; '))
}

function cookiesOf(headers: Headers): Map<string, string> {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
  return new Map(pairs.flatMap(([name, ...value]) => (name ? [[name, value.join('=')] as const] : [])))
}

function readSecret(build: string): string {
  const manifest = join(process.cwd(), build, 'prerender-manifest.json')
  const { preview } = JSON.parse(readFileSync(manifest, 'utf8')) as { preview: { previewModeId: string } }
  return preview.previewModeId
}
