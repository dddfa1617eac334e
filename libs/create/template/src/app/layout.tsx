import { directionOf } from '@house-edge/ui/language'
import type { ReactNode } from 'react'
import { frame } from '../frame.ts'
import './site.css'

/** The first page has the name of the site, others their own before it. */
export const metadata = { title: { default: 'A new site', template: '%s · A new site' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" dir={directionOf('en-GB')}>
      <body>{frame(children)}</body>
    </html>
  )
}
