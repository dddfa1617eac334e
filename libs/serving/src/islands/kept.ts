import type { ReactNode } from 'react'

/** Properties of {@link Kept}. */
export interface KeptProps {
  /** All that the markup depends on: texts and figures by what they say, objects by which they are. */
  of: readonly (string | number | boolean | object | null | undefined)[]
  children: () => ReactNode
}

/**
 * A part of a page that is the same in many: `createSiteServer`’s pages that answer a question take its markup from
 * memory, where the framework renders it each time. It is of components without hooks, and depends on nothing that `of`
 * does not name, such as the day.
 *
 * @example
 * ```tsx
 * <Kept of={['header', settings, path]}>{() => <SiteHeader settings={settings} path={path} />}</Kept>
 * ```
 */
export function Kept({ children }: KeptProps): ReactNode {
  return children()
}
