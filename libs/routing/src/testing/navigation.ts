/**
 * Stands for `next/navigation.js` in a page without the framework (`vitest.config.ts`).
 *
 * @module
 */
import { useSyncExternalStore } from 'react'
import { shownPath } from './shown-path.ts'

export function usePathname(): string {
  return useSyncExternalStore(shownPath.subscribe, shownPath.read)
}
