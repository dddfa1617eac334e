import {
  DateText,
  type Fact,
  FactList,
  joinClasses,
  Link,
  type ReviewStatus,
  StatusTag,
  Tag,
  withKeys,
} from '@house-edge/ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { words } from '../../words/words.ts'

type Tone = NonNullable<ComponentProps<typeof Tag>['tone']>

/** How closely a regulator watches. */
type RegulatorTier = 'strict' | 'standard' | 'light'

/** What is known of a licence: found in the register, said by the casino alone, looked for in vain, taken away or given back. */
type LicenceState = 'verified' | 'claimed' | 'not found' | 'withdrawn'

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
  /** What we know of it. @default 'claimed' */
  state?: LicenceState | undefined
  /** When we last looked for it there. */
  checkedOn?: string | undefined
  /** What can be done with what is named, such as a button. */
  action?: ReactNode
}

interface LicenceListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  licences: readonly Licence[]
}

const tierTones: Record<RegulatorTier, Tone> = { strict: 'good', standard: 'plain', light: 'caution' }

const stateTones: Record<LicenceState, Tone> = {
  verified: 'good',
  claimed: 'caution',
  'not found': 'bad',
  withdrawn: 'bad',
}

/**
 * Who licenses a casino, or is said to: what the register says, and when we last looked. None renders nothing.
 *
 * - Not for: facts without a register to look them up in (`FactList`).
 * - Accessibility: a list; how strict a regulator is stands in words, not in colour alone.
 * - Do: say when we last looked.
 * - Don’t: list a licence without its state: a claim would read as a fact.
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
  const { state = 'claimed', tier } = licence
  const said = words().licences
  return (
    <li className="he-licence">
      <p className="he-licence-head">
        <span className="he-licence-regulator">
          {licence.href ? <Link href={licence.href}>{licence.regulator}</Link> : licence.regulator}{' '}
          <StatusTag status={licence.status} />
        </span>
        <Tag tone={stateTones[state]}>{said.states[state]}</Tag>
        {tier && <Tag tone={tierTones[tier]}>{said.tiers[tier]}</Tag>}
        {licence.action}
      </p>
      <FactList facts={licenceFacts(licence)} layout="columns" />
      {licence.registerHref && (
        <p className="he-licence-register">
          <Link href={licence.registerHref}>{said.register}</Link>
        </p>
      )}
    </li>
  )
}

function licenceFacts(licence: Licence): readonly Fact[] {
  const said = words().licences
  const isSaid = licence.state !== 'verified' && licence.state !== 'withdrawn'
  const facts: readonly [string, ReactNode][] = [
    [isSaid ? said.numberGiven : said.number, licence.number],
    [isSaid ? said.holderGiven : said.holder, licence.holder],
    [said.country, licence.country],
    [said.checked, licence.checkedOn ? <DateText key="checked" date={licence.checkedOn} /> : said.notYet],
  ]
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}
