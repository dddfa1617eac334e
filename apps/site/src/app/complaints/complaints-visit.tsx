import { Link } from '@house-edge/ui'
import { PostForm, SelectField, TextAreaField, TextField } from '@house-edge/ui/forms'
import type { PostedForm } from '@house-edge/account/server'
import { AccountPage, FlashNotice } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { complaintTexts, kinds, longestComplaint, shortestComplaint } from '@house-edge/readers/complaints'
import type { Savable } from '@house-edge/readers/saving'
import { headOf, type Personal, shellOf } from '../../visits/personal.tsx'

/** A form about a page, an experience or anything else. */
export interface ComplaintsShown extends Personal, Pick<PostedForm, 'typed' | 'wrong'> {
  about: Savable | undefined
  experience: string | undefined
  /** By which a form that is sent twice is one. */
  form: string
}

/** Complaints and corrections, for everybody, at `/complaints`. */
export const complaints: VisitPage<ComplaintsShown> = {
  head: (shown) =>
    headOf(
      shown,
      'Say that something is wrong',
      'Tell us what is wrong on a page. It needs no account, and has a number to follow it by.',
    ),
  view: (shown, above) => {
    const { site, flash, typed, wrong, about, experience, form } = shown
    return (
      <AccountPage shell={shellOf(shown, above)} title="Say that something is wrong" path="/complaints">
        <FlashNotice site={site} flash={flash} fields={wrong} texts={complaintTexts} />
        {about && (
          <p>
            About <Link href={about.href}>{about.title}</Link>.
          </p>
        )}
        {experience && <p>About an experience that a reader has told.</p>}
        <PostForm
          action="/api/complaints"
          send="Send it to the editors"
          given={{ form, document: about?.id, experience }}
        >
          <SelectField
            name="kind"
            label="What it is about"
            defaultValue={typed?.fields['kind'] ?? (experience ? 'experience' : '')}
            error={wrong['kind']}
            required
          >
            <option value="">Choose one</option>
            {Object.entries(kinds).map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            name="details"
            label="What is wrong, and how you know"
            hint={`From ${shortestComplaint} to ${longestComplaint} characters.`}
            rows={8}
            minLength={shortestComplaint}
            maxLength={longestComplaint}
            defaultValue={typed?.fields['details']}
            error={wrong['details']}
            required
          />
          <TextField
            name="email"
            type="email"
            label="E-mail address (if you like)"
            hint="For our answer, and for nothing else."
            autoComplete="email"
            maxLength={255}
            defaultValue={typed?.fields['email']}
            error={wrong['email']}
          />
          <p>You need no account. You get a number, and a page that tells what becomes of it.</p>
        </PostForm>
      </AccountPage>
    )
  },
}
