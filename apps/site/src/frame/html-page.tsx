import { directionOf, spokenLanguage } from '@house-edge/ui/language'
import type { ReactElement, ReactNode } from 'react'

/** The document of a page, in its language and direction. */
export function HtmlPage({ children }: { children: ReactNode }): ReactElement {
  const language = spokenLanguage()
  return (
    <html lang={language} dir={directionOf(language)}>
      <body>{children}</body>
    </html>
  )
}
