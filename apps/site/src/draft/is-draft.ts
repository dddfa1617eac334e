import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NextRequest } from 'next/server'

const manifest = join(process.cwd(), process.env['SITE_DIST_DIR'] ?? '.next', 'prerender-manifest.json')

let secret: string | undefined

/**
 * Whether a request is in draft mode.
 *
 * In the proxy the framework's own `draftMode()` knows no secret and is always
 * off (Next 16.4.6), so the cookie is held against the build's secret here. A
 * forged cookie is none: otherwise anybody could have pages rendered for
 * addresses that do not exist.
 */
export function isDraft(request: NextRequest): boolean {
  const value = request.cookies.get('__prerender_bypass')?.value
  if (!value) return false
  // While developing nothing is stored, and the secret is made anew with each start.
  if (process.env.NODE_ENV === 'development') return true
  secret ??= readSecret()
  return value === secret
}

function readSecret(): string {
  const { preview } = JSON.parse(readFileSync(manifest, 'utf8')) as { preview: { previewModeId: string } }
  return preview.previewModeId
}
