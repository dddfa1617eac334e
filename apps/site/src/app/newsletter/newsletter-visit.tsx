import { href } from '@house-edge/routing'
import { Button, Link } from '@house-edge/ui'
import { CheckboxField, Form, PostForm, TextField } from '@house-edge/ui/forms'
import type { PostedForm } from '@house-edge/account/server'
import { AccountPage, FlashNotice } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { consent, newsletterTexts, topics } from '@house-edge/readers/newsletter'
import { routes } from '../../routes.ts'
import { headOf, type Personal, shellOf } from '../../visits/personal.tsx'

/** What a link of the newsletter did. */
const settled: ReadonlySet<string> = new Set(['auth/saved', 'auth/signed-out'])

/** A form for the newsletter, or the link of one of its messages. */
export interface NewsletterShown extends Personal, Pick<PostedForm, 'typed' | 'wrong'> {
  token: string | undefined
  isLeaving: boolean
}

/** Where the newsletter is asked for, and where its links lead, at `/newsletter`. */
export const newsletter: VisitPage<NewsletterShown> = {
  isSameForStrangers: true,
  head: (shown) =>
    headOf(shown, 'Newsletter', 'Our newsletter by topic: asked for with one message, left with one press.'),
  view: (shown, above) => {
    const { site, flash, typed, wrong, token, isLeaving } = shown
    return (
      <AccountPage shell={shellOf(shown, above)} title="Newsletter" path="/newsletter">
        <FlashNotice site={site} flash={flash} fields={wrong} texts={newsletterTexts} />
        {token ? (
          <Settle token={token} isLeaving={isLeaving} />
        ) : flash && settled.has(flash.code) ? (
          // A reader who has just left is not asked to join.
          <p>
            You can go to <Link href={href(routes.home)}>the front page</Link>, or{' '}
            <Link href={href(routes.newsletter)}>choose topics anew</Link>.
          </p>
        ) : (
          <PostForm action="/api/newsletter" send="Subscribe">
            <TextField
              name="email"
              type="email"
              label="E-mail address"
              hint="We send one message with a link. Nothing comes before you have followed it."
              autoComplete="email"
              maxLength={255}
              defaultValue={typed?.fields['email']}
              error={wrong['email']}
              required
            />
            {Object.entries(topics).map(([topic, words]) => (
              <CheckboxField
                key={topic}
                name={`topic-${topic}`}
                value="yes"
                label={words}
                defaultChecked={typed?.fields[`topic-${topic}`] === 'yes'}
                error={wrong[`topic-${topic}`]}
              />
            ))}
            <p>{consent}</p>
            <p>
              If you have excluded yourself from gambling, please do not subscribe: our topics are casinos.
            </p>
          </PostForm>
        )}
      </AccountPage>
    )
  },
}

function Settle({ token, isLeaving }: { token: string; isLeaving: boolean }) {
  return (
    <Form
      action="/api/newsletter/settle"
      method="post"
      actions={
        <>
          {!isLeaving && (
            <Button type="submit" name="action" value="confirm">
              Confirm my subscription
            </Button>
          )}
          <Button type="submit" name="action" value="unsubscribe" variant={isLeaving ? 'primary' : 'quiet'}>
            Send me nothing more
          </Button>
          <Button type="submit" name="action" value="exclude" variant="quiet">
            I have excluded myself: never write to me
          </Button>
        </>
      }
    >
      <input type="hidden" name="token" value={token} />
      <p>
        {isLeaving
          ? 'One press, and nothing more is sent to this address.'
          : 'Confirm that you want the newsletter, or end it.'}{' '}
        “Never write to me” holds even if somebody enters this address again.
      </p>
    </Form>
  )
}
