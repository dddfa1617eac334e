import { languageHeader } from '@house-edge/routing/next'
import { directionOf, spokenLanguage } from '@house-edge/ui/language'
import { Container } from '@house-edge/ui/page'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { frame } from '../frame.ts'
import { speakIn } from '../language.ts'

/** The document of a page, in its language and direction. */
export function HtmlPage({ children }: { children: ReactNode }) {
  const language = spokenLanguage()
  return (
    <html lang={language} dir={directionOf(language)}>
      <body>{children}</body>
    </html>
  )
}

/** A page for one visitor, with what is around it. */
export function PersonalPage({ path, children }: { path: string; children: ReactNode }) {
  return <HtmlPage>{frame(<Container>{children}</Container>, { path })}</HtmlPage>
}

/** Speaks the language of a page for one visitor, which the proxy has found by its address. */
export async function speakAsAsked(): Promise<void> {
  speakIn((await headers()).get(languageHeader) ?? undefined)
}
