import type { AllDocumentTypes } from '../documents.ts'
import { readCasino } from '../rendering/review/casino.ts'
import { describe, expect, it } from 'vitest'
import { searchEntryOf } from '../search-index/searchable.ts'
import { links } from '../testing/site.ts'
import { createSearchIndex } from '../text-index/search-index.ts'
import { contextOf, wordsFound } from './context.ts'
import { readIntent } from './intent/read-intent.ts'
import { casinoResult } from './result-of.ts'

/** The line that is shown of an article with these fields, found by a word. */
async function shown(word: string, title: string, data: object): Promise<string> {
  const document = {
    id: 'odds',
    uid: 'odds',
    type: 'article',
    lang: 'en-gb',
    tags: [],
    data: { title, ...data },
  }
  const index = createSearchIndex()
  await index.add([searchEntryOf(document as unknown as AllDocumentTypes, links)!])
  const [hit] = index.find(word)
  return hit ? contextOf(hit) : ''
}

describe('wordsFound', () => {
  it('has words as they stand, whatever their capitals and accents', () => {
    expect(wordsFound(['Café, cafes', 'A CAFE.'], ['cafe', 'unsaid'])).toEqual(['Café', 'CAFE'])
  })
})

describe('contextOf', () => {
  it('shows the part of a line with the word, not the title', async () => {
    const text = `${'Plain words. '.repeat(40)}The cashier paid at noon. ${'More words. '.repeat(40)}`
    const slices = [{ primary: { content: [{ type: 'paragraph', text }] } }]
    const line = await shown('cashier', 'Cashier', { slices })
    expect(line).toContain('The cashier paid at noon.')
    expect(line.length).toBeLessThan(220)
    expect(line).toMatch(/^… .* …$/)
  })

  it('shows the summary where it has the word, before any other sentence', async () => {
    const data = { excerpt: 'Cashiers, timed.', text: 'It is said here that cashiers are slow.' }
    expect(await shown('cashiers', 'Timed', data)).toBe('Cashiers, timed.')
  })

  it.each([
    ['The slowest at Copper Lantern took two hours.', 'The slowest at Copper Lantern took two hours.'],
    ['Nobody is named in this sentence at all.', 'Withdrawals, timed. … Copper Lantern'],
  ])('prefers a sentence to a name: %s', async (text, line) => {
    const rows = [{ casino: 'Copper Lantern' }, { casino: 'Tide Clock' }]
    expect(await shown('lantern', 'Timed', { excerpt: 'Withdrawals, timed.', rows, text })).toBe(line)
  })

  it('shows the summary of what is found by its title alone', async () => {
    expect(await shown('timed', 'Timed', { excerpt: 'How long it takes.' })).toBe('How long it takes.')
  })
})

describe('casinoResult', () => {
  it('works out once why a casino was found, when that is shown', () => {
    const document = {
      id: 'kelp',
      uid: 'kelp',
      type: 'casino_review',
      url: '/kelp',
      data: { name: 'Kelp', status: 'active' },
    } as never
    let asked = 0
    const hit = {
      words: ['tide'],
      isSentence: false,
      inTitle: [],
      get line() {
        asked += 1
        return 'The Tide Room'
      },
    }
    const result = casinoResult(
      { casino: readCasino(document)!, document, hit: hit as never },
      {
        asked: ['tide'],
        intent: readIntent('tide', []),
        asking: { today: '2026-11-20', market: 'GB' },
        links,
      },
    )
    expect(asked).toBe(0)
    expect([result?.context, result?.found]).toEqual(['The Tide Room', ['Tide']])
    expect(asked).toBe(1)
  })
})
