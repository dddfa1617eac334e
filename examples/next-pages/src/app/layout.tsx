import { SiteFooter, SiteHeader, SkipLink } from '@house-edge/ui/page'
import '@house-edge/ui/styles.css'
import type { ReactNode } from 'react'

export const metadata = { title: 'The odds, counted' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>
        <SkipLink />
        <SiteHeader name="House Edge" navigation={[{ href: '/guide', text: 'Guide' }]} currentPath="/" />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter name="House Edge" columns={[]} ageMark="18+" />
      </body>
    </html>
  )
}
