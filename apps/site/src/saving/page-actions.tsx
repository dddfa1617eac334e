import { Link } from '@house-edge/ui'
import { ChoiceBox } from '@house-edge/ui/forms'
import { href } from '@house-edge/routing'
import type { ReactElement } from 'react'
import { compareForm } from '../comparing/compare-bar.tsx'
import { routes } from '../routes.ts'
import { PostForm } from '../account/post-form.tsx'

/**
 * The actions of a page: save it, report a mistake. They are the same for everybody, so they do not show whether the
 * page is already saved; saving twice has no effect.
 *
 * @param title The page's title, for screen readers.
 * @param reviewUid Of a review, which can be watched, and of whose casino readers tell what they experienced, and which can be compared.
 */
export function PageActions({
  id,
  title,
  reviewUid,
}: {
  id: string
  title: string | null
  reviewUid?: string
}): ReactElement {
  return (
    <PostForm
      action="/api/saved"
      send={
        <>
          Save for later<span className="he-hidden">: {title}</span>
        </>
      }
      variant="quiet"
      given={{ document: id }}
      beside={
        <>
          {reviewUid !== undefined && (
            <ChoiceBox form={compareForm} name="with" value={reviewUid}>
              Compare<span className="he-hidden"> {title}</span>
            </ChoiceBox>
          )}
          <Link href={`${href(routes.complaints)}?document=${id}`}>Say that something is wrong</Link>
          {reviewUid !== undefined && (
            <Link href={href(routes.accountExperience, { uid: reviewUid })}>Say what you experienced</Link>
          )}
        </>
      }
    >
      {reviewUid !== undefined && (
        <p>
          Saved in an account, it can tell you by e-mail when the score or the status changes. You sign in so
          that we know where to write.
        </p>
      )}
    </PostForm>
  )
}
