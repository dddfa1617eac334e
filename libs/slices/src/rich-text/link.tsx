import { PrismicLink } from '@prismicio/react'
import { Link, type LinkRelation } from '@house-edge/ui'
import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import { linkField, linkProps, linkText } from '../field/link.ts'

interface ContentLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'rel' | 'target'> {
  /** The link field as the content service sends it, or an empty one. */
  field: unknown
  relation?: LinkRelation
}

/**
 * A link an editor made, by the vendor's component. The words are its children,
 * or those the editor gave. Without a permitted destination the words remain;
 * without words there is nothing.
 */
export function ContentLink({ field, relation, children, ...rest }: ContentLinkProps): ReactElement | null {
  const words = children ?? linkText(field)
  if (words == null) return null
  const link = linkProps(field, relation)
  if (!link) return <>{words}</>
  return (
    <PrismicLink
      {...rest}
      field={linkField(link)}
      relation={relation}
      internalComponent={Link}
      externalComponent={Link}
    >
      {words}
    </PrismicLink>
  )
}
