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
})
