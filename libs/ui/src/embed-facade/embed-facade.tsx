import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { ContentImage } from '../content-image/content-image.tsx'
import type { ImageSource } from '../content-image/image-sources.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { linkTarget } from '../link/link-target.ts'
import { embedFrame } from './embed-frame.ts'
import { credits } from '../words/words.ts'

interface EmbedFacadeProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The address of the video. */
  address: string | null | undefined
  /** What it is. */
  title?: string | undefined
  /** Stands in its place until it is asked for. */
  poster?: ImageSource | undefined
}

/**
 * A video that is not there until the visitor asks for it.
 *
 * The frame lies in a closed fold and loads lazily, so browsers ask the
 * provider for nothing, and it sets no cookies, before the fold is opened; no
 * script is needed. An address of any other site becomes a link, one that may
 * not be followed becomes nothing.
 *
 * - Not for: anything but a video of YouTube or Vimeo: it becomes a link.
 * - Accessibility: a fold that says from whom it loads; the frame is named by `title`.
 * - Do: give it a title that says what is seen.
 * - Don’t: load a provider before the visitor asks for it.
 */
export function EmbedFacade({
  address,
  title,
  poster,
  className,
  ...rest
}: EmbedFacadeProps): ReactElement | null {
  const frame = embedFrame(address)
  if (!frame) {
    return linkTarget(address) ? (
      <div {...rest} className={joinClasses('he-embed', className)}>
        <Link href={address}>{title ?? address}</Link>
      </div>
    ) : null
  }
  const name = title ?? credits().video(frame.provider)
  return (
    <div {...rest} className={joinClasses('he-embed', className)}>
      <details className="he-embed-fold">
        <summary className="he-embed-summary">
          {poster && (
            <ContentImage
              className="he-embed-poster"
              {...poster}
              alt=""
              sizes="(min-width: 44rem) 40rem, 100vw"
            />
          )}
          <span className="he-embed-words">
            <Icon name="play" />
            <span>
              <span className="he-embed-title">{name}</span>
              <span className="he-embed-notice">{credits().loadsFrom(frame.provider)}</span>
            </span>
          </span>
        </summary>
        <iframe
          className="he-embed-frame"
          src={frame.src}
          title={name}
          loading="lazy"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the two together only matter for pages of our own origin
          sandbox="allow-scripts allow-same-origin allow-presentation"
          allow="fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </details>
    </div>
  )
}
