import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { asShown } from '../language/spoken.ts'
import { shownText } from '../language/written.ts'

interface QuoteProps extends Omit<ComponentProps<'figure'>, 'role' | 'children'> {
  /** The words, without quotation marks. */
  words: string
  /** Their language, BCP 47; empty where nobody knows it (WCAG 2.2, 3.1.2). @default that of the page */
  language?: string | undefined
  /** Whose they are. */
  source?: string | undefined
  /** Who that is. */
  sourceRole?: string | undefined
}

/**
 * A person's words.
 *
 * - Not for: setting a sentence of our own apart.
 * - Accessibility: a `blockquote` in a figure, its source the caption.
 * - Do: quote word for word.
 * - Don’t: quote a person without their name, unless it was promised.
 */
export function Quote({ words, language, source, sourceRole, className, ...rest }: QuoteProps): ReactElement {
  return (
    <figure {...rest} className={joinClasses('he-quote', className)}>
      <blockquote
        className="he-quote-words"
        lang={language}
        dir={language === undefined ? undefined : 'auto'}
      >
        <p {...(language === undefined && asShown(words))}>{words}</p>
      </blockquote>
      {(source || sourceRole) && (
        <figcaption className="he-quote-source">
          {source && <b {...asShown(source)}>{source}</b>}
          {source && sourceRole && ', '}
          {sourceRole && shownText(sourceRole)}
        </figcaption>
      )}
    </figure>
  )
}
