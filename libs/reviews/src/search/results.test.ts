import { speak } from '@house-edge/ui/language'
import type { AllDocumentTypes } from '../documents.ts'
import { describe, expect, it } from 'vitest'
import { findResults } from './results.ts'
import { links } from '../testing/site.ts'
import { searchEntryOf } from '../search-index/searchable.ts'
import { createSearchIndex } from '../text-index/search-index.ts'

const bonus = (data: object): AllDocumentTypes =>
  ({ id: 'windfall', uid: 'windfall', type: 'bonus', data: { title: 'Windfall', ...data } }) as never

function review(status: string): AllDocumentTypes {
  const link = { link_type: 'Document', type: 'bonus', id: 'windfall', uid: 'windfall', data: {} }
  const groups = { bonuses: [{ bonus: link }], payments: [], providers: [], licences: [] }
  const data = { name: 'Velvet Comet', headline: 'Day ninety-six.', status, ...groups }
  return { id: 'velvet', uid: 'velvet', url: '/casino-reviews/velvet', type: 'casino_review', data } as never
}

/** What is found of these by some of their words. */
async function found(documents: readonly AllDocumentTypes[], words = 'velvet comet windfall') {
  const index = createSearchIndex()
  await index.add(documents.map((document) => searchEntryOf(document, links)!))
  const client = { getAll: async (type: string) => documents.filter((document) => document.type === type) }
  const asking = { today: '2026-11-22', market: 'GB' }
  const { groups } = await findResults(
    { index: { find: () => index.find(words) }, client: client as never, links },
    'anything',
    asking,
  )
  return groups.flatMap(({ results }) => results)
}

describe('findResults', () => {
  // shows P98
  it.each(['warning', 'closed', 'unlisted'])('finds a casino that is %s with that status', async (status) => {
    expect(await found([review(status)])).toMatchObject([{ title: 'Velvet Comet', status }])
  })

  it('names an offer and its casino, without its value', async () => {
    const results = await found([bonus({ value: '100% up to £50, a value' }), review('active')])
    const result = results.find(({ kind }) => kind === 'bonus')
    expect(result).toMatchObject({ title: 'Windfall', context: 'Velvet Comet' })
    expect(JSON.stringify(result)).not.toContain('100%')
  })

  it('says a score in a word when it is shown, in the language of then', async () => {
    const comet = review('active')
    Object.assign(comet.data, { overall_score: 9.2 })
    const [result] = await found([comet])
    speak('de-AT')
    const band = result?.band?.word
    speak(undefined)
    expect(band).toBe('Hervorragend')
  })

  it('knows words that stand in what it does not show, for which nothing is proposed', async () => {
    const index = createSearchIndex()
    const unstated = bonus({ last_verified: '2020-01-01' })
    await index.add([searchEntryOf(unstated, links)!])
    const client = { getAll: async () => [] } as never
    const ask = async (words: string) => {
      const asking = { today: '2026-11-22', market: 'GB' }
      const { found: shown, isKnown } = await findResults({ index, client, links }, words, asking)
      return { shown, isKnown }
    }
    expect(await ask('windfall')).toEqual({ shown: 0, isKnown: true })
    expect(await ask('copper')).toEqual({ shown: 0, isKnown: false })
  })

  // shows P98
  it('names no regulator without saying what is known', async () => {
    const velvet = review('warning')
    const regulator = {
      link_type: 'Document',
      type: 'regulator',
      id: 'f',
      uid: 'f',
      data: { name: 'A value' },
    }
    Object.assign(velvet.data, { licences: [{ regulator, state: 'not found', checked_on: '2026-11-17' }] })
    const [result] = await found([velvet], 'value')
    expect(result?.context).toBe('A value (claimed, not found in its register)')
  })

  // shows P53
  it('finds no unverified offer or warned casino’s', async () => {
    expect(await found([bonus({ last_verified: '2020-01-01' }), review('active')])).toHaveLength(1)
    expect(await found([bonus({}), review('warning')])).toHaveLength(1)
  })

  // shows P196
  it('finds no offer that is for another market', async () => {
    expect(await found([bonus({ countries: 'IE' }), review('active')])).toHaveLength(1)
    expect(await found([bonus({ countries: 'IE, GB' }), review('active')])).toHaveLength(2)
  })
})
