import type { ReactNode } from 'react'
export const metadata = { title: 'Pages' }
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
