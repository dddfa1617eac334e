import { Island } from '@house-edge/serving/islands'
import { href } from '@house-edge/routing'
import { Button } from '@house-edge/ui'
import { ControlField, Form } from '@house-edge/ui/forms'
import type { ReactElement } from 'react'
import { SearchBox } from '@house-edge/reviews/islands'
import { routes } from '../../routes.ts'

const fieldId = 'search-question'

/** After help it is for another question, and speaks of no casinos. */
export function SearchForm({
  question,
  isAfterHelp = false,
}: {
  question: string
  isAfterHelp?: boolean
}): ReactElement {
  return (
    <Form
      action={href(routes.search)}
      method="get"
      layout="line"
      actions={<Button type="submit">Search</Button>}
      aria-label="Search everything"
    >
      <ControlField
        id={fieldId}
        label={isAfterHelp ? 'Look for something else' : 'What are you looking for?'}
        hint={
          isAfterHelp
            ? 'Any word or name.'
            : 'A casino, a game, an offer, a way to pay, somebody who writes here.'
        }
      >
        <Island
          name="search-box"
          component={SearchBox}
          props={{ id: fieldId, describedBy: `${fieldId}-hint`, question }}
          isPlain
        />
      </ControlField>
    </Form>
  )
}
