import { describe, expect, it } from 'vitest'
import type { CasinoReviewDocument } from '../documents.ts'
import { allCasinos } from './all-casinos.ts'

const review = (uid: string): CasinoReviewDocument =>
  ({ id: uid, uid, type: 'casino_review', lang: 'en-gb', tags: [], data: { name: uid } }) as never
const links = {
  documentPath: (_type: string, uid: string | null) => (uid === 'unlisted' ? undefined : `/${uid}`),
}
const published = (...documents: CasinoReviewDocument[]) => ({ getAll: async () => [...documents] }) as never

describe('allCasinos', () => {
  it('reads every casino with a page, and says which document it was read from', async () => {
    const tide = review('tide')
    const { casinos, documentOf } = await allCasinos(published(tide, review('unlisted')), links)
    expect(casinos.map(({ uid }) => uid)).toEqual(['tide'])
    expect(documentOf(casinos[0]!)).toBe(tide)
  })

  it('answers with the same list until one of them is published again', async () => {
    const [tide, glass] = [review('tide'), review('glass')]
    const first = await allCasinos(published(tide, glass), links)
    expect(await allCasinos(published(tide, glass), links)).toBe(first)
    const next = await allCasinos(published(tide, review('glass')), links)
    expect(next).not.toBe(first)
    expect(next.casinos[0]).toBe(first.casinos[0])
  })
})
