import type { Casino } from '@house-edge/slices'
import { Button, Link } from '@house-edge/ui'
import { FilterPanel, SelectField } from '@house-edge/ui/forms'
import { href } from '@house-edge/routing'
import type { ReactElement } from 'react'
import { routes } from '../routes.ts'
import { type Choice, countOptions, facets, orders } from './facets.ts'

interface FilterFormProps {
  /** All casinos, to show how many each option leaves. */
  casinos: readonly Casino[]
  choice: Choice
  today: string
}

/** What most readers ask for stands in a window without scrolling. */
const asked = new Set(['paid', 'wagering', 'country', 'method'])
const usual = facets.filter(({ name }) => asked.has(name))
const others = facets.filter(({ name }) => !asked.has(name))

/** The filters of the list of casinos, and its order. */
export function FilterForm({ casinos, choice, today }: FilterFormProps): ReactElement {
  const fieldOf = (facet: (typeof facets)[number]): ReactElement => (
    <SelectField
      key={facet.name}
      name={facet.name}
      label={facet.label}
      defaultValue={choice.values[facet.name] ?? ''}
    >
      <option value="">Any</option>
      {countOptions(casinos, choice, facet, today).map(({ value, words, count }) => (
        <option key={value} value={value}>
          {words} ({count})
        </option>
      ))}
    </SelectField>
  )
  return (
    <FilterPanel
      title="Filter and sort"
      action={href(routes.reviewsFound)}
      actions={
        <>
          <Button type="submit">Show casinos</Button>
          {Object.keys(choice.values).length > 0 && <Link href={href(routes.reviews)}>Clear all</Link>}
        </>
      }
      more={{
        title: 'More conditions',
        isOpen: others.some(({ name }) => choice.values[name] !== undefined),
        fields: others.map(fieldOf),
      }}
    >
      <SelectField name="sort" label="Order" defaultValue={choice.order}>
        {Object.entries(orders).map(([value, { words }]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      {usual.map(fieldOf)}
    </FilterPanel>
  )
}
