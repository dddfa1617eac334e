import type { AllDocumentTypes } from '../documents.ts'
import { describe, expect, it } from 'vitest'
import { links } from '../testing/site.ts'
import { isOneSlip } from './one-slip.ts'
import { contextOf, findableOf } from './searchable.ts'

function article(uid: string, title: string, data: object = {}): AllDocumentTypes {
  return { id: uid, uid, type: 'article', lang: 'en-gb', tags: [], data: { title, ...data } } as never
}

describe('contextOf', () => {
  it('shows the line with the word, not the title', () => {
    const text = `${'Plain words. '.repeat(40)}The cashier paid at noon. ${'More words. '.repeat(40)}`
    const document = article('odds', 'Cashier', {
      slices: [{ primary: { content: [{ type: 'paragraph', text }] } }],
    })
    const found = findableOf(document, links)
    const line = found ? contextOf(document, ['cashier'], found) : ''
    expect(line).toContain('The cashier paid at noon.')
    expect(line.length).toBeLessThan(220)
    expect(line).toMatch(/^… .* …$/)
  })

  it.each([
    ['The slowest at Copper Lantern took two hours.', 'The slowest at Copper Lantern took two hours.'],
    ['Nobody is named in this sentence at all.', 'Withdrawals, timed. … Copper Lantern'],
  ])('prefers a sentence to a name: %s', (text, line) => {
    const rows = [{ casino: 'Copper Lantern' }, { casino: 'Tide Clock' }]
    const document = article('timed', 'Timed', { excerpt: 'Withdrawals, timed.', rows, text })
    const found = findableOf(document, links)
    expect(found && contextOf(document, ['lantern'], found)).toBe(line)
  })
})

describe('isOneSlip', () => {
  it.each(['comet', 'comett', 'comt', 'comit', 'cmoet'])('takes %j for comet', (typed) => {
    expect(isOneSlip(typed, 'comet')).toBe(true)
  })

  it.each(['cometts', 'omit', 'moetc'])('takes %j for another word', (typed) => {
    expect(isOneSlip(typed, 'comet')).toBe(false)
  })
})
