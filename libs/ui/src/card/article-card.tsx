import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { ContentImage } from '../content-image/content-image.tsx'
import type { ImageSource } from '../content-image/image-sources.ts'
import { DateText } from '../date-text/date-text.tsx'
import { Link } from '../link/link.tsx'
import { Tag } from '../tag/tag.tsx'
import { asShown, writtenIn } from '../language/spoken.ts'

interface ArticleCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The article. Without it the card is words only. */
  href: string | null | undefined
  title: string
  /** What sort of text it is, such as `Guide`. */
  kind?: string | undefined
  excerpt?: string | undefined
  /** The language of what was written of it, BCP 47. @default not known */
  language?: string | undefined
  image?: ImageSource | undefined
  publishedOn?: string | undefined
  /** The rank of the title in the page. @default 3 */
  level?: 2 | 3 | 4
  /** What can be done with it here, such as a button. */
  action?: ReactNode
  /** Its picture is on the first screen, and loads at once. @default false */
  isFirst?: boolean | undefined
}

const cardSizes = '(min-width: 72rem) 23rem, (min-width: 40rem) 45vw, 6rem'

/**
 * An article among others. All of it leads to the article.
 *
 * - Not for: a review (`ReviewCard`).
 * - Accessibility: one link, the title; the whole card takes the click, and the picture is decorative.
 * - Do: stand it in a `CardGrid` with others.
 * - Don’t: put another link into it.
 */
export function ArticleCard({
  href,
  title,
  kind,
  excerpt,
  language,
  image,
  publishedOn,
  level = 3,
  action,
  isFirst = false,
  className,
  ...rest
}: ArticleCardProps): ReactElement {
  const Title = `h${level}` as const
  return (
    <article {...rest} className={joinClasses('he-card', className)} data-kind="article">
      <div className="he-card-words">
        {kind && <Tag>{kind}</Tag>}
        <Title className="he-card-title" {...writtenIn(language)} {...(!language && asShown(title))}>
          <Link className="he-card-link" href={href}>
            {title}
          </Link>
        </Title>
        {excerpt && (
          <p className="he-card-text" {...writtenIn(language)} {...(!language && asShown(excerpt))}>
            {excerpt}
          </p>
        )}
        {publishedOn && (
          <p className="he-card-facts">
            <DateText date={publishedOn} />
          </p>
        )}
        {action}
      </div>
      {image && (
        <ContentImage className="he-card-image" {...image} alt="" sizes={cardSizes} priority={isFirst} />
      )}
    </article>
  )
}
