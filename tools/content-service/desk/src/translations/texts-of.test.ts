import { describe, expect, it } from 'vitest'
import { textsOf } from './texts-of.ts'

describe('textsOf', () => {
  it('has each text once, at the place where it is written', () => {
    const data = {
      title: 'About us',
      status: '',
      body: [
        { type: 'heading2', text: 'Who pays', spans: [] },
        { type: 'paragraph', text: 'You do.', spans: [{ start: 0, end: 3, type: 'strong' }] },
      ],
      link: { link_type: 'Web', url: '/a', text: 'Read on' },
      slices: [{ id: 'a', slice_type: 'quote', variation: 'default', primary: { quote: 'Stop.' } }],
    }
    expect(textsOf(data, 'data')).toEqual([
      { path: 'data.title', text: 'About us' },
      { path: 'data.body.0', text: 'Who pays' },
      { path: 'data.body.1', text: 'You do.' },
      { path: 'data.link.text', text: 'Read on' },
      { path: 'data.slices.0.primary.quote', text: 'Stop.' },
    ])
  })
})
