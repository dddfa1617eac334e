import type { ReactElement } from 'react'

/**
 * The way to the visitor's account. The page is the same for everybody; the mark that there
 * is a session is put on by the script of the page (`browser/mark-account-link.ts`).
 */
export function AccountLink(): ReactElement {
  return (
    <a href="/account" data-account>
      Account
    </a>
  )
}
