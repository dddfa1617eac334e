import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Button, joinClasses } from '@house-edge/ui'
import type { FormWords } from './calculator-words.ts'

/** What calculators have in common. Everything else goes on to their `div`. */
export interface CalculatorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** An ISO 4217 code, such as `GBP`. */
  currency?: string | undefined
  /**
   * The address that works figures out from its query: the name of each field, `sum` and `currency`. Results link
   * to it, and it serves visitors without scripts. @default none: without scripts the first figures stay an example
   */
  address?: string | undefined
  /** What a visitor typed instead of the first figures, by the name of the field: perhaps no figure at all. */
  typed?: Readonly<Record<string, string>> | undefined
}

interface CalculatorFormProps extends ComponentProps<'div'> {
  said: FormWords
  /** Tells one calculator from the others at the same address. */
  sum: string
  address: string | undefined
  currency: string | undefined
  /** Every field as it stands, for the link to the result. */
  values: Readonly<Record<string, string>>
  fields: ReactNode
  /** `undefined` where a figure is marked as wrong. */
  result: ReactNode
}

/** The fields of a calculator, its result and the link to it. */
export function CalculatorForm({
  said,
  sum,
  address,
  currency,
  values,
  fields,
  result,
  className,
  ...rest
}: CalculatorFormProps): ReactElement {
  const asked = { sum, ...(currency && { currency }) }
  return (
    <div {...rest} className={joinClasses('he-calculator', className)}>
      <form action={address} onSubmit={(event) => event.preventDefault()}>
        <div className="he-calculator-fields">{fields}</div>
        {address !== undefined && (
          <div className="he-calculator-send">
            {Object.entries(asked).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit">{said.send}</Button>
          </div>
        )}
        {result ?? <output className="he-calculator-answer">{said.wrong}</output>}
        {result !== undefined && address !== undefined && (
          <p className="he-calculator-link">
            <a rel="nofollow" href={`${address}?${new URLSearchParams({ ...asked, ...values })}`}>
              {said.link}
            </a>
          </p>
        )}
      </form>
    </div>
  )
}
