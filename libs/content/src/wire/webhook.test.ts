import { describe, expect, it } from 'vitest'
import { parseWebhook } from './webhook.ts'

const call = { type: 'api-update', secret: 'hush', documents: ['a'], masterRef: 'new' }

describe('parseWebhook', () => {
  it('reads a call of the service, whatever else is in it', () => {
    expect(parseWebhook(JSON.stringify({ ...call, domain: 'x', releases: {} }))).toEqual({
      ...call,
      acceptDisappearance: false,
    })
  })

  it('reads what a short call leaves out as nothing', () => {
    expect(parseWebhook('{"type":"test-trigger"}')).toEqual({
      type: 'test-trigger',
      secret: undefined,
      documents: [],
      masterRef: undefined,
      acceptDisappearance: false,
    })
  })

  it('takes a secret that is no text for none', () => {
    expect(parseWebhook(JSON.stringify({ ...call, secret: { $ne: '' } }))?.secret).toBeUndefined()
  })

  it('names no documents where there are too many', () => {
    const documents = Array.from({ length: 1_001 }, (_, index) => `id${index}`)
    expect(parseWebhook(JSON.stringify({ ...call, documents }))?.documents).toEqual([])
  })

  it.each([
    ['another type', { ...call, type: 'api-delete' }],
    ['a master ref without end', { ...call, masterRef: 'x'.repeat(257) }],
    ['a list', [call]],
  ])('refuses %s', (_what, body) => {
    expect(parseWebhook(JSON.stringify(body))).toBeUndefined()
  })

  it('refuses what is no JSON', () => {
    expect(parseWebhook('type=api-update')).toBeUndefined()
  })

  it('refuses a key that stands there twice, spelled either way', () => {
    expect(parseWebhook('{"type":"api-update","secret":"a","secret":"hush"}')).toBeUndefined()
    expect(parseWebhook(String.raw`{"type":"api-update","secret":"a","\u0073ecret":"hush"}`)).toBeUndefined()
  })

  it('takes one key in several objects, and quotes in texts', () => {
    const text = '{"type":"api-update","a":{"x":1},"b":[{"x":1},{"x":"\\"x\\": 2"}]}'
    expect(parseWebhook(text)?.type).toBe('api-update')
  })
})
