import type { ReactNode } from 'react'

/** The least a site of this framework can be: what ours is held against. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>{children}</body>
    </html>
  )
}
