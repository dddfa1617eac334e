import { describe, expect, it } from 'vitest'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { CheckboxField } from '../field/field.tsx'
import { ChoiceBar } from './choice-bar.tsx'

describeConformance('ChoiceBar', (extra) => (
  <ChoiceBar id="compare" action="/compare" {...extra}>
    <button type="submit">Compare</button>
  </ChoiceBar>
))

describe('ChoiceBar', () => {
  it('sends the boxes that name it, and stays in sight while one is ticked', () => {
    const holder = mount(
      <main>
        <CheckboxField name="with" value="copper-lantern" label="Compare" form="compare" />
        <ChoiceBar id="compare" action="/compare" />
      </main>,
    )
    const form = holder.querySelector('form') as HTMLFormElement
    expect(getComputedStyle(form).position).toBe('static')
    holder.querySelector('input')?.click()
    expect([...new FormData(form)]).toEqual([['with', 'copper-lantern']])
    expect(getComputedStyle(form).position).toBe('sticky')
  })
})
