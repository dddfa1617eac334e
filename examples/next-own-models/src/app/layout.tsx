import { SiteFooter, SiteHeader, SkipLink } from '@house-edge/ui/page'
import '@house-edge/slices/styles.css'
import '@house-edge/ui/styles.css'
import type { ReactNode } from 'react'

export const metadata = { title: 'Guides' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>
        <SkipLink />
        <SiteHeader name="Guides" navigation={[]} currentPath="/" />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter name="Guides" columns={[]} />
      </body>
    </html>
  )
}
