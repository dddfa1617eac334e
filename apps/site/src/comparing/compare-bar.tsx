import { Button } from '@house-edge/ui'
import { ChoiceBar } from '@house-edge/ui/forms'
import { href } from '@house-edge/routing'
import type { ReactElement } from 'react'
import { routes } from '../routes.ts'

/** The id of the form that boxes beside casinos belong to, one for all of a page. */
export const compareForm = 'compare'

/** Compares what is ticked on the page, wherever it stands there. */
export function CompareBar(): ReactElement {
  return (
    <ChoiceBar id={compareForm} action={href(routes.compare)} aria-label="Compare">
      <Button type="submit" variant="quiet">
        Compare what is ticked
      </Button>
    </ChoiceBar>
  )
}
