import { describe, expect, it } from 'vitest'
import { quietAuth, quietSite } from '../testing/quiet-site.ts'
import { completeSettings } from './account-settings.ts'

describe('completeSettings', () => {
  it('keeps the paths that a site does not name', () => {
    const { paths } = quietSite({ paths: { signIn: '/anmelden' } })
    expect([paths.signIn, paths.signUp]).toEqual(['/anmelden', '/sign-up'])
  })

  it('sends strangers where the sign-in rule does', () => {
    const rule = { signIn: '/members', callback: '/back', secondFactor: '/step', include: ['/a*'] }
    const { paths } = quietSite({ auth: { ...quietAuth(), rule } })
    expect([paths.signIn, paths.confirm, paths.secondStep]).toEqual(['/members', '/back', '/step'])
    expect(quietSite().paths.signIn).toBe('/login')
  })

  it.each([
    ['https://house-edge.example', true],
    ['http://localhost:3000', false],
  ])('lets cookies of %s travel encrypted only: %j', (siteOrigin, isSecure) => {
    expect(completeSettings({ auth: quietAuth(), siteOrigin, siteName: 'x' }).isSecure).toBe(isSecure)
  })
})
