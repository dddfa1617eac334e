import type { ReactElement } from 'react'
import type { Flash } from '../cookies/flash.ts'
import type { ShownSettings } from '../settings/account-settings.ts'
import type { PageShell } from '../view/account-page.tsx'
import type { Query } from '../visit/query.ts'

/** What a page is rendered from. */
export interface PageView<Shown> {
  /** For the components that stand in the frame. */
  shell: PageShell
  site: ShownSettings
  /** What visitors may have typed themselves: it is matched against what is known. */
  query: Query
  /** Shown by this page, and by no other after it. */
  flash: Flash | undefined
  /** What was read for it. */
  shown: Shown
}

/** How a page looks, before it is a site's. What it shows is read by one of `reads`. */
export interface PageSource<Shown> {
  /** The parts of the catalogue with its title. An empty description is none. */
  heading(site: ShownSettings): { title: string; description?: string }
  /** Renders at once, wherever React runs. */
  view(page: PageView<Shown>): ReactElement
}
