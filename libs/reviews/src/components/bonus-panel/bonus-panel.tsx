import {
  AgeMark,
  ButtonLink,
  dateWords,
  DateText,
  type Fact,
  FactList,
  joinClasses,
  Link,
  type LinkRelation,
  Tag,
} from '@house-edge/ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { asShown, marked } from '@house-edge/ui/language'
import { words } from '../../words/words.ts'

/** Where an offer is taken up. */
export interface OfferVisit {
  href: string
  /** `affiliate` when we may be paid for the visit. */
  relation: LinkRelation
  /** @default that it leads to the casino */
  text?: string | undefined
}

export interface BonusPanelProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** What the casino calls it. */
  title: string
  /** What is offered, such as `100% up to £50`. Stands largest. */
  value?: string | undefined
  /** The page about it. */
  href?: string | undefined
  /** What sort of offer it is, such as `Welcome offer`. */
  kind?: string | undefined
  /** What one should know of it first, each in a few words. */
  warnings?: readonly string[] | undefined
  /** What the offer asks for, one by one. */
  facts?: readonly Fact[] | undefined
  /** The significant terms. Always shown, beside the offer, never behind anything. */
  terms?: ReactNode
  termsHref?: string | undefined
  /** The casino that makes it, where the page is not about that casino. */
  maker?: { name: string; href: string | undefined; action?: ReactNode } | undefined
  /** Without it, before the offer begins, and once it has ended, there is no way to take it up. */
  visit?: OfferVisit | undefined
  /** @default '18+' */
  ageMark?: string
  /** When we last saw the offer as described. */
  verifiedOn?: string | undefined
  /** The day it begins, when it has not. */
  beginsOn?: string | undefined
  /** The day it ended, when it has. */
  endedOn?: string | undefined
  /** What we make of it. */
  note?: string | undefined
  /** The title of the page is its name, which the panel leaves out beside what it is worth. @default false */
  isNamed?: boolean
  /** The rank of the title in the page. @default 3 */
  level?: 2 | 3 | 4
}

/**
 * An offer with its significant terms beside it.
 *
 * - Not for: mentioning an offer in a sentence.
 * - Accessibility: an article under its own heading; set `level` to the rank it has in the page.
 * - Do: show the significant terms whole, beside the offer.
 * - Don’t: hide terms behind a fold, or keep a way to an offer that has ended.
 */
export function BonusPanel({
  title,
  value,
  href,
  isNamed = false,
  kind,
  warnings,
  facts,
  terms,
  termsHref,
  maker,
  visit,
  ageMark = '18+',
  verifiedOn,
  beginsOn,
  endedOn,
  note,
  level = 3,
  className,
  ...rest
}: BonusPanelProps): ReactElement {
  const Title = `h${level}` as const
  const said = words().offers.panel
  return (
    <article {...rest} className={joinClasses('he-bonus', className)} data-ended={endedOn !== undefined}>
      <div className="he-bonus-offer">
        <div className="he-bonus-words">
          <Title className="he-bonus-title">
            {value && (
              <span className="he-bonus-value" {...asShown(value)}>
                {value}
              </span>
            )}{' '}
            {!(isNamed && value) && (
              <span className="he-bonus-name">{href ? <Link href={href}>{title}</Link> : title}</span>
            )}
          </Title>
          {kind && <Tag>{kind}</Tag>}
          {maker && (
            <p className="he-bonus-maker">
              {marked(said.at(maker.name), (name) => (
                <Link href={maker.href}>{name}</Link>
              ))}{' '}
              {maker.action}
            </p>
          )}
          {note && (
            <p className="he-bonus-note" {...asShown(note)}>
              {note}
            </p>
          )}
        </div>
        {endedOn !== undefined ? (
          <p className="he-bonus-ended">{dated(said.ended, endedOn)}</p>
        ) : beginsOn !== undefined ? (
          <p className="he-bonus-ended">{dated(said.begins, beginsOn)}</p>
        ) : (
          visit && <Visit visit={visit} ageMark={ageMark} />
        )}
      </div>
      <div className="he-bonus-terms">
        {warnings && warnings.length > 0 && (
          <p className="he-bonus-warnings">
            {warnings.map((warning) => (
              <Tag key={warning} tone="caution">
                {warning}
              </Tag>
            ))}
          </p>
        )}
        {facts && <FactList facts={facts} layout="columns" />}
        {terms}
        <p className="he-bonus-small">
          {verifiedOn && <span>{dated(said.verified, verifiedOn)}</span>}{' '}
          {termsHref && <Link href={termsHref}>{said.terms}</Link>}
        </p>
      </div>
    </article>
  )
}

/** A sentence of the catalogue with a day in it. */
function dated(sentence: (day: string) => string, date: string): ReactNode {
  return marked(sentence(dateWords(date) ?? date), () => <DateText date={date} />)
}

function Visit({ visit, ageMark }: { visit: OfferVisit; ageMark: string }): ReactElement {
  return (
    <div className="he-bonus-way">
      <div className="he-bonus-visit">
        <ButtonLink href={visit.href} relation={visit.relation} arrow>
          {visit.text ?? words().offers.panel.visitCasino}
        </ButtonLink>
        <AgeMark age={ageMark} />
      </div>
      {visit.relation === 'affiliate' && <p className="he-bonus-small">{words().offers.panel.paid}</p>}
    </div>
  )
}
