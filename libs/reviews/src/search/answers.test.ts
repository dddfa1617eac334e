import { readdirSync, readFileSync } from 'node:fs'
import type { AllDocumentTypes } from '../documents.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { findResults } from './results.ts'
import { createSearchIndex } from '../search-index/search-index.ts'
import { searchEntryOf } from '../search-index/searchable.ts'
import { links } from '../testing/site.ts'

type Loose = { id: string; uid: string; type: string; data: Record<string, unknown> }

const root = new URL('../../../../content/documents/', import.meta.url)
const documents = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Loose)
const byId = new Map(documents.map((document) => [document.id, document]))

/** The content of the demonstration, with the documents that others link to in their links. */
function linked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(linked)
  if (typeof value !== 'object' || value === null) return value
  const { link_type: link, id } = value as { link_type?: string; id?: string }
  if (link === 'Document') return { link_type: link, ...byId.get(id ?? '') }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, linked(field)]))
}
const published = documents.map(
  (document): AllDocumentTypes =>
    ({ ...document, data: { bonuses: [], ...Object(linked(document.data)) } }) as never,
)

const client = {
  getAll: async (type: string) => published.filter((document) => document.type === type),
  findById: async (id: string) => published.find((document) => document.id === id),
}
const index = createSearchIndex()

const ask = (question: string, market = 'GB') =>
  findResults({ index, client: client as never, links }, question, { today: '2026-11-28', market })

async function casinosFor(question: string, market?: string) {
  const { groups } = await ask(question, market)
  return groups.find(({ kind }) => kind === 'casino_review')?.results ?? []
}
const namesFor = async (question: string, market?: string) =>
  (await casinosFor(question, market)).map(({ title }) => title)

beforeAll(() => index.add(published.flatMap((document) => searchEntryOf(document, links) ?? [])))

describe('findResults', () => {
  // shows P282
  it.each([
    ['best casino', 'Copper Lantern', 9.2],
    ['fast', 'Copper Lantern', 9.2],
    ['fastest payout', 'Copper Lantern', 9.2],
    ['kestrel', 'Copper Lantern', 9.2],
    ['e-wallet', 'Copper Lantern', 9.2],
    ['safe casino', 'Copper Lantern', 9.2],
    ['casino', 'Copper Lantern', 9.2],
    ['satchel', 'Heron & Reed', 8.7],
    ['best casino in Ireland', 'Heron & Reed', 8.7],
  ])('puts first for %j what is best: %s', async (question, title, score) => {
    expect((await casinosFor(question))[0]).toMatchObject({ title, score, status: 'active' })
  })

  // shows P98, P282
  it.each([
    'kestrel',
    'e-wallet',
    'best',
    'casino',
    'fast',
    'wagering',
    'blackjack',
    'safe',
    'Albion',
    'paid',
    'debit card',
    'money',
    'licence',
  ])('lists no warned or closed casino above an open one for %j', async (question) => {
    const { groups } = await findResults(
      { index, client: client as never, links },
      question,
      { today: '2026-11-28', market: 'GB' },
      'casino_review',
    )
    const open = groups.flatMap(({ results }) => results.map(({ status }) => status === 'active'))
    expect(open.length).toBeGreaterThan(0)
    expect(open).toEqual(open.toSorted((one, other) => Number(other) - Number(one)))
  })

  // shows P98
  it.each(['velvet comet', 'velvet commet', 'is velvet comet safe', 'velvetcomet', 'velvet comet paypal'])(
    'finds the warned casino that %j names first, with its mark',
    async (question) => {
      expect((await casinosFor(question))[0]).toMatchObject({ title: 'Velvet Comet', status: 'warning' })
    },
  )

  // shows P282
  it.each(['apple pay', 'visa', 'paypal', 'skrill', 'bitcoin', 'does any casino take PayPal'])(
    'says that no casino takes %j, and lists none',
    async (question) => {
      const { payments, intent, groups } = await ask(question)
      expect(payments).toMatchObject([{ methods: [], casinos: 0 }])
      expect(intent.aspects).toEqual([])
      expect(groups).toEqual([])
    },
  )

  // shows P282
  it.each(['scam casinos', 'casinos to avoid', 'warnings', 'closed casino'])(
    'lists for %j those readers are warned of, or closed',
    async (question) => {
      expect(await namesFor(question)).toEqual(['The Saltmarsh Club', 'Velvet Comet'])
    },
  )

  it('counts the open casinos that take a payment', async () => {
    expect((await ask('kestrel')).payments).toMatchObject([{ name: 'Kestrel Wallet', casinos: 4 }])
    expect((await ask('kestrel in Ireland')).payments).toMatchObject([{ casinos: 1 }])
    expect((await casinosFor('kestrel'))[0]?.context).toBe('Takes Kestrel Wallet')
  })

  it('says how fast where the question is how fast', async () => {
    expect((await casinosFor('fast'))[0]?.context).toMatch(/^Withdrawals take /)
  })

  it('says the wagering where the question is about it', async () => {
    const [first] = await casinosFor('no wagering')
    expect(first?.context).toMatch(/^Wagering: (?:none|\d+× .+)$/)
  })

  it('puts first what takes players of the country', async () => {
    expect((await namesFor('best casino', 'IE'))[0]).toBe('Heron & Reed')
    expect(await namesFor('casinos in Ireland')).toEqual(['Heron & Reed', 'Brass Orrery'])
    const { groups, isAnyOpen } = await ask('casinos in Canada')
    expect(isAnyOpen).toBe(false)
    expect(groups[0]?.results).toMatchObject([{ title: 'Velvet Comet', status: 'warning' }])
    expect((await ask('best casino in Germany')).isAnyOpen).toBe(false)
  })
})
