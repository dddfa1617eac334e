import type { ReactNode } from 'react'

export const metadata = { title: 'A blog' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
