import { describe, expect, it } from 'vitest'
import { article, found } from '../../testing/linted-article.ts'
import { altTextRule } from './alt-text.ts'

describe('altTextRule', () => {
  // shows R056, R057, R058
  it('asks an alternative text of every picture anywhere', () => {
    const data = {
      cover: { url: '/a.svg', alt: null },
      body: [{ type: 'image', url: '/b.svg', alt: null }],
      slices: [{ slice_type: 'figure', variation: 'default', primary: { image: { url: '/c.svg' } } }],
    }
    expect(found([article(data)], altTextRule()).map(({ rule, field }) => `${rule} ${field}`)).toEqual([
      'images/alt-missing body[0]',
      'images/alt-missing cover',
      'images/alt-missing slices[0].primary.image',
    ])
  })

  it('accepts an empty text and warns of a long one', () => {
    expect(found([article({ cover: { url: '/a.svg', alt: '' } })], altTextRule())).toEqual([])
    const cover = { url: '/a.svg', alt: 'wheel '.repeat(30) }
    expect(found([article({ cover })], altTextRule())).toMatchObject([
      { rule: 'images/alt-long', severity: 'warning' },
    ])
  })
})
