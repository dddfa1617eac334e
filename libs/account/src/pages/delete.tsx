import { inSpoken, marked } from '@house-edge/ui/language'
import { CheckboxField, PostForm } from '@house-edge/ui/forms'
import { Prose } from '@house-edge/ui'
import { SignedInPage } from '../view/account-page.tsx'
import { fieldError, FlashNotice } from '../view/flash-notice.tsx'
import type { ShownAccount } from '../reads/account-reads.ts'
import type { PageSource } from './page-source.ts'

/** The end of an account. */
export const deletePage: PageSource<ShownAccount> = {
  heading: ({ words }) => ({ title: words.delete.title }),

  view({ shell, site, flash, shown: { claims } }) {
    const said = site.words.delete
    const boxError = fieldError(site, flash, ['auth/form-invalid']) && said.notUnderstood
    return (
      <SignedInPage shell={shell} title={said.title} path={site.paths.delete}>
        <PostForm
          action={inSpoken('/api/auth/delete-account')}
          message={<FlashNotice site={site} flash={flash} fields={{ understood: boxError }} />}
          send={said.send}
          variant="danger"
        >
          <Prose size="note">
            <p>
              {marked(said.atOnce(claims.email ?? said.visitor), (who) => (
                <strong>{who}</strong>
              ))}
            </p>
            <ul>
              {said.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p>{said.note}</p>
          </Prose>
          <CheckboxField label={said.understood} name="understood" value="yes" error={boxError} required />
        </PostForm>
      </SignedInPage>
    )
  },
}
