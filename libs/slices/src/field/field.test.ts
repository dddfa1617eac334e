import { describe, expect, it } from 'vitest'
import { readImage } from './image.ts'
import { linkProps, linkText } from './link.ts'
import { fieldsOf, readGroup } from './record.ts'
import { readRelation } from './relation.ts'

const image = {
  url: 'https://images.example/a.jpg',
  alt: 'A lantern',
  copyright: 'House Edge',
  dimensions: { width: 1600, height: 1000 },
  card: {
    url: 'https://images.example/a.jpg?rect=0,0,800,500',
    alt: null,
    dimensions: { width: 800, height: 500 },
  },
  square: {},
}

describe('readImage', () => {
  // shows R059
  it('reads a picture, and whose it is', () => {
    expect(readImage(image)).toEqual({
      src: 'https://images.example/a.jpg',
      alt: 'A lantern',
      width: 1600,
      height: 1000,
      credit: 'House Edge',
    })
  })

  it('gives a crop the words and the owner of its picture', () => {
    expect(readImage(image, 'card')).toMatchObject({ width: 800, alt: 'A lantern', credit: 'House Edge' })
  })

  it('takes the whole picture where a crop is missing', () => {
    expect(readImage(image, 'square')).toMatchObject({ width: 1600 })
    expect(readImage(image, 'constructor')).toMatchObject({ width: 1600 })
  })

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//evil.example/a.png',
    'a.png',
    'https://',
    '',
  ])('takes no picture from %j', (url) => {
    expect(readImage({ ...image, url })).toBeUndefined()
  })
})

describe('linkProps', () => {
  it('leads to the page of a document', () => {
    expect(linkProps({ link_type: 'Document', id: 'a', url: '/casino-blog/odds' })).toEqual({
      href: '/casino-blog/odds',
    })
  })

  it('keeps the window an editor chose, and protects this one', () => {
    expect(linkProps({ link_type: 'Web', url: 'https://example.com', target: '_blank' })).toEqual({
      href: 'https://example.com',
      target: '_blank',
      rel: 'noopener noreferrer',
    })
  })

  it.each([
    { link_type: 'Document', id: 'a', url: '/gone', isBroken: true },
    { link_type: 'Document', id: 'a' },
    { link_type: 'Web', url: 'javascript:alert(1)' },
    { link_type: 'Any' },
    null,
    'https://example.com',
  ])('leads nowhere for %j', (field) => {
    expect(linkProps(field)).toBeUndefined()
  })
})

describe('linkText', () => {
  it('is what the editor wrote', () => {
    expect(linkText({ text: ' Read on ' })).toBe('Read on')
    expect(linkText(undefined)).toBeUndefined()
  })
})

describe('readRelation', () => {
  const relation = { link_type: 'Document', id: 'a', type: 'person', url: null, data: { name: 'Ada' } }

  it('reads a document of the type wanted', () => {
    expect(readRelation(relation, 'person')).toEqual({
      type: 'person',
      id: 'a',
      uid: undefined,
      url: undefined,
      fields: { name: 'Ada' },
    })
  })

  it('is empty for missing, mistyped or unfilled documents', () => {
    expect(readRelation({ ...relation, isBroken: true }, 'person')).toBeUndefined()
    expect(readRelation(relation, 'article')).toBeUndefined()
    expect(readRelation({ ...relation, data: null }, 'person')).toBeUndefined()
  })
})

describe('readGroup', () => {
  it('leaves out what is no item', () => {
    expect(readGroup([null, 7, { text: 'a' }, []] as never)).toEqual([{ text: 'a' }])
    expect(readGroup('not a group' as never)).toEqual([])
  })
})

describe('fieldsOf', () => {
  it('is empty when a slice has no fields', () => {
    expect(fieldsOf({ primary: null })).toEqual({})
  })

  it('gives nothing to other objects', () => {
    fieldsOf({
      primary: JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'),
    })
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
  })
})
