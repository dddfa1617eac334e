import type { ReactElement } from 'react'
import type { Flash } from '../cookies/flash.ts'
import type { AccountSettings } from '../settings/account-settings.ts'
import type { PageShell } from '../view/account-page.tsx'

/** The query of an address, as Next reads it. */
export type Query = Readonly<Record<string, string | string[] | undefined>>

/** One visit of a page: what it was asked, and what came of the form before it. */
export interface PageVisit {
  /** For the components that stand in the frame. */
  shell: PageShell
  site: AccountSettings
  /** What visitors may have typed themselves: it is matched against what is known. */
  query: Query
  /** Shown by this page, and by no other after it. */
  flash: Flash | undefined
}

/** A page before it is a site's: what it is called, and what it shows. */
export interface PageSource {
  /** The parts of the catalogue with its title. An empty description is none. */
  heading(site: AccountSettings): { title: string; description?: string }
  /** Runs on the server alone, for one visitor. */
  render(visit: PageVisit): Promise<ReactElement>
  /** The message of a page that may have another than that of a form. */
  findFlash?(site: AccountSettings, query: Query): Promise<Flash | undefined>
}
