import type { ReactElement } from 'react'

/**
 * The link to the visitor's account, the same for everybody. The script of the page marks it while there is a session
 * (`browser/mark-account-link.ts`).
 */
export function AccountLink(): ReactElement {
  return (
    <a href="/account" data-account>
      Account
    </a>
  )
}
