import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance, mount } from '../conformance/describe-conformance.tsx'
import { SelectField } from '../field/field.tsx'
import { PageBody } from '../layout/layout.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { FilterPanel } from './filter-panel.tsx'

const panel = (extra = {}) => (
  <FilterPanel title="Filter" action="/find" actions={<button type="submit">Show</button>} {...extra}>
    <SelectField name="score" label="Score">
      <option value="8">8 and more</option>
    </SelectField>
  </FilterPanel>
)

describeConformance('FilterPanel', panel)

describe('FilterPanel', () => {
  it('is a plain form that asks by its address', () => {
    const form = mount(panel()).querySelector('form')
    expect(form?.method).toBe('get')
  })

  it('says beside its title what is chosen, also while it is folded', async () => {
    await page.viewport(390, 800)
    const summary = (chosen?: string) =>
      mount(panel({ chosen })).querySelector<HTMLElement>('summary')!.innerText.trim()
    expect([summary(), summary('2 chosen')]).toEqual(['Filter', 'Filter (2 chosen)'])
  })

  it.each([
    [390, 130],
    [1280, 80],
  ])('lets its list begin below %i px of width after %i px of title', async (width, most) => {
    await page.viewport(width, 800)
    const holder = mount(
      <>
        <PageHeader
          size="small"
          title="Casino reviews"
          lead="Every casino we have tested, the best score first."
        />
        <PageBody aside={panel()}>Casinos</PageBody>
      </>,
    )
    expect(holder.querySelector('header')!.getBoundingClientRect().height).toBeLessThan(most)
  })

  it('keeps no choice on the way back', () => {
    expect(mount(panel()).querySelector('form')?.autocomplete).toBe('off')
  })

  it('hides no choice in a box that scrolls', async () => {
    await page.viewport(1280, 400)
    const holder = mount(
      <PageBody
        aside={
          <FilterPanel title="Filter" actions={<button type="submit">Show</button>}>
            {Array.from({ length: 9 }, (_, place) => (
              <SelectField key={place} name={`${place}`} label={`Choice ${place}`} />
            ))}
          </FilterPanel>
        }
      >
        Casinos
      </PageBody>,
    )
    const aside = holder.querySelector('.he-page-aside')!
    expect(aside.scrollHeight).toBe(aside.clientHeight)
    expect(aside.clientHeight).toBeGreaterThan(400)
    const last = [...holder.querySelectorAll('select')].at(-1)!.getBoundingClientRect()
    expect(holder.querySelector('button')!.getBoundingClientRect().top).toBeGreaterThan(last.bottom)
  })

  it.each([true, false])('folds what few ask for, unless it is chosen: %s', async (isOpen) => {
    await page.viewport(1280, 800)
    const fields = <SelectField name="maker" label="Game maker" />
    const form = mount(panel({ more: { title: 'More conditions', isOpen, fields } })).querySelector('form')!
    const isVisible = (name: string) =>
      form
        .querySelector(`[name=${name}]`)!
        .checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })
    expect([isVisible('score'), isVisible('maker')]).toEqual([true, isOpen])
    expect([...new FormData(form).keys()]).toContain('score')
  })

  it('is folded on phones and open elsewhere', async () => {
    const field = mount(panel()).querySelector('select')
    await page.viewport(390, 800)
    expect(field?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })).toBe(false)
    await page.viewport(1280, 800)
    expect(field?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })).toBe(true)
  })

  it('shows its button on a phone together with what most ask for', async () => {
    await page.viewport(390, 800)
    const holder = mount(
      <FilterPanel title="Filter" actions={<button type="submit">Show</button>}>
        {Array.from({ length: 5 }, (_, place) => (
          <SelectField key={place} name={`${place}`} label={`Choice ${place}`} />
        ))}
      </FilterPanel>,
    )
    holder.querySelector('details')!.open = true
    expect(holder.querySelector('form')!.getBoundingClientRect().height).toBeLessThan(450)
    const [one, other] = [...holder.querySelectorAll('select')].map((field) => field.getBoundingClientRect())
    expect([one!.width, one!.top]).toEqual([other!.width, other!.top])
  })
})
