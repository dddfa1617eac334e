import { describe, expect, it } from 'vitest'
import { webhookSecret } from './webhook-secret.ts'

describe('webhookSecret', () => {
  it('is the configured one', () => {
    expect(webhookSecret('sixteen or more characters')).toBe('sixteen or more characters')
  })

  it('is else known to this process alone', () => {
    expect(webhookSecret(undefined)).toMatch(/^[\w-]{43}$/)
    expect(webhookSecret('')).toBe(webhookSecret(undefined))
  })
})
