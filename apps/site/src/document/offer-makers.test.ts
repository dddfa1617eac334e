import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { offerMakers } from './offer-makers.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))

const content = vi.hoisted(() => ({ reviews: [] as unknown[] }))
vi.mock('../content/visit-content.ts', () => ({
  siteContent: async () => ({ getAll: async () => content.reviews }),
}))
vi.mock('../content/tags.ts', () => ({ tagShown: async () => {}, orderTags: () => [] }))

function review(id: string, status: string): AllDocumentTypes {
  return { id, type: 'casino_review', data: { status, bonuses: [{ bonus: { id: 'spins' } }] } } as never
}

const article = { type: 'article', data: { slices: [{ slice_type: 'bonus_card' }] } } as never

describe('offerMakers', () => {
  beforeEach(() => {
    content.reviews = []
  })

  it.each([
    ['last', ['open', 'warning']],
    ['first', ['warning', 'open']],
  ])('gives an offer two reviews name to the warning, %s', async (_, statuses) => {
    content.reviews = statuses.map((status) => review(status, status))
    expect((await offerMakers('/a', article)).get('spins')?.id).toBe('warning')
  })

  it('reads no reviews for pages without offers', async () => {
    content.reviews = [review('open', 'open')]
    expect(await offerMakers('/a', { type: 'article', data: { slices: [] } } as never)).toEqual(new Map())
  })
})
