import { Panel, PostForm } from '@house-edge/ui/forms'
import { ButtonLink } from '@house-edge/ui'
import { inSpoken } from '@house-edge/ui/language'
import { SignedInPage } from '../view/account-page.tsx'
import { FlashNotice } from '../view/flash-notice.tsx'
import type { ShownAccount } from '../reads/account-reads.ts'
import type { PageSource } from './page-source.ts'

/** A copy of everything, and the way to delete it. */
export const dataPage: PageSource<ShownAccount> = {
  heading: ({ words }) => ({ title: words.data.title }),

  view({ shell, site, flash }) {
    const said = site.words.data
    return (
      <SignedInPage
        shell={shell}
        title={said.title}
        path={site.paths.data}
        more={
          <Panel title={said.delete}>
            <p>{said.deleteText}</p>
            <p>
              <ButtonLink href={site.paths.delete} variant="quiet">
                {said.toDelete}
              </ButtonLink>
            </p>
          </Panel>
        }
      >
        <PostForm
          action={inSpoken('/api/auth/export-data')}
          message={<FlashNotice site={site} flash={flash} />}
          send={said.send}
        >
          <p>{said.text}</p>
        </PostForm>
      </SignedInPage>
    )
  },
}
