import type { PolicyDirectives } from '@house-edge/serving/headers'
import { vendorToolbar } from './vendor-toolbar.ts'

/** What content brings to the policies of pages, for `createPagePolicies` of `@house-edge/serving/headers`. */
export interface ContentSources {
  /** Where pictures come from, and who may frame a page: the desk, or the vendor's page builder. */
  readonly directives: PolicyDirectives
  /** The vendor's toolbar, with a hosted repository. Visitors never load it. */
  readonly draftDirectives: PolicyDirectives
  /** Origins that pictures come from: the vendor's host for pictures, or the content service's own. */
  readonly imageOrigins: readonly string[]
}

const vendorPictures = 'https://images.prismic.io'

/**
 * Finds what the content of a site adds to the policies of its pages.
 *
 * @param content Where content comes from. An endpoint that is no URL has no pictures.
 */
export function contentSources(content: {
  repository?: string | undefined
  endpoint?: string | undefined
}): ContentSources {
  const imageOrigins = imageOriginsOf(content.endpoint)
  const vendor = vendorToolbar(content)
  return {
    imageOrigins,
    directives: { 'img-src': imageOrigins, 'frame-ancestors': editorsOf(imageOrigins) },
    draftDirectives: vendor ? sourcesOf(vendor.origins) : {},
  }
}

function sourcesOf(toolbar: readonly string[]): PolicyDirectives {
  return {
    'script-src': toolbar,
    'frame-src': toolbar,
    'connect-src': toolbar,
    'img-src': toolbar,
    // It positions itself with inline styles.
    'style-src': [...toolbar, "'unsafe-inline'"],
  }
}

function imageOriginsOf(endpoint: string | undefined): readonly string[] {
  if (!endpoint || /\.prismic\.io(?:[:/]|$)/.test(endpoint)) return [vendorPictures]
  return URL.canParse(endpoint) ? [new URL(endpoint).origin] : []
}

/** No other site may frame a page. */
function editorsOf([origin]: readonly string[]): readonly string[] {
  return origin === undefined || origin === vendorPictures
    ? ['https://prismic.io', 'https://*.prismic.io']
    : loopbackNames(origin)
}

/** This machine has two names, and the desk can be open under either. */
function loopbackNames(origin: string): string[] {
  const url = new URL(origin)
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return [origin]
  return ['localhost', '127.0.0.1'].map((name) => `${url.protocol}//${name}:${url.port}`)
}
