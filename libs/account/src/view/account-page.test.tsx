import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { quietSite } from '../testing/quiet-site.ts'
import { AccountPage, SignedInNotice, SignedInPage } from './account-page.tsx'
import type { SignedIn } from '../visit/signed-in.ts'
import { areFew } from './codes-left.tsx'
import { providerName } from './provider-name.ts'
import { NewRecoveryCodes, RecoveryCodes } from './second-factor-steps.tsx'

const site = quietSite({ words: { every: { back: 'Zurück' } } })
const shell = {
  site,
  Frame: ({ path, children }: { path: string; children: React.ReactNode }) => (
    <main data-path={path}>{children}</main>
  ),
}
const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

describe('AccountPage', () => {
  it('stands in the frame of the site, under one heading', () => {
    const markup = renderToStaticMarkup(
      <AccountPage shell={shell} title="Sign in" path="/login">
        <p>Welcome.</p>
      </AccountPage>,
    )
    expect(markup).toMatch(/^<main data-path="\/login">.*<h1[^>]*>Sign in<\/h1>.*<p>Welcome\.<\/p>/)
  })
})

describe('SignedInPage', () => {
  it.each([
    ['/account', false],
    ['/account/data', true],
  ])('has a way back to the overview, except there: %s', (path, has) => {
    const markup = renderToStaticMarkup(
      <SignedInPage shell={shell} title="Yours" path={path}>
        <p />
      </SignedInPage>,
    )
    expect(markup.includes('Zurück')).toBe(has)
  })
})

describe('SignedInNotice', () => {
  const claims = { sub: '1', iss: 'x', aud: 'x', iat: 0, exp: 0, email: 'a[b]@example.com' }
  const shownTo = (signedIn: SignedIn | undefined) =>
    renderToStaticMarkup(<SignedInNotice site={site} signedIn={signedIn} />)

  it('says to who is signed in that they are', () => {
    expect(textOf(shownTo({ claims, owesSecondFactor: false }))).toContain(
      'You are signed in as a[b]@example.com. Go to your account',
    )
    expect(shownTo(undefined)).toBe('')
  })

  it('leads who owes the second step to it', () => {
    const markup = shownTo({ claims, owesSecondFactor: true })
    expect(textOf(markup)).toContain('begun to sign in as a[b]@example.com. The second step is missing.')
    expect(textOf(markup)).not.toContain('You are signed in')
    expect(markup).toContain(`href="${site.paths.secondStep}"`)
  })
})

describe('RecoveryCodes', () => {
  const shown = (count: { total: number; left: number } | undefined) =>
    textOf(renderToStaticMarkup(<RecoveryCodes site={site} count={count} />))

  it.each([
    [{ total: 0, left: 0 }, 'You have no recovery codes.'],
    [{ total: 10, left: 8 }, 'Recovery codes left: 8.'],
    [{ total: 10, left: 3 }, 'Make new ones before you need them.'],
    [undefined, 'does not work right now'],
  ])('says of %j what there is to do', (count, words) => {
    expect(shown(count)).toContain(words)
    expect(areFew(count?.left ?? 0)).toBe((count?.left ?? 0) <= 3)
  })

  it('sends new ones along with the form that downloads them', () => {
    const markup = renderToStaticMarkup(
      <NewRecoveryCodes shell={{ site }} codes={['abcd-efgh', 'ijkl-mnop']} />,
    )
    expect(markup).toContain('value="abcd-efgh ijkl-mnop"')
    expect(textOf(markup)).toContain('They are not shown again.')
  })
})

describe('providerName', () => {
  it.each([
    ['github', 'GitHub'],
    ['linkedin_oidc', 'LinkedIn'],
    ['kakao', 'Kakao'],
  ])('calls %s as visitors do: %s', (provider, name) => {
    expect(providerName(provider)).toBe(name)
  })
})
