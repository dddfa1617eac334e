import type { ReactNode } from 'react'

/** The bare page again, behind the proxy of `@house-edge/routing`. */
export default function ProxiedLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>{children}</body>
    </html>
  )
}
