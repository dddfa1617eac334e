import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/petrona/wght.css'
import '@fontsource-variable/public-sans/wght.css'
import { Shell } from './shell/shell.tsx'
import { applyTheme } from './shell/theme.ts'
import './looks/base.css'

applyTheme()
const root = document.getElementById('desk')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Shell />
    </StrictMode>,
  )
}
