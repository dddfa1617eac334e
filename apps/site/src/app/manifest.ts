import type { MetadataRoute } from 'next'
import { defaultTag } from '../default-tag.ts'
import { words } from '../words/words.ts'

/** How browsers install the site on a home screen, at `/manifest.webmanifest`. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'House Edge',
    short_name: 'House Edge',
    description: words().home.about,
    lang: defaultTag,
    id: '/',
    start_url: '/',
    // A window of its own that can still go back: browsers offer to install no other (docs/decisions/0515).
    display: 'minimal-ui',
    background_color: '#faf7f0',
    theme_color: '#0e4b38',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
