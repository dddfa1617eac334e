import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { joinClasses } from '../class-name/join-classes.ts'
import { withKeys } from '../list/with-keys.ts'
import * as words from '../words/words.ts'

interface ErrorPageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The HTTP status. Anything that is not a number means 500. @default 500 */
  status?: number | undefined
  /** @default 'Page Not Found' for 404, 'Page Gone' for 410, 'Service Unavailable' for 503, else 'Internal Server Error' */
  title?: string | undefined
  /** What happened, in a sentence for visitors. */
  description?: ReactNode
  /** What to tell us, so that we find this failure in the records. */
  reference?: string | undefined
  /** Where the way out leads. @default '/' */
  home?: string
}

type Variant = keyof Pick<ReturnType<typeof words.absence>, 'missing' | 'gone' | 'unavailable' | 'generic'>

/**
 * What a visitor sees when there is no page to show: it is not there, we cannot tell, or we failed.
 *
 * - Not for: an error in a form (`Notice`).
 * - Accessibility: the title is the page’s `h1`; the large numerals are decorative.
 * - Do: answer with the same HTTP status.
 * - Don’t: explain the failure in technical words.
 */
export function ErrorPage({
  status,
  title,
  description,
  reference,
  home = '/',
  className,
  children,
  ...rest
}: ErrorPageProps): ReactElement {
  const code = Number(status) || 500
  const variant = variantOf(code)
  const said = words.absence()
  return (
    <div {...rest} className={joinClasses('he-error-page', className)} data-variant={variant}>
      <Numerals code={code} />
      <div className="he-error-page-words">
        <p className="he-error-page-code">{said.code(String(code))}</p>
        <h1 className="he-error-page-title">{title ?? said[variant].title}</h1>
        <p className="he-error-page-description">{description ?? said[variant].description}</p>
        {reference && (
          <p className="he-error-page-reference">
            {said.reference} <code>{reference}</code>
          </p>
        )}
        <div className="he-error-page-actions">{children ?? <WaysOn variant={variant} home={home} />}</div>
      </div>
    </div>
  )
}

/** What may be there in a minute is asked for again first: an empty address is the one the page is at. */
function WaysOn({ variant, home }: { variant: Variant; home: string }): ReactElement {
  const isPassing = variant === 'unavailable'
  return (
    <>
      {isPassing && (
        // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- it is valid: the address the page is at
        <a href="" className="he-button" data-variant="primary">
          {words.absence().again}
        </a>
      )}
      <ButtonLink href={home} variant={isPassing ? 'quiet' : 'primary'}>
        {words.absence().home}
      </ButtonLink>
    </>
  )
}

function variantOf(code: number): Variant {
  if (code === 404) return 'missing'
  if (code === 410) return 'gone'
  return code === 503 ? 'unavailable' : 'generic'
}

/** The status drawn large; every nought is an empty wheel. */
function Numerals({ code }: { code: number }): ReactElement {
  return (
    <div className="he-error-page-numerals" aria-hidden="true">
      {withKeys(String(code).split('')).map(({ key, entry: digit }) =>
        digit === '0' ? <Wheel key={key} /> : <span key={key}>{digit}</span>,
      )}
    </div>
  )
}

function Wheel(): ReactElement {
  return (
    <svg className="he-error-page-wheel" viewBox="0 0 100 100">
      <circle className="he-error-page-pockets" cx="50" cy="50" r="42" pathLength="37" />
      <circle className="he-error-page-zero" cx="50" cy="50" r="42" pathLength="37" />
      <circle cx="50" cy="50" r="33" />
      <circle cx="50" cy="50" r="49" />
    </svg>
  )
}
