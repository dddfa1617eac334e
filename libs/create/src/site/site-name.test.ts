import { describe, expect, it } from 'vitest'
import { nameSite } from './site-name.ts'

describe('nameSite', () => {
  it.each([
    ['My new site', 'My new site', 'my-new-site'],
    ['my-new-site', 'My new site', 'my-new-site'],
    ['Café Élan', 'Café Élan', 'cafe-elan'],
    ['_site.2', '_site.2', 'site.2'],
    [' a  b ', ' a  b ', 'a-b'],
  ])('shows %j as %j and tells npm %j', (name, title, packageName) => {
    expect(nameSite(name)).toEqual({ title, packageName })
  })

  it.each(['日本', '…', 'node_modules'])('refuses %j, which npm takes in no form', (name) => {
    expect(() => nameSite(name)).toThrow(expect.objectContaining({ code: 'create/bad-name' }))
  })
})
