import type { ReactNode } from 'react'
import './site.css'

/** The first page has the name of the site, others their own before it. */
export const metadata = { title: { default: 'A new site', template: '%s · A new site' } }

/** It is rendered before the page, which alone knows its language: `html` stands in `HtmlPage`. */
export default function Layout({ children }: { children: ReactNode }) {
  return children
}
