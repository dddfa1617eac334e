import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { ContentImage } from '../content-image/content-image.tsx'
import type { ImageSource } from '../content-image/image-sources.ts'

interface HeroProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode
  lead?: ReactNode
  /** One thing to do: a `ButtonLink`. */
  action?: ReactNode
  image?: ImageSource | undefined
  /** `beside`: the picture beside the words. `centred`: words alone, in the middle. @default 'beside' */
  layout?: 'beside' | 'centred'
  /** The rank of the title: 1 where it names the page. @default 1 */
  level?: 1 | 2
}

/**
 * The opening of a page.
 *
 * - Not for: the head of an article or a review (`PageHeader`, `Verdict`).
 * - Accessibility: its title is the `h1` unless `level` says 2.
 * - Do: keep to one action.
 * - Don’t: put text into the picture.
 */
export function Hero({
  title,
  lead,
  action,
  image,
  layout = 'beside',
  level = 1,
  className,
  ...rest
}: HeroProps): ReactElement {
  const Title = `h${level}` as const
  const pictured = layout === 'beside' && image
  return (
    <section
      {...rest}
      className={joinClasses('he-hero', className)}
      data-layout={pictured || layout === 'centred' ? layout : 'plain'}
    >
      <div className="he-hero-words">
        <Title className="he-hero-title">{title}</Title>
        {lead != null && <p className="he-hero-lead">{lead}</p>}
        {action}
      </div>
      {pictured && <ContentImage {...image} sizes="(min-width: 60rem) 36rem, 100vw" priority={level === 1} />}
    </section>
  )
}
