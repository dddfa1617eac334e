import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { StarsField } from './stars-field.tsx'

const marks = ['1 of 5: bad', '2 of 5: poor', '3 of 5: fair', '4 of 5: good', '5 of 5: very good']

describeConformance('StarsField', (extra) => (
  <StarsField name="payouts" label="Payouts" marks={marks} {...extra} />
))

describe('StarsField', () => {
  it('is set by the arrow keys, and says what the mark means', async () => {
    const holder = mount(
      <form>
        <StarsField name="payouts" label="Payouts" marks={marks} defaultValue="2" />
      </form>,
    )
    const form = holder.querySelector('form')!
    holder.querySelector<HTMLInputElement>(':checked')?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect([...new FormData(form)]).toEqual([['payouts', '4']])
    const shown = [...holder.querySelectorAll('.he-star-word')].filter(
      (word) => getComputedStyle(word).opacity === '1',
    )
    expect(shown.map(({ textContent }) => textContent)).toEqual(['4 of 5: good'])
  })

  it('sends nothing until a mark is set', () => {
    const holder = mount(
      <form>
        <StarsField name="payouts" label="Payouts" marks={marks} required />
      </form>,
    )
    const form = holder.querySelector('form')!
    expect(form.checkValidity()).toBe(false)
    expect([...new FormData(form)]).toEqual([])
  })

  it.each([
    [undefined, '☆☆☆☆☆'],
    ['3', '★★★☆☆'],
    ['5', '★★★★★'],
  ])('fills the stars of the mark alone, so that no colour is needed (%s)', (mark, shown) => {
    const holder = mount(<StarsField name="payouts" label="Payouts" marks={marks} defaultValue={mark} />)
    const stars = [...holder.querySelectorAll('.he-star-shape')]
    expect(stars.map((star) => /[★☆]/.exec(getComputedStyle(star, '::before').content)?.[0]).join('')).toBe(
      shown,
    )
  })

  it('has targets of a finger’s size', () => {
    const holder = mount(<StarsField name="payouts" label="Payouts" marks={marks} />)
    const sizes = [...holder.querySelectorAll('.he-star-shape')].map((star) => star.getBoundingClientRect())
    expect(Math.min(...sizes.map(({ width }) => width), ...sizes.map(({ height }) => height))).toBe(44)
  })
})
