import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
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
