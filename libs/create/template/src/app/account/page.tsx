import { requireVisitor } from '@house-edge/auth/next'
import { Button } from '@house-edge/ui'
import { Form } from '@house-edge/ui/forms'
import { PageHeader } from '@house-edge/ui/page'
import { siteAuth } from '../../auth.ts'
import { pageLanguage } from '../../language.ts'
import { handlerIn, here, routes } from '../../routes.ts'
import { words } from '../../words.ts'
import { PersonalPage, speakAsAsked } from '../html-page.tsx'

export async function generateMetadata() {
  await speakAsAsked()
  return { title: words().account }
}

/** For one visitor, never kept. */
export const dynamic = 'force-dynamic'

export default async function AccountPage() {
  await speakAsAsked()
  const [lang, path] = [pageLanguage(), here(routes.account)]
  // The proxy is a convenience; this is the lock, with or without a row in the table of pages.
  const claims = await requireVisitor(siteAuth(lang), path)
  return (
    <PersonalPage path={path}>
      <PageHeader title={words().account} lead={claims.email} />
      <Form
        action={handlerIn(lang, '/api/auth/sign-out')}
        method="post"
        actions={<Button type="submit">{words().signOut}</Button>}
      />
    </PersonalPage>
  )
}
