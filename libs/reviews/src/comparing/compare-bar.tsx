import { Button } from '@house-edge/ui'
import { ChoiceBar, ChoiceNames } from '@house-edge/ui/forms'
import type { ReactElement } from 'react'
import type { Links } from '../links.ts'
import { words } from '../words/words.ts'
import { choicesOf } from '../rendering/save/choices-of.ts'
import { mostCompared } from './compared.ts'

/** The id of the form that boxes beside casinos belong to, one for all of a page. */
export const compareForm = 'compare'

/** Compares what is ticked on the page, wherever it stands there. */
export function CompareBar({
  country,
  document,
  links,
}: {
  country: string | undefined
  /** What the page shows, to name what is ticked of the casinos it lists. Lists of their own name theirs. */
  document?: unknown
  links: Pick<Links, 'compare'>
}): ReactElement {
  const said = words().lists.comparing
  const names = choicesOf(document).map(({ name }) => name)
  return (
    <>
      {names.length > 0 && <ChoiceNames names={names} />}
      <ChoiceBar id={compareForm} most={mostCompared} action={links.compare} aria-label={said.name}>
        {country !== undefined && <input type="hidden" name="country" value={country} />}
        <Button type="submit" variant="quiet">
          {said.bar}
        </Button>
      </ChoiceBar>
    </>
  )
}
