import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { DateText } from '../date-text/date-text.tsx'
import { type Fact, FactList } from '../fact-list/fact-list.tsx'
import { Link } from '../link/link.tsx'
import { withKeys } from '../list/with-keys.ts'
import { type ReviewStatus, StatusTag } from '../status-tag/status-tag.tsx'
import { Tag, type TagProps } from '../tag/tag.tsx'

/** How closely a regulator watches. */
type RegulatorTier = 'strict' | 'standard' | 'light'

/** One licence. */
export interface Licence {
  regulator: string
  /** The page about the regulator. */
  href?: string | undefined
  /** Where casinos are named in place of regulators: said when one is not simply open. */
  status?: ReviewStatus | undefined
  country?: string | undefined
  tier?: RegulatorTier | undefined
  number?: string | undefined
  /** Who holds it. */
  holder?: string | undefined
  /** The entry in the public register, or the register. */
  registerHref?: string | undefined
  /** When we last found it there. */
  checkedOn?: string | undefined
  /** What can be done with what is named, such as a button. */
  action?: ReactNode
}

interface LicenceListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  licences: readonly Licence[]
}

const tiers: Record<RegulatorTier, { tone: NonNullable<TagProps['tone']>; words: string }> = {
  strict: { tone: 'good', words: 'Strict regulator' },
  standard: { tone: 'plain', words: 'Standard regulator' },
  light: { tone: 'caution', words: 'Light regulator' },
}

/**
 * Who licenses a casino, under which number, and when we last looked. None renders nothing.
 *
 * - Not for: facts without a register to look them up in (`FactList`).
 * - Accessibility: a list; how strict a regulator is stands in words, not in colour alone.
 * - Do: say when we last looked.
 * - Don’t: list a licence that was not found in the register.
 */
export function LicenceList({ licences, className, ...rest }: LicenceListProps): ReactElement | null {
  if (licences.length === 0) return null
  return (
    <ul {...rest} className={joinClasses('he-licences', className)}>
      {withKeys(licences).map(({ key, entry }) => (
        <LicenceEntry key={key} licence={entry} />
      ))}
    </ul>
  )
}

function LicenceEntry({ licence }: { licence: Licence }): ReactElement {
  const tier = licence.tier && tiers[licence.tier]
  return (
    <li className="he-licence">
      <p className="he-licence-head">
        <span className="he-licence-regulator">
          {licence.href ? <Link href={licence.href}>{licence.regulator}</Link> : licence.regulator}{' '}
          <StatusTag status={licence.status} />
        </span>
        {tier && <Tag tone={tier.tone}>{tier.words}</Tag>}
        {licence.action}
      </p>
      <FactList facts={licenceFacts(licence)} layout="columns" />
      {licence.registerHref && (
        <p className="he-licence-register">
          <Link href={licence.registerHref}>Look it up in the public register</Link>
        </p>
      )}
    </li>
  )
}

function licenceFacts(licence: Licence): readonly Fact[] {
  const facts: readonly [string, ReactNode][] = [
    ['Licence number', licence.number],
    ['Held by', licence.holder],
    ['Country', licence.country],
    ['Checked by us', licence.checkedOn ? <DateText key="checked" date={licence.checkedOn} /> : 'not yet'],
  ]
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}
