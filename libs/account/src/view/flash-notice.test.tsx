import type { Auth } from '@house-edge/auth/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Flash } from '../cookies/flash.ts'
import { completeSettings } from '../settings/account-settings.ts'
import { fieldError, FlashNotice, titleAfter } from './flash-notice.tsx'

const site = completeSettings({
  auth: { rule: undefined } as Auth,
  siteOrigin: 'http://localhost:3000',
  siteName: 'Test',
})

const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

describe('FlashNotice', () => {
  // shows P27
  it('is where the page begins when something went wrong', () => {
    const markup = renderToStaticMarkup(
      <FlashNotice site={site} flash={{ code: 'auth/invalid-credentials' }} />,
    )
    expect(markup).toMatch(/role="alert"[^>]*autofocus=""/)
  })

  it.each(['auth/saved', 'auth/second-factor-needed'] as const)(
    'leaves the focus where it is to say %s',
    (code) => {
      expect(renderToStaticMarkup(<FlashNotice site={site} flash={{ code }} />)).not.toContain('autofocus')
    },
  )

  it('says what is wrong with a field, and leads there', () => {
    const flash = { code: 'auth/invalid-email' } as const
    const fields = { email: fieldError(site, flash, ['auth/invalid-email']), password: undefined }
    const markup = renderToStaticMarkup(<FlashNotice site={site} flash={flash} fields={fields} />)
    expect(markup).toMatch(/role="alert"[^>]*autofocus=""/)
    expect(markup).toContain('href="#field-email"')
    expect(markup).not.toContain('#field-password')
    expect(textOf(markup)).toContain('Enter an e-mail address like name@example.com.')
  })

  // shows P29
  it('counts recovery codes left, and links to new ones', () => {
    const said = (codesLeft: number) =>
      renderToStaticMarkup(<FlashNotice site={site} flash={{ code: 'auth/recovery-code-used', codesLeft }} />)
    expect(textOf(said(4))).toContain('Recovery codes left: 4.')
    expect(said(4)).not.toContain('/account/second-factor')
    for (const [left, word] of [
      [3, '3'],
      [0, 'none'],
    ] as const) {
      expect(textOf(said(left))).toContain(
        `Recovery codes left: ${word}. Make new ones before you need them.`,
      )
      expect(said(left)).toContain('href="/account/second-factor"')
    }
  })
})

describe('fieldError', () => {
  it('says why a password too near the address is refused', () => {
    const flash: Flash = { code: 'auth/weak-password', reasons: ['context'] }
    expect(fieldError(site, flash, ['auth/weak-password'])).toBe(
      'That password is too easy to guess. Choose a longer or less common one. ' +
        'It is little more than your e-mail address, your name or the name of this site.',
    )
  })
})

describe('titleAfter', () => {
  // shows R176
  it('begins with the failure, and with nothing else', () => {
    expect(titleAfter(site, { code: 'auth/invalid-credentials' }, 'Sign in')).toBe('Error: Sign in')
    expect(titleAfter(site, { code: 'auth/check-inbox' }, 'Sign in')).toBe('Sign in')
    expect(titleAfter(site, { code: 'auth/reauthentication-needed' }, 'Sign in')).toBe('Sign in')
    expect(titleAfter(site, undefined, 'Sign in')).toBe('Sign in')
  })
})
