import { Button, Link } from '@house-edge/ui'
import { FilterPanel, SelectField } from '@house-edge/ui/forms'
import type { ReactElement } from 'react'
import type { Links } from '../links.ts'
import type { ArticleFilter } from './article-choice.ts'

/** The filters of the list of articles. */
export function ArticleFilterForm({
  filters,
  links,
}: {
  filters: readonly ArticleFilter[]
  links: Pick<Links, 'blog' | 'blogFound'>
}): ReactElement {
  return (
    <FilterPanel
      title="Filter"
      action={links.blogFound}
      actions={
        <>
          <Button type="submit">Show articles</Button>
          {filters.some(({ chosen }) => chosen !== undefined) && <Link href={links.blog}>Clear all</Link>}
        </>
      }
    >
      {filters.map(({ name, label, chosen, options }) => (
        <SelectField key={name} name={name} label={label} defaultValue={chosen ?? ''}>
          <option value="">Any</option>
          {options.map(({ value, words, count }) => (
            <option key={value} value={value}>
              {words} ({count})
            </option>
          ))}
        </SelectField>
      ))}
    </FilterPanel>
  )
}
