import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { quietSite } from '../testing/quiet-site.ts'
import { signInPage } from './sign-in.tsx'

const site = quietSite()
const shell = { site, Frame: ({ children }: { children: React.ReactNode }) => <main>{children}</main> }

describe('signInPage', () => {
  it('leads whoever has no account to a new one before it asks for anything', () => {
    const shown = { address: undefined, signedIn: undefined }
    const markup = renderToStaticMarkup(signInPage.view({ shell, site, query: {}, flash: undefined, shown }))
    expect(markup.indexOf(`href="${site.paths.signUp}"`)).toBeGreaterThan(-1)
    expect(markup.indexOf(`href="${site.paths.signUp}"`)).toBeLessThan(markup.indexOf('<form'))
  })

  it('leaves what is missing to the answer, which speaks the language of the page', () => {
    const shown = { address: undefined, signedIn: undefined }
    const markup = renderToStaticMarkup(signInPage.view({ shell, site, query: {}, flash: undefined, shown }))
    const forms = markup.match(/<form[^>]*>/g) ?? []
    expect(forms).toHaveLength(2)
    expect(forms.filter((form) => !/novalidate/i.test(form))).toEqual([])
    // It is still said to be needed before it is sent.
    expect(markup).toMatch(/<input[^>]*type="password"[^>]*required/)
  })
})
