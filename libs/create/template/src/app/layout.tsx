import { SiteFooter, SiteHeader, SkipLink } from '@house-edge/ui/page'
import type { ReactNode } from 'react'
import './site.css'

/** The first page has the name of the site, others their own before it. */
export const metadata = { title: { default: 'A new site', template: '%s · A new site' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>
        <SkipLink />
        <SiteHeader name="A new site" navigation={[{ href: '/account', text: 'Account' }]} currentPath="/" />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter name="A new site" columns={[]} />
      </body>
    </html>
  )
}
