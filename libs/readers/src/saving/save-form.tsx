import { inSpoken } from '@house-edge/ui/language'
import type { ReactElement } from 'react'

/** The id of the form that the buttons of cards belong to, one for all of a page. */
export const saveForm = 'save'

/** Saves the review or article of the button that sends it. */
export function SaveForm(): ReactElement {
  return <form id={saveForm} action={inSpoken('/api/saved')} method="post" />
}
