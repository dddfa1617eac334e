import {
  Band,
  DateText,
  type Fact,
  FactList,
  joinClasses,
  Link,
  type ReviewStatus,
  scoreWords,
  StatusTag,
  Tag,
  type ScoreBand,
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
  /** Where casinos are named in place of regulators: from 0 to 10, with its word. */
  score?: { value: number; band: ScoreBand | undefined } | undefined
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
  /** Cards, or rows of a long list. @default 'cards' */
  layout?: 'cards' | 'rows'
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
export function LicenceList({
  licences,
  layout = 'cards',
  className,
  ...rest
}: LicenceListProps): ReactElement | null {
  if (licences.length === 0) return null
  return (
    <ul {...rest} className={joinClasses('he-licences', className)} data-layout={layout}>
      {withKeys(licences).map(({ key, entry }) => (
        <LicenceEntry key={key} licence={entry} isRow={layout === 'rows'} />
      ))}
    </ul>
  )
}

function LicenceEntry({ licence, isRow }: { licence: Licence; isRow: boolean }): ReactElement {
  const { state = 'claimed', tier } = licence
  const said = words().licences
  return (
    <li className="he-licence">
      <p className="he-licence-head">
        <span className="he-licence-regulator">
          {licence.href ? <Link href={licence.href}>{licence.regulator}</Link> : licence.regulator}{' '}
          <StatusTag status={licence.status} />
        </span>
        {licence.score && (
          <span className="he-licence-score">
            <b>{scoreWords(licence.score.value)}</b> <Band band={licence.score.band} />
          </span>
        )}
        <Tag tone={stateTones[state]}>{said.states[state]}</Tag>
        {tier && <Tag tone={tierTones[tier]}>{said.tiers[tier]}</Tag>}
        {licence.action}
      </p>
      <FactList facts={licenceFacts(licence, isRow)} layout="columns" />
      {licence.registerHref && !(isRow && licence.number) && (
        <p className="he-licence-register">
          <Link href={licence.registerHref}>{said.register}</Link>
        </p>
      )}
    </li>
  )
}

/** Of a row the number leads to the register: a line for that alone would double its height. */
function licenceFacts(licence: Licence, isRow: boolean): readonly Fact[] {
  const said = words().licences
  const isSaid = licence.state !== 'verified' && licence.state !== 'withdrawn'
  const facts: readonly [string, ReactNode][] = [
    [
      isSaid ? said.numberGiven : said.number,
      isRow && licence.number ? (
        <Link key="number" href={licence.registerHref}>
          {licence.number}
        </Link>
      ) : (
        licence.number
      ),
    ],
    [isSaid ? said.holderGiven : said.holder, licence.holder],
    [said.country, licence.country],
    [said.checked, licence.checkedOn ? <DateText key="checked" date={licence.checkedOn} /> : said.notYet],
  ]
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}
