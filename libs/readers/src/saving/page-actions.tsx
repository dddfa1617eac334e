import { Button, Link } from '@house-edge/ui'
import { ChoiceBox, Notice, PostForm } from '@house-edge/ui/forms'
import type { ReactElement } from 'react'
import { savedFragment, watchedFragment } from './saved-texts.ts'

/** Where the pages of a site are that readers are led to. */
export interface ReaderLinks {
  complaints: string
  saved: string
  /** Where a reader tells what they experienced with the casino of a review. */
  ownExperience: (uid: string) => string
}

/**
 * The actions of a page: save it, report a mistake. They are the same for everybody, so they do not show whether the
 * page is already saved; saving twice has no effect. The form leads back here, by a fragment that shows the result.
 *
 * @param title The page's title, for screen readers.
 * @param review Of a review: it can be watched, readers tell what they experienced with its casino, and it is compared by the form with this id.
 */
export function PageActions({
  id,
  title,
  review,
  address,
  links,
}: {
  id: string
  title: string | null
  /** The whole address of the page, to be sent to others. */
  address: string
  review?: { uid: string; compareForm: string }
  links: ReaderLinks
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
      given={{ document: id, stay: 'yes' }}
      beside={
        <>
          {review && (
            <Button variant="quiet" type="submit" formAction="/api/watch">
              Tell me of changes<span className="he-hidden">: {title}</span>
            </Button>
          )}
          {review && (
            <ChoiceBox form={review.compareForm} name="with" value={review.uid}>
              Compare<span className="he-hidden"> {title}</span>
            </ChoiceBox>
          )}
          <Link href={`${links.complaints}?document=${id}`}>Say that something is wrong</Link>
          <Link href={`mailto:?${mailOf(title, address)}`}>Send it to somebody</Link>
          {review && <Link href={links.ownExperience(review.uid)}>Say what you experienced</Link>}
        </>
      }
    >
      <Notice tone="success" shownAt={savedFragment}>
        {/* True of everybody who is sent this address. */}
        What you save is in <Link href={links.saved}>your saved pages</Link>.
      </Notice>
      {review && (
        <>
          <Notice tone="success" shownAt={watchedFragment}>
            You hear by e-mail when the score or the status changes. End it in{' '}
            <Link href={links.saved}>your saved pages</Link>.
          </Notice>
          <p>
            Changes of the score or the status are told by e-mail. You sign in for that, so that we know where
            to write.
          </p>
        </>
      )}
    </PostForm>
  )
}

/** The subject and the text of a message, which their sender reads and addresses. */
function mailOf(title: string | null, address: string): string {
  return [`subject=${encodeURIComponent(title ?? '')}`, `body=${encodeURIComponent(address)}`].join('&')
}
