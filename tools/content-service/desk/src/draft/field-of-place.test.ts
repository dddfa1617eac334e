import { describe, expect, it } from 'vitest'
import { fieldOfPlace } from './field-of-place.ts'

describe('fieldOfPlace', () => {
  it.each([
    ['data.title', 'data.title'],
    ['data.body.3.text', 'data.body'],
    ['data.body.3.spans.0.data.url', 'data.body'],
    ['data.body.2.oembed.html', 'data.body'],
    ['data.body.1.linkTo.url', 'data.body'],
    ['data.picture.linkTo', 'data.picture'],
    ['data.picture.dimensions', 'data.picture'],
    ['data.links.0.target.url', 'data.links.0.target'],
    ['data.body.3', 'data.body.3'],
  ])('is for %s the field %s', (path, field) => {
    expect(fieldOfPlace(path)).toBe(field)
  })
})
