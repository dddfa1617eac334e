import type { MetadataRoute } from 'next'
import { defaultTag } from '../default-tag.ts'

/** How browsers install the site on a home screen, at `/manifest.webmanifest`. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'House Edge',
    short_name: 'House Edge',
    description: 'Casino reviews with evidence, and plain words about what each game costs.',
    lang: defaultTag,
    start_url: '/',
    display: 'browser',
    background_color: '#faf7f0',
    theme_color: '#0e4b38',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
