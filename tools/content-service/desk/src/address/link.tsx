import type { ComponentProps } from 'react'
import { go, hrefOf, staysHere } from './address.ts'

/** A link to another place of the desk. */
export function Link({ to, onClick, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- what it says comes with the other properties
    <a
      {...rest}
      href={hrefOf(to)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !staysHere(event)) return
        event.preventDefault()
        go(to)
      }}
    />
  )
}
