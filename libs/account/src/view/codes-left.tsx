import { marked } from '@house-edge/ui/language'
import { Link } from '@house-edge/ui'
import type { ReactElement } from 'react'
import type { ShownSettings } from '../settings/account-settings.ts'

/** Whether so few recovery codes are left that it is time for new ones. */
export function areFew(left: number): boolean {
  return left <= 3
}

/** How many recovery codes are left, and the way to new ones when they are few. */
export function CodesLeft({ site, left }: { site: ShownSettings; left: number }): ReactElement {
  const words = site.words.recoveryCodes
  return (
    <p>
      {words.left(left)}
      {areFew(left) && (
        <>
          {' '}
          {marked(words.makeNew, (part) => (
            <Link href={site.paths.secondFactor}>{part}</Link>
          ))}
        </>
      )}
    </p>
  )
}
