'use client'

import { type ComponentProps, type ReactElement, useState } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { SelectField, TextField } from '../field/field.tsx'
import { typedAmount, type WageringBase, type WageringTerms } from './wagering.ts'
import { WageringResult } from './wagering-result.tsx'

export interface WageringCalculatorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The offer shown first, and the worked example that remains without scripts. */
  terms: WageringTerms
  /** An ISO 4217 code, such as `GBP`. */
  currency?: string | undefined
}

const bases: readonly WageringBase[] = ['bonus', 'deposit and bonus']

/**
 * What a bonus costs to clear, for figures the visitor chooses.
 *
 * Without scripts the fields are hidden and the first figures stay as a worked
 * example.
 */
export function WageringCalculator({
  terms: first,
  currency,
  className,
  ...rest
}: WageringCalculatorProps): ReactElement {
  const [typed, setTyped] = useState({
    deposit: String(first.deposit),
    bonus: String(first.bonus),
    multiple: String(first.multiple),
  })
  const [base, setBase] = useState(first.base)
  const terms: WageringTerms = {
    deposit: typedAmount(typed.deposit),
    bonus: typedAmount(typed.bonus),
    multiple: typedAmount(typed.multiple),
    base,
  }
  const amountField = (name: keyof typeof typed, label: string): ReactElement => (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  )
  return (
    <div {...rest} className={joinClasses('he-wagering', className)}>
      <div className="he-wagering-fields">
        {amountField('deposit', 'Your deposit')}
        {amountField('bonus', 'The bonus')}
        {amountField('multiple', 'Wagering, times')}
        <SelectField
          name="base"
          label="Wagering counts"
          value={base}
          onChange={(event) => setBase(bases.find((each) => each === event.target.value) ?? 'bonus')}
        >
          <option value="bonus">the bonus</option>
          <option value="deposit and bonus">deposit and bonus</option>
        </SelectField>
      </div>
      <WageringResult terms={terms} currency={currency} />
    </div>
  )
}
