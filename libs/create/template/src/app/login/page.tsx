import { pageLanguage } from '../../language.ts'
import { handlerIn, here, routes } from '../../routes.ts'
import { words } from '../../words.ts'
import { CredentialsPage } from '../account-form.tsx'
import { speakAsAsked } from '../html-page.tsx'
import { type PageProps, readQuery } from '../page-query.ts'

export async function generateMetadata() {
  await speakAsAsked()
  return { title: words().signIn }
}

export default async function LoginPage(props: PageProps) {
  const { code } = await readQuery(props)
  await speakAsAsked()
  return (
    <CredentialsPage
      path={here(routes.login)}
      title={words().signIn}
      action={handlerIn(pageLanguage(), '/api/auth/sign-in')}
      code={code}
      newPassword={false}
    >
      <p>
        {words().noAccount} <a href={here(routes.signUp)}>{words().signUp}</a>
      </p>
    </CredentialsPage>
  )
}
