import { messageFor } from '@house-edge/auth'
import { Button } from '@house-edge/ui'
import { Form, Notice } from '@house-edge/ui/forms'
import { PageHeader } from '@house-edge/ui/page'
import { pageLanguage } from '../../language.ts'
import { handlerIn, here, routes } from '../../routes.ts'
import { words } from '../../words.ts'
import { PersonalPage, speakAsAsked } from '../html-page.tsx'
import { type PageProps, readQuery } from '../page-query.ts'

export async function generateMetadata() {
  await speakAsAsked()
  return { title: words().confirm }
}

/** Where links in e-mails lead. Mail scanners open links, but press no button. */
export default async function ConfirmPage(props: PageProps) {
  const { token_hash: tokenHash, type, code } = await readQuery(props)
  await speakAsAsked()
  return (
    <PersonalPage path={here(routes.confirm)}>
      <PageHeader title={words().confirm} />
      <Form
        action={handlerIn(pageLanguage(), '/api/auth/confirm')}
        method="post"
        message={code ? <Notice tone="error">{messageFor(code, words().messages)}</Notice> : undefined}
        actions={<Button type="submit">{words().confirmAndSignIn}</Button>}
      >
        <input type="hidden" name="token_hash" value={tokenHash ?? ''} />
        <input type="hidden" name="type" value={type ?? ''} />
      </Form>
    </PersonalPage>
  )
}
