import { Button, Link } from '@house-edge/ui'
import { ChoiceBox, Notice, PostForm } from '@house-edge/ui/forms'
import type { ReactElement } from 'react'
import { savedFragment, watchedFragment } from './saved-texts.ts'
import { inSpoken, marked } from '@house-edge/ui/language'
import { words } from '../words/words.ts'

/** Where the pages of a site are that readers are led to. */
export interface ReaderLinks {
  complaints: string
  saved: string
}

interface PageWaysProps {
  id: string
  title: string | null
  /** The whole address of the page, to be sent to others. */
  address: string
  links: ReaderLinks
}

interface PageActionsProps extends PageWaysProps {
  review?: { uid: string; compareForm: string }
}

/**
 * The actions of a page: save it, report a mistake. Those of a review are what readers decide by, and its `PageWays` stand
 * below it, for readers who have read it. They are the same for everybody, so they do not show whether the page is already
 * saved; saving twice has no effect. The form leads back here, by a fragment that shows the result.
 *
 * @param title The page's title, for screen readers.
 * @param review Of a review: it can be watched, and it is compared by the form with this id.
 */
export function PageActions({ id, title, review, address, links }: PageActionsProps): ReactElement {
  const said = words().actions
  const toSaved = (part: string): ReactElement => <Link href={links.saved}>{part}</Link>
  return (
    <PostForm
      action={inSpoken('/api/saved')}
      send={
        <>
          {said.save}
          <span className="he-hidden">: {title}</span>
        </>
      }
      variant="quiet"
      given={{ document: id, stay: 'yes' }}
      beside={
        <>
          {review ? (
            <>
              <ChoiceBox form={review.compareForm} name="with" value={review.uid}>
                {said.compare}
                <span className="he-hidden"> {title}</span>
              </ChoiceBox>
              <Button variant="quiet" type="submit" formAction={inSpoken('/api/watch')}>
                {said.watch}
                <span className="he-hidden">: {title}</span>
              </Button>
              <p>{said.watching}</p>
            </>
          ) : (
            <Ways id={id} title={title} address={address} links={links} />
          )}
        </>
      }
    >
      <Notice tone="success" shownAt={savedFragment}>
        {/* True of everybody who is sent this address. */}
        {marked(said.saved, toSaved)}
      </Notice>
      {review && (
        <Notice tone="success" shownAt={watchedFragment}>
          {marked(said.watched, toSaved)}
        </Notice>
      )}
    </PostForm>
  )
}

/** What can be done once a review has been read: say that it is wrong, send it. */
export function PageWays(props: PageWaysProps): ReactElement {
  return (
    <div className="he-form-actions">
      <Ways {...props} />
    </div>
  )
}

function Ways({ id, title, address, links }: PageWaysProps): ReactElement {
  const said = words().actions
  return (
    <>
      <Link href={`${links.complaints}?document=${id}`}>{said.complain}</Link>
      <Link href={`mailto:?${mailOf(title, address)}`}>{said.send}</Link>
    </>
  )
}

/** The subject and the text of a message, which their sender reads and addresses. */
function mailOf(title: string | null, address: string): string {
  return [`subject=${encodeURIComponent(title ?? '')}`, `body=${encodeURIComponent(address)}`].join('&')
}
