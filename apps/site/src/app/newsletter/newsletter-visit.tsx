import { Button, Link } from '@house-edge/ui'
import { CheckboxField, Form, PostForm, TextField } from '@house-edge/ui/forms'
import { inSpoken, marked } from '@house-edge/ui/language'
import type { PostedForm } from '@house-edge/account/server'
import { AccountPage, FlashNotice } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { newsletterTexts, newsletterWords, topics } from '@house-edge/readers/newsletter'
import { readerWords } from '@house-edge/readers/words'
import { here, routes } from '../../routes.ts'
import { headOf, type Personal, shellOf } from '../../visits/personal.tsx'

/** After these there is nothing to fill in: a link of the newsletter did it, or the message with the link is on its way. */
const settled: ReadonlySet<string> = new Set(['auth/saved', 'auth/signed-out', 'auth/check-inbox'])

/** A form for the newsletter, or the link of one of its messages. */
export interface NewsletterShown extends Personal, Pick<PostedForm, 'typed' | 'wrong'> {
  token: string | undefined
  isLeaving: boolean
  /** The topic that the link to the form was about. */
  about?: (typeof topics)[number] | undefined
  /** The address of who is signed in. */
  email?: string | undefined
}

/** Where the newsletter is asked for, and where its links lead, at `/newsletter`. */
export const newsletter: VisitPage<NewsletterShown> = {
  isSameForStrangers: true,
  head: (shown) =>
    headOf(shown, readerWords().sections.newsletter.title, readerWords().sections.newsletter.description),
  view: (shown, above) => {
    const { site, flash, typed, wrong, token, isLeaving, about, email } = shown
    const said = readerWords().sections.newsletter
    const asked = newsletterWords()
    return (
      <AccountPage shell={shellOf(shown, above)} title={said.title} path={here(routes.newsletter)}>
        <FlashNotice site={site} flash={flash} fields={wrong} texts={newsletterTexts()} />
        {token ? (
          <Settle token={token} isLeaving={isLeaving} />
        ) : flash && settled.has(flash.code) ? (
          // Who has just asked, or left, is not asked to join.
          <p>
            {marked(said.after, (part, at) => (
              <Link href={here(at === 0 ? routes.home : routes.newsletter)}>{part}</Link>
            ))}
          </p>
        ) : (
          <PostForm action={inSpoken('/api/newsletter')} send={said.send}>
            <TextField
              name="email"
              type="email"
              label={said.email}
              hint={said.emailHint}
              autoComplete="email"
              maxLength={255}
              defaultValue={typed?.fields['email'] ?? email}
              error={wrong['email']}
              required
            />
            {topics.map((topic) => (
              <CheckboxField
                key={topic}
                name={`topic-${topic}`}
                value="yes"
                label={asked.topics[topic]}
                defaultChecked={typed ? typed.fields[`topic-${topic}`] === 'yes' : topic === about}
                error={wrong[`topic-${topic}`]}
              />
            ))}
            <p>{asked.consent}</p>
            <p>{said.excluded}</p>
          </PostForm>
        )}
      </AccountPage>
    )
  },
}

function Settle({ token, isLeaving }: { token: string; isLeaving: boolean }) {
  const said = readerWords().sections.newsletter
  return (
    <Form
      action={inSpoken('/api/newsletter/settle')}
      method="post"
      actions={
        <>
          {!isLeaving && (
            <Button type="submit" name="action" value="confirm">
              {said.confirm}
            </Button>
          )}
          <Button type="submit" name="action" value="unsubscribe" variant={isLeaving ? 'primary' : 'quiet'}>
            {said.end}
          </Button>
          <Button type="submit" name="action" value="exclude" variant="quiet">
            {said.exclude}
          </Button>
        </>
      }
    >
      <input type="hidden" name="token" value={token} />
      <p>
        {isLeaving ? said.leaving : said.confirming} {said.never}
      </p>
    </Form>
  )
}
