import { Button, Link } from '@house-edge/ui'
import { Form } from '@house-edge/ui/forms'
import { href } from '@house-edge/routing'
import type { ReactElement } from 'react'
import { routes } from '../routes.ts'

/**
 * What a reader can do with a page: save it, and say that something in it is wrong. It is the same
 * for everybody, so it does not say whether the page is saved already: to save it twice is to save it.
 *
 * @param title What is saved, for those who hear the button alone.
 */
export function PageActions({ id, title }: { id: string; title: string | null }): ReactElement {
  return (
    <Form
      action="/api/saved"
      method="post"
      actions={
        <>
          <Button type="submit" variant="quiet">
            Save for later<span className="he-hidden">: {title}</span>
          </Button>
          <Link href={`${href(routes.complaints)}?document=${id}`}>Say that something is wrong</Link>
        </>
      }
    >
      <input type="hidden" name="document" value={id} />
    </Form>
  )
}
