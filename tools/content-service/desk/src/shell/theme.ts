import { useSyncExternalStore } from 'react'
import { createListeners } from '../api/listeners.ts'

/** How the desk is coloured: as the system is, or always one way. */
type Theme = 'auto' | 'light' | 'dark'

const key = 'desk:theme'
const { tell, subscribe } = createListeners()

/** Colours the page as the editor chose on a former visit. */
export function applyTheme(): void {
  const theme = readTheme()
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** The theme, and the means to go on to the next. */
export function useTheme(): [Theme, () => void] {
  const theme = useSyncExternalStore(subscribe, readTheme)
  return [
    theme,
    () => {
      localStorage.setItem(key, ({ auto: 'light', light: 'dark', dark: 'auto' } as const)[theme])
      applyTheme()
      tell()
    },
  ]
}

function readTheme(): Theme {
  const kept = localStorage.getItem(key)
  return kept === 'light' || kept === 'dark' ? kept : 'auto'
}
