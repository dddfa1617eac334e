import { describe, expect, it } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

const block = (words: number) => ({ type: 'paragraph', text: 'word '.repeat(words), spans: [] })
const text = (words: number) => ({ slice_type: 'rich_text', primary: { content: [block(words)] } })

describe('readingMinutes', () => {
  it('counts the words of all rich text, also in groups', () => {
    const faq = { slice_type: 'faq', primary: { items: [{ question: 'Why?', answer: [block(230)] }] } }
    expect(readingMinutes([text(460), faq])).toBe(3)
  })

  it('is a minute at least, and nothing for what has no words', () => {
    expect(readingMinutes([text(3)])).toBe(1)
    expect(readingMinutes([])).toBeUndefined()
    expect(readingMinutes('no slices')).toBeUndefined()
  })
})
