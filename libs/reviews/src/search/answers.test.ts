import { beforeAll, describe, expect, it } from 'vitest'
import { findResults } from './results.ts'
import { createSearchIndex } from '../text-index/search-index.ts'
import { searchEntryOf } from '../search-index/searchable.ts'
import { clientOf, published } from '../testing/demonstration.ts'
import { links } from '../testing/site.ts'

// The site asks the service for one language; the index holds no other.
const documents = published.filter(({ lang }) => lang === 'en-gb')
const client = clientOf(documents)
const index = createSearchIndex()

const ask = (question: string, market = 'GB') =>
  findResults({ index, client, links }, question, { today: '2026-11-28', market })

async function casinosFor(question: string, market?: string) {
  const { groups } = await ask(question, market)
  return groups.find(({ kind }) => kind === 'casino_review')?.results ?? []
}
const namesFor = async (question: string, market?: string) =>
  (await casinosFor(question, market)).map(({ title }) => title)

const inIreland = ['Heron & Reed', 'Signal Box', 'Gannet Rock', 'Peat & Ember']

beforeAll(() => index.add(documents.flatMap((document) => searchEntryOf(document, links) ?? [])))

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
      { index, client, links },
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
  it.each([
    'scam',
    'scam casinos',
    'casinos to avoid',
    'warnings',
    'not paid',
    'casino that did not pay me',
    'they refuse my withdrawal',
    'my withdrawal is pending',
    "casino won't pay me",
    'scam casinos in Ireland',
  ])('lists for %j first those readers are warned of, with their mark', async (question) => {
    const { intent, isNoneThere } = await ask(question)
    const statuses = (await casinosFor(question)).map(({ status }) => status)
    expect(statuses).toEqual(['warning', 'warning', 'warning', 'closed'])
    expect([intent.aspects, intent.rest, isNoneThere]).toEqual([[], '', false])
  })

  it('lists the closed first for who asks for closed ones', async () => {
    expect((await namesFor('closed casino')).slice(0, 2)).toEqual(['The Saltmarsh Club', 'Threepenny Palace'])
    expect((await namesFor('is copper lantern a scam'))[0]).toBe('Copper Lantern')
  })

  // shows P95
  it.each([
    ['pays within 12 hours', ['Copper Lantern', 'Signal Box', 'Paper Kite', 'Gannet Rock'], '?paid=12'],
    ['payouts in under 2 hours', ['Copper Lantern', 'Signal Box'], '?paid=2'],
    [
      'casino that takes kestrel and pays within a day',
      ['Copper Lantern', 'Signal Box', 'Gannet Rock', 'Tide Clock'],
      '?paid=24&method=kestrel-wallet',
    ],
    [
      'plumb debit withdrawals within 12 hours',
      ['Copper Lantern', 'Paper Kite', 'Signal Box', 'Gannet Rock'],
      '?paid=12&method=plumb-debit',
    ],
    ['voucher pays within a day', [], '?paid=24&method=counterfoil-voucher'],
    [
      'paid within 24 hours in Ireland',
      ['Signal Box', 'Gannet Rock', 'Peat & Ember', 'Heron & Reed'],
      '?paid=24&country=ie',
    ],
  ])('answers %j as the filter does', async (question, names, query) => {
    expect(await namesFor(question)).toEqual(names)
    expect((await ask(question)).filters).toMatchObject([{ href: `/casino-reviews/find${query}` }])
  })

  it('says by which method a casino pays so fast', async () => {
    const { filters } = await ask('kestrel within a day')
    expect(filters[0]?.words).toBe('Casinos: paid within a day by Kestrel Wallet, takes Kestrel Wallet')
    const [copper, signal] = await casinosFor('kestrel within a day')
    expect([copper?.context, signal?.context]).toEqual([
      'Withdrawals take up to 2 hours by Kestrel Wallet',
      'Withdrawals take up to 5 hours by Kestrel Wallet',
    ])
  })

  // shows P95
  it.each(['minimum deposit 5', '£5 deposit casino', 'deposit 5 pounds'])(
    'lists for %j what takes so little, and says by which way',
    async (question) => {
      const found = await casinosFor(question)
      expect(found.map(({ title }) => title)).toEqual([
        'Copper Lantern',
        'Heron & Reed',
        'Gannet Rock',
        'Paper Kite',
      ])
      expect(found[1]?.context).toBe('Smallest deposit: £5 by Counterfoil Voucher')
    },
  )

  // shows P95
  it.each([
    ['roulette casino in Ireland', 'IE', ['Heron & Reed']],
    ['kestrel wallet fee', 'GB', ['Copper Lantern', 'Signal Box', 'Gannet Rock', 'Blue Ledger']],
    ['what does bellpush cost', 'GB', ['Copper Lantern', 'Paper Kite', 'Night Sleeper', 'Sixpenny Rail']],
    ['blackjack with satchel', 'GB', ['Heron & Reed', 'Signal Box', 'Night Sleeper', 'Kelp & Anchor']],
  ])('shows no casino that a country or a payment speaks against: %s', async (question, market, names) => {
    expect((await namesFor(question, market)).slice(0, names.length)).toEqual(names)
    const takers = new Set(['Heron & Reed', ...names, 'Velvet Comet'])
    expect((await namesFor(question, market)).filter((name) => !takers.has(name))).toEqual([])
  })

  // shows P95
  it.each([
    ['casinos over 8', ['Copper Lantern', 'Heron & Reed', 'Signal Box', 'Gannet Rock']],
    ['casinos with a score above 9', ['Copper Lantern']],
    ['casinos rated at least 8.5 out of 10', ['Copper Lantern', 'Heron & Reed', 'Signal Box']],
    ['rating higher than 8 in Ireland', ['Heron & Reed', 'Signal Box', 'Gannet Rock']],
  ])('shows who asks for a score none below it: %s', async (question, names) => {
    expect(await namesFor(question)).toEqual(names)
  })

  it('leads who asks for a score to the list of it', async () => {
    expect((await ask('casinos over 8')).filters).toMatchObject([{ href: '/casino-reviews/find?score=8' }])
    expect((await ask('casinos over 8.5')).filters).toEqual([])
  })

  // shows P95
  it.each([
    ['highest withdrawal limit', 'GB', 'Heron & Reed', '£100,000'],
    ['monthly withdrawal limit', 'GB', 'Heron & Reed', '£100,000'],
    ['how much can I withdraw a month limit', 'GB', 'Heron & Reed', '£100,000'],
    ['payout limit in Ireland', 'IE', 'Heron & Reed', '€100,000'],
  ])('answers by the limit, and not by the pace: %s', async (question, market, title, limit) => {
    const found = await casinosFor(question, market)
    expect(found[0]).toMatchObject({ title, context: `Withdrawal limit a month: ${limit}` })
    expect((await ask(question, market)).intent.aspects).toEqual(['limit'])
  })

  it.each(['deposit limit', 'set a loss limit', 'minimum withdrawal limit'])(
    'knows no most of it: %s',
    async (question) => {
      expect((await ask(question)).intent.aspects).not.toContain('limit')
    },
  )

  // shows P95
  it.each(['casino with no licence', 'casino without a license', 'not licensed casinos', 'unlicensed'])(
    'shows who asks for no licence none that has one: %j',
    async (question) => {
      const names = ['Palm Meridian', 'Gilded Otter', 'Velvet Comet', 'The Saltmarsh Club']
      expect(await namesFor(question)).toEqual(names)
    },
  )

  it('answers about deposits in the currency of the country', async () => {
    for (const question of ['minimum deposit 5 in Ireland', '€5 casino deposit in Ireland', 'deposit 5 euro'])
      expect.soft(await casinosFor(question, 'IE'), question).toMatchObject(
        ['Heron & Reed', 'Gannet Rock', 'Peat & Ember'].map((title) => ({
          title,
          context: 'Smallest deposit: €5 by Counterfoil Voucher',
        })),
      )
    // Ten euros are not ten pounds: what takes those alone is where euros are all it takes.
    expect(await namesFor('deposit 10 euro', 'GB')).toEqual(['Peat & Ember'])
    expect(await namesFor('deposit 10 pounds in Ireland', 'IE')).toEqual(['Brass Orrery'])
    const [brass] = await casinosFor('deposit 10 pounds in Ireland', 'IE')
    expect(brass?.context).toBe('Smallest deposit: £10 (stated for the United Kingdom) by Bellpush')
  })

  // shows P95
  it.each([
    'casinos that don’t take kestrel',
    "casinos that don't take kestrel",
    'casino without kestrel',
    'pays in more than 2 days',
    'not within a day withdrawal',
    'casino without cashback',
    'casinos not in Ireland',
  ])('says nothing rather than the opposite of %j', async (question) => {
    const { payments, filters, isNoneThere, groups } = await ask(question)
    expect([payments, filters, isNoneThere]).toEqual([[], [], false])
    expect(groups.map(({ kind }) => kind)).not.toContain('casino_review')
  })

  it('shows no cashback to who asks for none', async () => {
    const { groups } = await ask('casino without cashback')
    expect(groups.map(({ kind }) => kind)).not.toContain('bonus')
  })

  // shows P95
  it.each([
    ['no deposit bonus', ['Return ticket', 'Seedling'], ['Sixpenny Rail', 'Glasshouse']],
    [
      'cashback',
      ['All clear', 'Supper car', 'Tuesday tenner'],
      ['Copper Lantern', 'Signal Box', 'Night Sleeper'],
    ],
    [
      'bonus without wagering',
      ['All clear', 'First string', 'Reading week', 'Tuesday tenner'],
      ['Copper Lantern', 'Heron & Reed', 'Paper Kite', 'Signal Box'],
    ],
  ])('shows for %j no other offers, and no casino without one', async (question, offers, casinos) => {
    const { groups } = await ask(question)
    const found = groups.find(({ kind }) => kind === 'bonus')?.results.map(({ title }) => title)
    expect(found?.toSorted()).toEqual(offers)
    expect(await namesFor(question)).toEqual(casinos)
  })

  // shows P95
  it.each([
    ['copper lantern first lamp', ['First lamp']],
    ['brass orrery grand tour', ['Grand tour']],
    ['copper lantern bonus', ['First lamp', 'Tuesday tenner']],
    ['offers ireland', ['Grand tour (Ireland)', 'Long gallery']],
  ])('finds the offers that %j means', async (question, offers) => {
    const market = question.includes('ireland') ? 'IE' : 'GB'
    const { groups } = await ask(question, market)
    const found = groups.find(({ kind }) => kind === 'bonus')?.results.map(({ title }) => title) ?? []
    expect(found.slice(0, offers.length).toSorted()).toEqual(offers.toSorted())
  })

  it('answers how long a withdrawal takes with the times', async () => {
    const [first, ...others] = await casinosFor('how long does a withdrawal take?')
    expect(first).toMatchObject({
      title: 'Copper Lantern',
      context: 'Withdrawals take up to 1 hour by Straightline Transfer',
    })
    expect(others.length).toBe(3)
  })

  // shows P98
  it('reads the bare name of a country as a question', async () => {
    expect(await ask('canada', 'none')).toMatchObject({ isNoneThere: true })
    expect(await namesFor('canada', 'none')).toEqual(['Velvet Comet'])
    const inNewZealand = ['Blue Ledger', 'Kelp & Anchor', 'Tussock House', 'The Wool Exchange']
    expect(await namesFor('new zealand', 'none')).toEqual(inNewZealand)
    expect(await ask('germany', 'none')).toMatchObject({ isNoneThere: true })
    expect(await namesFor('germany', 'none')).toEqual([])
    expect(await namesFor('ireland', 'IE')).toEqual(inIreland)
  })

  it('says of a method that only leads out that it does', async () => {
    const { groups } = await findResults(
      { index, client, links },
      'plumb debit',
      { today: '2026-11-28', market: 'GB' },
      'casino_review',
    )
    const saltmarsh = groups[0]?.results.find(({ title }) => title === 'The Saltmarsh Club')
    expect(saltmarsh?.context).toMatch(/^Pays out by Plumb Debit, takes no deposits/)
  })

  it('counts the open casinos that take a payment', async () => {
    expect((await ask('kestrel')).payments).toMatchObject([{ name: 'Kestrel Wallet', casinos: 11 }])
    expect((await ask('kestrel in Ireland')).payments).toMatchObject([{ casinos: 4 }])
    expect((await ask('kestrel')).payments).toMatchObject([{ apart: 2 }])
  })

  it('says of each casino that takes a payment how fast it pays out by it', async () => {
    const rows = await casinosFor('kestrel')
    expect(rows[0]?.context).toBe('Takes Kestrel Wallet. Withdrawals take up to 2 hours by Kestrel Wallet')
    expect(rows.filter(({ status }) => status === 'active').map(({ context }) => context)).toEqual(
      rows.filter(({ status }) => status === 'active').map(() => expect.stringMatching(/by Kestrel Wallet$/)),
    )
  })

  it.each([
    ['velvet commet', 'velvet comet'],
    ['kestral', 'kestrel'],
    ['roulete', 'roulette'],
    ['velvet comet', undefined],
    ['velvetcomet', undefined],
    ['kest', undefined],
    ['best casino', undefined],
    ['does any casino take PayPal', undefined],
    ['how long does a withdrawal take?', undefined],
  ])('says what it looked for in place of %j: %s', async (question, corrected) => {
    expect((await ask(question)).corrected).toBe(corrected)
  })

  it('leads first to the verdict on a casino that is named, with what readers ask first', async () => {
    for (const [question, context] of [
      [
        'copper lantern',
        /^The dullest casino .* Withdrawals take up to 2 hours\. Smallest wagering: none \(/,
      ],
      ['copper lantern payout', /^The dullest casino .* Withdrawals take up to 2 hours$/],
    ] as const) {
      const [group] = (await ask(question)).groups
      expect([group?.kind, group?.results[0]?.title]).toEqual(['casino_review', 'Copper Lantern'])
      expect(group?.results[0]?.context).toMatch(context)
    }
    const [warned] = (await ask('velvet comet')).groups
    expect(warned?.results[0]).toMatchObject({ title: 'Velvet Comet', status: 'warning' })
    expect(warned?.results[0]?.context).not.toContain('Withdrawals')
  })

  it('says how fast where the question is how fast', async () => {
    expect((await casinosFor('fast'))[0]?.context).toMatch(/^Withdrawals take /)
  })

  it('says the wagering where the question is about it', async () => {
    const [first] = await casinosFor('no wagering')
    expect(first?.context).toMatch(/^Smallest wagering: (?:none|\d+× .+) \(.+\)$/)
  })

  it('answers with casinos where the question is which have no wagering', async () => {
    expect((await ask('no wagering')).groups[0]?.kind).toBe('casino_review')
    expect((await ask('wagering')).groups[0]?.kind).not.toBe('casino_review')
  })

  it('leads to no list of a country that has none', async () => {
    expect((await ask('no wagering in Ireland')).filters).toHaveLength(1)
    expect((await ask('no wagering in Germany')).filters).toEqual([])
  })

  it('puts first what takes players of the country', async () => {
    expect((await namesFor('best casino', 'IE'))[0]).toBe('Heron & Reed')
    expect(await namesFor('casinos in Ireland')).toEqual(inIreland)
    const { groups, isNoneThere } = await ask('casinos in Canada')
    expect(isNoneThere).toBe(true)
    expect(groups[0]?.results).toMatchObject([{ title: 'Velvet Comet', status: 'warning' }])
    expect((await ask('best casino in Germany')).isNoneThere).toBe(true)
  })
})
