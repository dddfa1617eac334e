import { Button } from '@house-edge/ui'
import { Confirmation } from '@house-edge/ui/forms'
import type { ReactElement } from 'react'
import { words } from '../../words/words.ts'

interface SaveButtonProps {
  /** The id of a form on the page that saves the `document` it is sent. Without it there is no button. */
  form: string | undefined
  /** The document. Without it there is no button. */
  id: string | undefined
  /** What is saved, for screen readers. */
  title: string
}

/** Saves a review or an article from wherever it is named. Works without scripts. */
export function SaveButton({ form, id, title }: SaveButtonProps): ReactElement | null {
  if (!form || !id) return null
  return (
    <>
      <Button variant="plain" type="submit" form={form} name="document" value={id}>
        {words().lists.saving.save}
        <span className="he-hidden"> {title}</span>
      </Button>
      {/* The form leads back here. */}
      <Confirmation shownAt={`saved-${id}`}>
        {words().lists.saving.saved}
        <span className="he-hidden">: {title}</span>
      </Confirmation>
    </>
  )
}
