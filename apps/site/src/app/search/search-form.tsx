import { reviewWords } from '@house-edge/reviews/rendering'
import { Island } from '@house-edge/serving/islands'
import { Button } from '@house-edge/ui'
import { ControlField, Form } from '@house-edge/ui/forms'
import type { ReactElement } from 'react'
import { SearchBox } from '@house-edge/reviews/islands'
import { here, routes } from '../../routes.ts'
import { words } from '../../words/words.ts'

const fieldId = 'search-question'

/** After help it is for another question, and speaks of no casinos. */
export function SearchForm({
  question,
  isAfterHelp = false,
}: {
  question: string
  isAfterHelp?: boolean
}): ReactElement {
  const said = reviewWords().pages.search
  return (
    <Form
      action={here(routes.search)}
      method="get"
      layout="line"
      actions={<Button type="submit">{words().frame.search}</Button>}
      aria-label={said.form}
    >
      <ControlField
        id={fieldId}
        label={isAfterHelp ? said.somethingElse : said.what}
        // Who has asked knows how to.
        hint={isAfterHelp ? said.anyWord : question === '' ? said.hint : undefined}
      >
        <Island
          name="search-box"
          component={SearchBox}
          props={{ id: fieldId, ...(question === '' && { describedBy: `${fieldId}-hint` }), question }}
          isPlain
        />
      </ControlField>
    </Form>
  )
}
