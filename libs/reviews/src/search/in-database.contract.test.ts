import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { type Backend, startBackend } from '@house-edge/backend'
import { hasDebianPostgres, type HostedPostgres, startDebianPostgres } from '@house-edge/backend/debian'
import { templateFolder } from '@house-edge/backend/template'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Hit } from '../text-index/hits.ts'
import { createSearchIndex } from '../text-index/search-index.ts'
import type { SearchEntry } from '../text-index/segment-writer.ts'
import { searchBoth } from './search-both.ts'
import { type CallDatabase, createDatabaseIndex } from '../database-search/database-index.ts'

/** An engine of the search, with documents of the site's language and of another. Default of this: German. */
interface Engine {
  fill: (of: {
    own: readonly SearchEntry[]
    other?: readonly SearchEntry[]
    language?: string
  }) => Promise<Filled>
}

interface Filled {
  find: (question: string, language?: string) => Promise<readonly Hit[]>
  complete: (question: string) => Promise<readonly Hit[]>
  suggest: (question: string) => Promise<string | undefined>
  add: (...entries: SearchEntry[]) => Promise<void>
  remove: (...ids: string[]) => Promise<void>
}

const german = 'de-at'

/** The index in the process, which the database is to answer as. */
const inProcess: Engine = {
  fill: async ({ own, other: translated = [], language: of = german }) => {
    const index = createSearchIndex()
    const other = createSearchIndex(undefined, undefined, of)
    await index.add(own)
    await other.add(translated)
    const both = searchBoth(other, index)(translated.flatMap(({ translates = [] }) => translates))
    return {
      find: async (question, language) => (language === undefined ? index : both).find(question),
      complete: async (question) => index.complete(question),
      suggest: async (question) => index.suggest(question),
      add: async (...entries) => index.add(entries),
      remove: async (...ids) => index.remove(ids),
    }
  },
}

let sources = 0

function inDatabase(call: CallDatabase): Engine {
  return {
    fill: async ({ own, other: translated = [], language: of = german }) => {
      const source = `content ${(sources += 1)}`
      const index = createDatabaseIndex({ source }, call)
      const other = createDatabaseIndex({ source, language: of, instead: {} }, call)
      await index.add(0, own)
      await other.add(0, translated)
      return {
        find: (question, language) => (language === undefined ? index : other).find(question),
        complete: index.complete,
        suggest: index.suggest,
        add: async (...entries) => void (await index.add(0, entries)),
        remove: async (...ids) => void (await index.remove(0, ids)),
      }
    },
  }
}

function entry(id: string, title: string, of: Partial<SearchEntry> = {}): SearchEntry {
  return { id, uid: id, kind: 'article', title, summary: '', text: [], ...of }
}

const stop: (() => Promise<unknown>)[] = []
let embedded: Backend
let debian: HostedPostgres | undefined

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'database-search-'))
  stop.push(() => rm(folder, { recursive: true, force: true }))
  embedded = await startBackend({
    folder,
    migrations: join(import.meta.dirname, '../../../../supabase/migrations'),
    port: 0,
    siteUrl: 'http://localhost:3000',
    databaseImage: deserialize(await readFile(join(await templateFolder(), 'migrated.image'))) as never,
  })
  stop.unshift(() => embedded.close())
  if (!hasDebianPostgres) return
  debian = await startDebianPostgres()
  stop.unshift(debian.stop)
})
afterAll(async () => {
  for (const each of stop) await each()
})

