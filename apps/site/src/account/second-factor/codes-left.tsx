import { Link } from '@house-edge/ui'
import type { ReactElement } from 'react'

/** Whether so few recovery codes are left that it is time for new ones. */
export function areFew(left: number): boolean {
  return left <= 3
}

/** How many recovery codes are left, and the way to new ones when they are few. */
export function CodesLeft({ left }: { left: number }): ReactElement {
  return (
    <p>
      {codesLeftWords(left)}
      {areFew(left) && (
        <>
          {' '}
          <Link href="/account/second-factor">Make new ones</Link> before you need them.
        </>
      )}
    </p>
  )
}

/** How many recovery codes are left, in words. */
export function codesLeftWords(left: number): string {
  return `Recovery codes left: ${left === 0 ? 'none' : left}.`
}
