import { describe, expect, it } from 'vitest'
import { digestOf } from '../text-index/segment-writer.ts'
import { format } from '../text-index/segment-file.ts'
import { findableOf, searchEntryOf } from './searchable.ts'
import type { AllDocumentTypes } from '../documents.ts'
import { links } from '../testing/site.ts'

const link = (type: string, name: string) => ({
  link_type: 'Document',
  type,
  id: name,
  uid: name,
  data: { name },
})

const review = {
  id: 'velvet',
  uid: 'velvet-comet',
  type: 'casino_review',
  lang: 'en-gb',
  tags: ['slots'],
  data: {
    name: 'Velvet Comet',
    headline: 'Day ninety-six.',
    status: 'warning',
    meta_title: 'Not this',
    website: { link_type: 'Web', url: 'https://velvet.example' },
    bonuses: [{ bonus: link('bonus', 'Windfall') }],
    payments: [],
    providers: [],
    licences: [{ regulator: link('regulator', 'A body'), state: 'not found', checked_on: '2026-11-17' }],
    slices: [
      {
        slice_type: 'rich_text',
        primary: { content: [{ type: 'paragraph', text: ' It said twelve hours. ', spans: [] }] },
      },
    ],
  },
} as unknown as AllDocumentTypes

describe('searchEntryOf', () => {
  it('has the texts of a document and the names it links to, a line each', () => {
    expect(searchEntryOf(review, links)).toMatchObject({
      id: 'velvet',
      uid: 'velvet-comet',
      kind: 'casino_review',
      title: 'Velvet Comet',
      summary: 'Day ninety-six.',
      text: expect.arrayContaining([
        'A body (claimed, not found in its register)',
        'Windfall',
        'It said twelve hours.',
      ]),
    })
  })

  it('leaves out what must not be found', () => {
    const data = { ...review.data, noindex: true }
    expect(findableOf({ ...review, data } as AllDocumentTypes, links)).toBeUndefined()
  })

  // Where this fails, documents become other texts than before: raise `format`, so that indexes on disk are made anew.
  it('has a format for how documents become texts', () => {
    const entry = searchEntryOf(review, links)
    expect([format, entry && digestOf(entry)]).toEqual([1, 'MuBdBdUp5xD0T/TXMgHx66mac+g='])
  })
})
