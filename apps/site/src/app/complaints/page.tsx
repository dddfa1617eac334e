import { randomUUID } from 'node:crypto'
import { Link } from '@house-edge/ui'
import { PostForm, SelectField, TextAreaField, TextField } from '@house-edge/ui/forms'
import { AccountPage, FlashNotice, titled } from '../../account/account-pages.tsx'
import { postedForm } from '@house-edge/account/next'
import {
  complaintRefusals,
  complaintTexts,
  kinds,
  longestComplaint,
  shortestComplaint,
} from '@house-edge/readers/complaints'
import { ExperienceId } from '@house-edge/readers/criteria'
import { findSavable } from '../../saving/savable.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled(
  'Say that something is wrong',
  'Tell us what is wrong on a page. It needs no account, and has a number to follow it by.',
)

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Complaints and corrections, for everybody, at `/complaints`. */
export default async function ComplaintsPage({ searchParams }: Props) {
  const asked = await searchParams
  const experience = ExperienceId.safeParse(asked['experience']).data
  const [{ flash, typed, wrong }, about] = await Promise.all([
    postedForm(complaintRefusals),
    // The form also works without the content.
    findSavable(asked['document']).catch(() => undefined),
  ])
  return (
    <AccountPage title="Say that something is wrong" path="/complaints">
      <FlashNotice flash={flash} fields={wrong} texts={complaintTexts} />
      {about && (
        <p>
          About <Link href={about.href}>{about.title}</Link>.
        </p>
      )}
      {experience && <p>About an experience that a reader has told.</p>}
      <PostForm
        action="/api/complaints"
        send="Send it to the editors"
        given={{ form: randomUUID(), document: about?.id, experience }}
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
}
