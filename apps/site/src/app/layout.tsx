import '@house-edge/ui/styles.css'
import '@house-edge/slices/styles.css'
import '@house-edge/reviews/styles.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { siteConfig } from '../config.ts'

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(siteConfig().SITE_ORIGIN),
    title: { default: 'House Edge', template: '%s – House Edge' },
  }
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ee' },
    { media: '(prefers-color-scheme: dark)', color: '#0f1613' },
  ],
}

/**
 * The layout of every page: styles only. It is rendered before the page, which alone knows its language, so that `HtmlPage`
 * stands in `SiteFrame` and in pages without one.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children
}
