import type { AuthContext } from '@house-edge/auth/server'
import { describe, expect, it } from 'vitest'
import { quietSite } from '../testing/quiet-site.ts'
import { afterSignIn } from './after-sign-in.ts'

const context = { takeReturnPath: (preferred?: string | null) => preferred ?? '/offers' } as AuthContext

describe('afterSignIn', () => {
  it.each([
    ['second-factor', undefined, undefined, '/login/second-factor'],
    ['second-factor', 'data', undefined, '/login/second-factor?for=data'],
    ['signed-in', 'second-factor', undefined, '/account/second-factor'],
    ['signed-in', undefined, undefined, '/offers'],
    ['signed-in', undefined, '/guides', '/guides'],
  ] as const)('leads from %s for %s, asked for %s, to %4$s', (next, purpose, returnTo, to) => {
    expect(afterSignIn(quietSite(), context, next, purpose, returnTo)).toEqual({ to })
  })
})
