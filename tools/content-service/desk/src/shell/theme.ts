import { useSyncExternalStore } from 'react'

/** How the desk is coloured: as the system is, or always one way. */
type Theme = 'auto' | 'light' | 'dark'

const key = 'desk:theme'
const listeners = new Set<() => void>()

/** Colours the page as the editor chose on a former visit. */
export function applyTheme(): void {
  const theme = readTheme()
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** The theme, and the means to go on to the next. */
export function useTheme(): [Theme, () => void] {
  const theme = useSyncExternalStore((tell) => {
    listeners.add(tell)
    return () => listeners.delete(tell)
  }, readTheme)
  return [
    theme,
    () => {
      localStorage.setItem(key, ({ auto: 'light', light: 'dark', dark: 'auto' } as const)[theme])
      applyTheme()
      for (const tell of listeners) tell()
    },
  ]
}

function readTheme(): Theme {
  const kept = localStorage.getItem(key)
  return kept === 'light' || kept === 'dark' ? kept : 'auto'
}
