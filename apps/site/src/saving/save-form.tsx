import { Button } from '@house-edge/ui'
import type { ReactElement } from 'react'

/**
 * Saves a page. It is the same for everybody, so it does not say whether the page is
 * saved already: to save it twice is to save it.
 *
 * @param title What is saved, for those who hear the button alone.
 */
export function SaveForm({ id, title }: { id: string; title: string | null }): ReactElement {
  return (
    <form action="/api/saved" method="post">
      <input type="hidden" name="document" value={id} />
      <Button type="submit" variant="quiet">
        Save for later<span className="he-hidden">: {title}</span>
      </Button>
    </form>
  )
}
