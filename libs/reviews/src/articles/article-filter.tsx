import { Button, Link } from '@house-edge/ui'
import { FilterPanel, SelectField } from '@house-edge/ui/forms'
import { numberWords } from '@house-edge/ui/language'
import type { ReactElement } from 'react'
import { words } from '../words/words.ts'
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
      title={words().lists.articles.filter}
      action={links.blogFound}
      actions={
        <>
          <Button type="submit">{words().lists.articles.show}</Button>
          {filters.some(({ chosen }) => chosen !== undefined) && (
            <Link href={links.blog}>{words().lists.filter.clear}</Link>
          )}
        </>
      }
    >
      {filters.map(({ name, label, chosen, options }) => (
        <SelectField key={name} name={name} label={label} defaultValue={chosen ?? ''}>
          <option value="">{words().lists.filter.any}</option>
          {options.map(({ value, words: option, count }) => (
            <option key={value} value={value}>
              {words().lists.filter.option(option, numberWords(count))}
            </option>
          ))}
        </SelectField>
      ))}
    </FilterPanel>
  )
}
