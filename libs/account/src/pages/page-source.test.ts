import { describe, expect, it } from 'vitest'
import { quietSite } from '../testing/quiet-site.ts'
import { codePage } from './code.tsx'
import { confirmPage } from './confirm.tsx'
import { dataPage } from './data.tsx'
import { deletePage } from './delete.tsx'
import { emailPage } from './email.tsx'
import { forgottenPasswordPage } from './forgotten-password.tsx'
import { overviewPage } from './overview.tsx'
import { passwordPage } from './password.tsx'
import { profilePage } from './profile.tsx'
import { provePage } from './prove.tsx'
import { secondFactorPage } from './second-factor.tsx'
import { secondStepPage } from './second-step.tsx'
import { sessionsPage } from './sessions.tsx'
import { signInPage } from './sign-in.tsx'
import { signUpPage } from './sign-up.tsx'

const pages = {
  'Sign in': signInPage,
  'Check your inbox': codePage,
  'One more step': secondStepPage,
  'Create an account': signUpPage,
  'Forgotten password': forgottenPasswordPage,
  Confirm: confirmPage,
  'Your account': overviewPage(() => []),
  'Show that it is you': provePage,
  'New password': passwordPage,
  'New e-mail address': emailPage,
  'Second step at sign-in': secondFactorPage,
  'Where you are signed in': sessionsPage,
  'Your profile': profilePage,
  'Your data': dataPage,
  'Delete your account': deletePage,
}

describe('PageSource', () => {
  it.each(Object.entries(pages))('is called by its own title: %s', (title, page) => {
    expect(page.heading(quietSite()).title).toBe(title)
  })

  it('takes its title from the words of the site', () => {
    const site = quietSite({ words: { signIn: { title: 'Anmelden', description: 'Mit Kennwort.' } } })
    expect(signInPage.heading(site)).toMatchObject({ title: 'Anmelden', description: 'Mit Kennwort.' })
  })
})
