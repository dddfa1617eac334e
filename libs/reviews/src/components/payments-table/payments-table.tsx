import { joinClasses, Link, type ReviewStatus, StatusTag, withKeys } from '@house-edge/ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { words } from '../../words/words.ts'

/** One way to move money. What is not known stays absent and is shown as such. */
export interface Payment {
  method: string
  /** The page about it. */
  href?: string | undefined
  /** Where the first column names casinos: said when one is not simply open. */
  status?: ReviewStatus | undefined
  /** What sort of method it is, such as `Card`. */
  kind?: string | undefined
  deposit?: boolean | undefined
  withdraw?: boolean | undefined
  /** Smallest and largest amount, in words. */
  limits?: ReactNode
  fee?: ReactNode
  /** How long a withdrawal takes, in words. */
  time?: string | undefined
  /** What can be done with what the first column names, such as a button. */
  action?: ReactNode
}

interface PaymentsTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  payments: readonly Payment[]
  /** What the table tells, for those who cannot see what stands around it. @default that these are payment methods */
  caption?: string
  /** What the first column names. @default methods */
  heading?: string
}

/** Safari forgets what a table is when it is laid out as blocks; spelt out, it remembers. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

const columns: readonly {
  name: 'deposit' | 'withdrawal' | 'limits' | 'fee' | 'time'
  cell: (payment: Payment) => ReactNode
}[] = [
  // What methods are told apart by comes first, and what nearly all of them do last.
  { name: 'time', cell: ({ time, withdraw }) => time ?? (withdraw === false ? '–' : <Unknown />) },
  { name: 'fee', cell: ({ fee }) => fee ?? <Unknown /> },
  { name: 'limits', cell: ({ limits }) => limits ?? <Unknown /> },
  { name: 'deposit', cell: ({ deposit }) => yesOrNo(deposit) },
  { name: 'withdrawal', cell: ({ withdraw }) => yesOrNo(withdraw) },
]

/**
 * How money gets in and out. On a phone each method becomes a block of its own
 * in which every figure carries its heading. None renders nothing.
 *
 * - Not for: other tables: its columns are those of money.
 * - Accessibility: stays a table for screen readers on a phone, where it is laid out as blocks.
 * - Do: leave out what is not known: it is shown as “not stated”.
 * - Don’t: write “instant” for what was not timed.
 */
export function PaymentsTable({
  payments,
  caption = words().payments.title,
  heading = words().payments.method,
  className,
  ...rest
}: PaymentsTableProps): ReactElement | null {
  if (payments.length === 0) return null
  return (
    <table {...roles.table} {...rest} className={joinClasses('he-payments', className)}>
      <caption className="he-hidden">{caption}</caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <th {...roles.columnheader} scope="col">
            {heading}
          </th>
          {columns.map(({ name }) => (
            <th key={name} {...roles.columnheader} scope="col">
              {words().payments[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {withKeys(payments).map(({ key, entry }) => (
          <PaymentRow key={key} payment={entry} />
        ))}
      </tbody>
    </table>
  )
}

function PaymentRow({ payment }: { payment: Payment }): ReactElement {
  return (
    <tr {...roles.row}>
      <th {...roles.rowheader} scope="row">
        {payment.href ? <Link href={payment.href}>{payment.method}</Link> : payment.method}{' '}
        <StatusTag status={payment.status} />
        {payment.kind && <span className="he-payments-kind">{payment.kind}</span>} {payment.action}
      </th>
      {columns.map(({ name, cell }) => (
        <td key={name} {...roles.cell} data-label={words().payments[name]}>
          {cell(payment)}
        </td>
      ))}
    </tr>
  )
}

function yesOrNo(value: boolean | undefined): ReactNode {
  if (value === undefined) return <Unknown />
  return value ? words().payments.yes : words().payments.no
}

function Unknown(): ReactElement {
  return <span className="he-payments-unknown">{words().payments.unknown}</span>
}
