import { Link } from '@house-edge/ui'
import { PostForm, SelectField, TextAreaField, TextField } from '@house-edge/ui/forms'
import { inSpoken, marked } from '@house-edge/ui/language'
import type { PostedForm } from '@house-edge/account/server'
import { AccountPage, FlashNotice } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import {
  complaintTexts,
  kinds,
  kindWords,
  longestComplaint,
  noCasino,
  otherCasino,
  shortestComplaint,
} from '@house-edge/readers/complaints'
import type { Savable } from '@house-edge/readers/saving'
import { readerWords } from '@house-edge/readers/words'
import { here, routes } from '../../routes.ts'
import { headOf, type Personal, shellOf } from '../../visits/personal.tsx'

/** A form about a page, an experience or anything else. */
export interface ComplaintsShown extends Personal, Pick<PostedForm, 'typed' | 'wrong'> {
  about: Savable | undefined
  /** To choose from, by name. None where they cannot be read now. */
  casinos: readonly { id: string; name: string }[]
  experience: string | undefined
  /** By which a form that is sent twice is one. */
  form: string
}

/** Complaints and corrections, for everybody, at `/complaints`. */
export const complaints: VisitPage<ComplaintsShown> = {
  head: (shown) =>
    headOf(shown, readerWords().sections.complaints.title, readerWords().sections.complaints.description),
  view: (shown, above) => {
    const { site, flash, typed, wrong, about, casinos, experience, form } = shown
    const said = readerWords().sections.complaints
    return (
      <AccountPage shell={shellOf(shown, above)} title={said.title} path={here(routes.complaints)}>
        <FlashNotice site={site} flash={flash} fields={wrong} texts={complaintTexts()} />
        {about?.kind === 'article' && (
          <p>
            {marked(said.about(about.title), (part) => (
              <Link href={about.href}>{part}</Link>
            ))}
          </p>
        )}
        {experience && <p>{said.aboutExperience}</p>}
        <PostForm
          action={inSpoken('/api/complaints')}
          send={said.send}
          given={{ form, document: about?.kind === 'article' ? about.id : undefined, experience }}
        >
          {about?.kind !== 'article' && !experience && (
            <SelectField
              name="document"
              label={said.casino}
              defaultValue={typed?.fields['document'] ?? about?.id ?? ''}
              required
            >
              <option value="">{said.choose}</option>
              {casinos.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value={otherCasino}>{said.otherCasino}</option>
              <option value={noCasino}>{said.noCasino}</option>
            </SelectField>
          )}
          <SelectField
            name="kind"
            label={said.kind}
            defaultValue={typed?.fields['kind'] ?? (experience ? 'experience' : '')}
            error={wrong['kind']}
            required
          >
            <option value="">{said.choose}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindWords(kind)}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            name="details"
            label={said.details}
            hint={said.detailsHint(shortestComplaint, longestComplaint)}
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
            label={said.email}
            hint={said.emailHint}
            autoComplete="email"
            maxLength={255}
            defaultValue={typed?.fields['email']}
            error={wrong['email']}
          />
          <p>{said.note}</p>
        </PostForm>
      </AccountPage>
    )
  },
}
