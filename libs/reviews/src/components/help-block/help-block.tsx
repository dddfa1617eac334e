import { joinClasses, Link, withKeys } from '@house-edge/ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { asShown, shownText } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'
import { dial } from './dial.ts'

/** An organisation that helps. */
export interface HelpOrganisation {
  name: string
  country?: string | undefined
  phone?: string | undefined
  href?: string | undefined
  /** When the number is answered. */
  hours?: string | undefined
  languages?: string | undefined
  note?: string | undefined
}

interface HelpBlockProps extends Omit<ComponentProps<'div'>, 'children'> {
  intro?: ReactNode
  organisations: readonly HelpOrganisation[]
  /** The rank of the names in the page. @default 3 */
  level?: 2 | 3 | 4
}

/**
 * Where to find help with gambling. The number to call stands largest.
 *
 * - Not for: our own contact details.
 * - Accessibility: numbers are links that dial; each organisation is a heading.
 * - Do: show the number of the reader’s country first.
 * - Don’t: place it below an offer.
 */
export function HelpBlock({
  intro,
  organisations,
  level = 3,
  className,
  ...rest
}: HelpBlockProps): ReactElement {
  return (
    <div {...rest} className={joinClasses('he-help', className)}>
      {intro}
      {organisations.length > 0 && (
        <ul className="he-help-list">
          {withKeys(organisations).map(({ key, entry }) => (
            <Organisation key={key} organisation={entry} level={level} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Organisation({
  organisation,
  level,
}: {
  organisation: HelpOrganisation
  level: 2 | 3 | 4
}): ReactElement {
  const Name = `h${level}` as const
  const { name, country, phone, href, hours, languages, note } = organisation
  const remarks = [hours, languages].filter(Boolean).join(' · ')
  return (
    <li className="he-help-item">
      <Name className="he-help-name">{name}</Name>
      {phone && (
        <Link className="he-help-phone" href={dial(phone)}>
          {phone}
        </Link>
      )}
      {(country || remarks) && (
        <p className="he-help-remarks">
          {country && <strong>{country}</strong>}
          {country && remarks && ' · '}
          {remarks && shownText(remarks)}
        </p>
      )}
      {note && (
        <p className="he-help-note" {...asShown(note)}>
          {note}
        </p>
      )}
      {href && (
        <Link className="he-help-site" href={href}>
          {words().review.helpSite(name)}
        </Link>
      )}
    </li>
  )
}
