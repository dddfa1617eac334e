import { describe, expect, it } from 'vitest'
import { experienceFormLimitBytes, picturesLimitBytes } from '@house-edge/readers/criteria'
import { requestLimits } from './request-limits.ts'

describe('requestLimits', () => {
  // shows HA
  it.each([
    ['/', ['GET', 'HEAD']],
    ['/about', ['GET', 'HEAD']],
    ['/apis', ['GET', 'HEAD']],
    ['/_next/static/a.js', ['GET', 'HEAD']],
    ['/api/auth/sign-in', ['GET', 'HEAD', 'POST', 'OPTIONS']],
    ['/api/suggestions', ['GET', 'HEAD']],
  ])('lets %s be asked for by %j', (path, methods) => {
    expect(requestLimits.methods(path)).toEqual(methods)
  })

  it('takes large bodies where pictures are sent, and nowhere else', () => {
    expect(requestLimits.maxBodyBytes('/api/auth/picture')).toBeGreaterThan(10 * 1024 * 1024)
    expect(requestLimits.maxBodyBytes('/api/experiences')).toBe(experienceFormLimitBytes)
    expect(experienceFormLimitBytes).toBeGreaterThan(picturesLimitBytes + 10 * 1024 * 1024)
    expect(requestLimits.maxBodyBytes('/api/auth/sign-in')).toBe(1024 * 1024)
  })
})
