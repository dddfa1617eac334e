import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { DocumentDetail } from './contract.ts'
import { startTestService } from '../testing/start-test-service.ts'

const slices = join(import.meta.dirname, '../../../../libs/slices')
const models = { customTypes: join(slices, 'customtypes'), slices: join(slices, 'src') }
const noon = Date.UTC(2026, 10, 21, 12)

const offer = {
  id: 'bonus_lamp',
  type: 'bonus',
  uid: 'lamp',
  data: {
    title: 'First lamp',
    countries: 'GB',
    significant_terms: [{ type: 'paragraph', text: 'New players.', spans: [] }],
    last_verified: '2026-11-20',
  },
}
const review = {
  id: 'casino_review_copper',
  type: 'casino_review',
  uid: 'copper',
  data: { name: 'Copper Lantern', bonuses: [{ bonus: { link_type: 'Document', id: 'bonus_lamp' } }] },
}

describe('findFindings', () => {
  // shows P80
  it('warns beside every link to an offer that has become stale, as time passes', async () => {
    const service = await startTestService({
      documents: [offer, review],
      service: { models, now: () => noon },
    })
    const stale = async (): Promise<string[]> => {
      const { body } = await service.call('GET', '/desk/api/documents/casino_review_copper')
      const { findings } = body as unknown as DocumentDetail
      return findings.filter(({ code }) => code === 'offer-stale').map(({ path }) => path)
    }
    expect(await stale()).toEqual([])
    await service.call('POST', '/control/clock', { advanceMs: 40 * 86_400_000 })
    expect(await stale()).toEqual(['data.bonuses.0.bonus'])
  })

  it('stops the publishing of what the law forbids, and says where', async () => {
    const data = { ...offer.data, wagering_multiple: 35 }
    const service = await startTestService({
      documents: [{ ...offer, data }],
      service: { models, now: () => noon },
    })
    const answer = await service.call('POST', '/desk/api/documents/bonus_lamp/publish')
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      error: {
        code: 'desk/not-ready',
        findings: [{ path: 'data.wagering_multiple', code: 'wagering-high' }],
      },
    })
  })
})
