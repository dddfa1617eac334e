import type { ReactNode } from 'react'

/** `html` stands in the page: a layout is rendered before it, and cannot know its language. */
export default function Layout({ children }: { children: ReactNode }) {
  return children
}
