import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { HeadingAside } from '../heading/heading-aside.tsx'
import { asShown } from '../language/spoken.ts'

interface FoldProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode
  /** A second line of the title. */
  aside?: ReactNode
  /** The rank of the title in the page. @default none: it is no heading */
  level?: 2 | 3 | 4 | undefined
  /** The reading measure, or all the room there is. @default 'wide' */
  width?: 'text' | 'wide'
}

/**
 * A part of a page that unfolds. What is folded is found by the browser’s search, opens when a link leads into it, and is
 * printed whole. Its `id` is that of the content, so that a link to it opens it.
 *
 * - Not for: warnings, and the terms of an offer.
 * - Accessibility: a native fold, its title a heading where it has a `level`.
 * - Do: let the title say what is found inside.
 * - Don’t: fold a fold.
 */
export function Fold({
  title,
  aside,
  level,
  width = 'wide',
  id,
  className,
  children,
  ...rest
}: FoldProps): ReactElement {
  const Title = level === undefined ? 'span' : (`h${level}` as const)
  return (
    <details {...rest} className={joinClasses('he-faq-item', className)}>
      <summary className="he-faq-summary">
        <Title className="he-faq-question" data-level={level} {...asShown(title)}>
          {title}
          <HeadingAside>{aside}</HeadingAside>
        </Title>
      </summary>
      <div id={id} className="he-faq-answer" data-width={width}>
        {children}
      </div>
    </details>
  )
}
