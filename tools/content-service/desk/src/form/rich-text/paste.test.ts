import { describe, expect, it } from 'vitest'
import { allowedBy } from './allowed.ts'
import { fromWire } from '../../text/from-wire.ts'
import { missedBy } from './paste.ts'

const heading = { type: 'heading3', text: 'What we found', spans: [] }
const pasted = fromWire([heading, { type: 'list-item', text: 'First point', spans: [] }]).slice(0)

describe('missedBy', () => {
  it('names lists and headings that a text takes none of', () => {
    expect(missedBy(pasted, allowedBy({ multi: 'paragraph,strong' }))).toEqual([
      'This text takes no headings: they became plain lines.',
      'This text takes no lists: they became plain lines.',
    ])
  })

  it('is silent where a near heading or list replaces', () => {
    expect(missedBy(pasted, allowedBy({ multi: 'paragraph,heading2,o-list-item' }))).toEqual([])
  })

  it('says of one line only that several became one', () => {
    expect(missedBy(pasted, allowedBy({ single: 'paragraph' }))).toEqual([
      'This text is one line: several became one.',
    ])
    expect(missedBy(fromWire([heading]).slice(0), allowedBy({ single: 'paragraph' }))).toEqual([])
  })
})