const callEmbedded: CallDatabase = async (name, given) => {
  const answer = await fetch(`${embedded.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: embedded.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(given),
  })
  const text = await answer.text()
  if (!answer.ok) throw new TypeError(`${name}: ${answer.status} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** As the data API asks: by the name of each argument, as the role of the server. */
const callDebian: CallDatabase = (name, given) => {
  const named = Object.entries(given).map(([argument, value]) => {
    const json = `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`
    if (argument === 'asked' || argument === 'entries') return `${argument} => ${json}`
    if (value === null || typeof value === 'number') return `${argument} => ${value}`
    return Array.isArray(value)
      ? `${argument} => array(select jsonb_array_elements_text(${json}))`
      : `${argument} => ${json} #>> '{}'`
  })
  const shown = `coalesce(to_jsonb(answer), 'null')`
  const sql = `set role service_role; select ${shown} from public.${name}(${named.join()}) answer`
  return debian?.ask('authenticator', sql) ?? Promise.reject(new TypeError('There is no Postgres.'))
}

describe('a search in the process', () => {
  expectAnswers(inProcess)
})
describe('a search in the embedded backend', () => {
  expectAnswers(inDatabase(callEmbedded))
})
describe.skipIf(!hasDebianPostgres)('a search in Debian’s Postgres', () => {
  expectAnswers(inDatabase(callDebian))
})

function idsOf(hits: readonly Hit[]): string[] {
  return hits.map(({ id }) => id)
}

function expectAnswers({ fill }: Engine): void {
  it('finds what has all words, a title before a text', async () => {
    const { find } = await fill({
      own: [
        entry('text', 'On luck', { text: ['Somebody once won at roulette, and has told it ever since.'] }),
        entry('title', 'Roulette odds'),
        entry('summary', 'The wheel', { summary: 'What roulette costs' }),
        entry('other', 'Blackjack odds'),
      ],
    })
    expect(idsOf(await find('roulette'))).toEqual(['title', 'summary', 'text'])
    expect(idsOf(await find('roulette odds'))).toEqual(['title'])
    expect(idsOf(await find('ROULÉTTE'))).toEqual(['title', 'summary', 'text'])
  })

  it('says of a hit what a page shows of it', async () => {
    const sentence = 'Somebody once won at roulette, and has told it ever since.'
    const { find } = await fill({
      own: [
        entry('sentence', 'On luck', { summary: 'A short piece', text: ['Roulette table', sentence] }),
        entry('name', 'On tables', { summary: 'A list', text: ['Roulette table'] }),
        entry('summary', 'The wheel', { uid: null, kind: 'page', summary: 'What roulette costs' }),
      ],
    })
    const hits = await find('roulette')
    const of = (id: string) => hits.find((hit) => hit.id === id)
    expect(of('sentence')).toMatchObject({
      line: sentence,
      isSentence: true,
      words: ['roulette'],
      inTitle: [],
    })
    expect(of('name')).toMatchObject({ line: 'A list … Roulette table', isSentence: false })
    expect(of('summary')).toMatchObject({
      uid: null,
      kind: 'page',
      title: 'The wheel',
      summary: 'What roulette costs',
      line: 'What roulette costs',
      isSentence: true,
      matched: 1,
    })
  })

  it('finds beginnings, slips, and in the end some of the words', async () => {
    const { find } = await fill({
      own: [
        entry('lantern', 'Copper Lantern Casino'),
        entry('comet', 'Velvet Comet', { text: ['Pays quickly.'] }),
      ],
    })
    expect(idsOf(await find('copper lan'))).toEqual(['lantern'])
    expect(idsOf(await find('coper lantren'))).toEqual(['lantern'])
    expect(idsOf(await find('velvetcomet'))).toEqual(['comet'])
    expect(idsOf(await find('comet zebra'))).toEqual(['comet'])
    expect(idsOf(await find('zebra'))).toEqual([])
    expect(idsOf(await find(''))).toEqual([])
  })

  it('completes titles, and proposes what may be meant', async () => {
    const { complete, suggest } = await fill({
      own: [entry('lantern', 'Copper Lantern'), entry('text', 'On metals', { text: ['Copper is a metal.'] })],
    })
    expect(idsOf(await complete('cop'))).toEqual(['lantern'])
    expect(idsOf(await complete('copper lantrn'))).toEqual(['lantern'])
    expect(await suggest('lanxexn')).toBe('lantern')
  })

  it('finds what is published, and no longer what is withdrawn', async () => {
    const { find, add, remove } = await fill({ own: [entry('odds', 'Roulette odds'), entry('luck', 'Luck')] })
    await add(entry('odds', 'Blackjack odds'), entry('new', 'A new piece'))
    expect(idsOf(await find('blackjack'))).toEqual(['odds'])
    expect(idsOf(await find('roulette'))).toEqual([])
    expect(idsOf(await find('piece'))).toEqual(['new'])
    await remove('new', 'luck')
    expect(idsOf(await find('piece'))).toEqual([])
    expect(idsOf(await find('luck'))).toEqual([])
  })

  it('searches a language and what is shown in its place', async () => {
    const { find } = await fill({
      own: [entry('odds', 'Roulette odds'), entry('fees', 'Roulette fees')],
      other: [
        entry('odds-de', 'Quoten im Roulette', { translates: ['odds'] }),
        entry('pay', 'Auszahlungsdauer'),
      ],
    })
    expect(idsOf(await find('roulette')).toSorted()).toEqual(['fees', 'odds'])
    expect(idsOf(await find('roulette', german)).toSorted()).toEqual(['fees', 'odds-de'])
    expect(idsOf(await find('quote', german))).toEqual(['odds-de'])
    expect(idsOf(await find('auszahlung', german))).toEqual(['pay'])
  })

  it('finds the parts of words that German writes as one, and such words by their parts', async () => {
    const { find } = await fill({
      own: [],
      other: [
        entry('limit', 'Auszahlungslimits'),
        entry('both', 'Dauer der Auszahlung', { text: ['Was ein Einsatz in der Roulettemaschine kostet.'] }),
        entry('bonus', 'Bonus ohne Einzahlung'),
      ],
    })
    expect(idsOf(await find('auszahlungsdauer', german))).toEqual(['both'])
    expect(idsOf(await find('limit', german))).toEqual(['limit'])
    expect(idsOf(await find('maschine', german))).toEqual(['both'])
    expect(idsOf(await find('auszahlung', german))).toEqual(['both', 'limit'])
    expect(idsOf(await find('bonuseinzahlung', german))).toEqual(['bonus'])
    // Of its parts one is no word by itself.
    expect(idsOf(await find('auszahlungsmaschine', german))).toEqual([])
  })

  it('finds other forms of a word in Arabic, and slips in its letters', async () => {
    const { find } = await fill({
      own: [entry('english', 'Roulette odds')],
      other: [
        entry('casinos', 'الكازينوهات الموثوقة'),
        entry('payout', 'مدة السحب', { text: ['كم تستغرق عمليات السحب في كازينو على الإنترنت'] }),
        entry('licence', 'ترخيص'),
      ],
      language: 'ar-ae',
    })
    expect(idsOf(await find('كازينو', 'ar'))).toEqual(['payout'])
    expect(idsOf(await find('سحب', 'ar'))).toEqual(['payout'])
    expect(idsOf(await find('عملية السحب', 'ar'))).toEqual(['payout'])
    expect(idsOf(await find('تَرخيص', 'ar'))).toEqual(['licence'])
    // A wrong letter, and a missing one.
    expect(idsOf(await find('ترخيس', 'ar'))).toEqual(['licence'])
    expect(idsOf(await find('المثوقة', 'ar'))).toEqual(['casinos'])
    // Two wrong letters of five are another word.
    expect(idsOf(await find('ترجيس', 'ar'))).toEqual([])
    expect(idsOf(await find('roulette', 'ar'))).toEqual(['english'])
  })

  it('finds a document once, however many ways lead to it', async () => {
    const own = Array.from({ length: 12 }, (_, at) => entry(`odds-${at}`, `Roulette odds ${at}`))
    const hits = await (await fill({ own })).find('roulette')
    expect(idsOf(hits).toSorted()).toEqual(own.map(({ id }) => id).toSorted())
  })

  it('corrects to no word, and takes none apart into one, that no document has any more', async () => {
    const { find, suggest, add, remove } = await fill({
      own: [entry('lantern', 'Copper Lantern'), entry('odds', 'Roulette odds')],
    })
    await remove('lantern')
    await add(entry('odds', 'Blackjack odds'))
    expect(await suggest('lanxexn')).toBeUndefined()
    expect(idsOf(await find('roulete'))).toEqual([])
    expect(await suggest('blakjac')).toBe('blackjack')
  })

  it('takes any text for words, and none for a statement', async () => {
    const odd = `It's 50\\50 & "all" | nothing: <-> (really)!`
    const { find } = await fill({
      own: [entry('odd', odd, { summary: 'Half a pair \ud800 and zero \0', text: [odd] })],
    })
    for (const question of [odd, "it's", '50\\50', "'; drop table search_documents; --", '%_*', ':*'])
      await expect(find(question)).resolves.toBeInstanceOf(Array)
    expect(idsOf(await find(odd))).toEqual(['odd'])
  })
}
