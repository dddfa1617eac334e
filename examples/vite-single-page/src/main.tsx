import '@house-edge/slices/styles.css'
import '@house-edge/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Account, readAccount } from './pages/account.tsx'
import { Guide, readGuide } from './pages/guide.tsx'
import { Guides, readGuides } from './pages/guides.tsx'
import { Frame, Problem } from './pages/frame.tsx'

const router = createBrowserRouter([
  {
    Component: Frame,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: Problem,
        children: [
          { path: '/', Component: Guides, loader: readGuides },
          { path: '/guides/:uid', Component: Guide, loader: readGuide },
          { path: '/account', Component: Account, loader: readAccount },
        ],
      },
    ],
  },
])

const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
