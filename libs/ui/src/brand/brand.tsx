import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

interface BrandProps extends ComponentProps<'a'> {
  /** The publication's name. */
  name: string
  /** Stands before the name, in place of the mark of House Edge. Decorative: the name says the same. */
  logo?: ReactNode
}

/** The name of the publication beside its mark: a stake, and the slice of it that the house keeps. */
export function Brand({ name, logo, className, ...rest }: BrandProps): ReactElement {
  return (
    <a {...rest} className={joinClasses('he-brand', className)}>
      {logo ?? <Mark />}
      <span className="he-brand-name">{name}</span>
    </a>
  )
}

function Mark(): ReactElement {
  return (
    <svg className="he-brand-mark" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <path className="he-brand-stake" d="M0 0h22v28H0z" />
      <path className="he-brand-edge" d="M24 0h4v28h-4z" />
    </svg>
  )
}
