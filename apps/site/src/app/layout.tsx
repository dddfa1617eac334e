import '@house-edge/ui/styles.css'
import '@house-edge/slices/styles.css'
import '@house-edge/reviews/styles.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { siteConfig } from '../config.ts'
import { language } from '../language.ts'

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

/** The default layout: language and styles only. `SiteFrame` renders what surrounds a page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={language}>
      <body>{children}</body>
    </html>
  )
}
