import { PageHeader } from '@house-edge/ui/page'
import { pageLanguage } from '../../language.ts'
import { handlerIn, here, routes } from '../../routes.ts'
import { words } from '../../words.ts'
import { CredentialsPage } from '../account-form.tsx'
import { PersonalPage, speakAsAsked } from '../html-page.tsx'
import { type PageProps, readQuery } from '../page-query.ts'

export async function generateMetadata() {
  await speakAsAsked()
  return { title: words().signUp }
}

export default async function SignUpPage(props: PageProps) {
  const { code, sent } = await readQuery(props)
  await speakAsAsked()
  const path = here(routes.signUp)
  if (sent)
    return (
      <PersonalPage path={path}>
        <PageHeader title={words().lookIntoInbox} lead={words().linkOpens} />
      </PersonalPage>
    )
  return (
    <CredentialsPage
      path={path}
      title={words().signUp}
      action={handlerIn(pageLanguage(), '/api/auth/sign-up')}
      code={code}
      newPassword
    >
      <p>
        {words().hasAccount} <a href={here(routes.login)}>{words().signIn}</a>
      </p>
    </CredentialsPage>
  )
}
