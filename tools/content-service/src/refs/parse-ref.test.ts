import { describe, expect, it } from 'vitest'
import { parseRef } from './parse-ref.ts'

const session = 'https://house.prismic.io/previews/abc:draft1?websitePreviewId=site1'
const preview = { kind: 'preview', token: session, draftRef: 'draft1', sessionId: 'site1' }
const cookie = (entries: Record<string, unknown>): string => JSON.stringify({ _tracker: 'tr', ...entries })

describe('parseRef', () => {
  it.each([
    ['master1', { kind: 'plain', ref: 'master1' }],
    [' master1 ', { kind: 'plain', ref: 'master1' }],
    ['release1~master1', { kind: 'release', releaseRef: 'release1', masterRef: 'master1' }],
    ['%', { kind: 'plain', ref: '%' }],
    ['{not JSON', { kind: 'plain', ref: '{not JSON' }],
  ])('reads %j', (text, asked) => {
    expect(parseRef(text, 'house')).toEqual(asked)
  })

  it.each([0, 1, 2, 3, 4])('reads a preview’s address encoded %i times', (times) => {
    const encoded = Array.from({ length: times }).reduce<string>((text) => encodeURIComponent(text), session)
    expect(parseRef(encoded, 'house')).toEqual(preview)
  })

  it('reads no further than four encodings', () => {
    const encoded = Array.from({ length: 5 }).reduce<string>((text) => encodeURIComponent(text), session)
    expect(parseRef(encoded, 'house').kind).toBe('plain')
  })

  it.each([
    ['as an entry', { 'house.prismic.io': { preview: session } }],
    ['as the text of an entry', { 'house.prismic.io': session }],
    ['beside that of another repository', { 'other.prismic.io': 'master2', 'house.prismic.io': session }],
    ['under the name of another repository alone', { 'other.prismic.io': session }],
  ])('reads the cookie of the toolbar with a preview %s', (_, entries) => {
    expect(parseRef(cookie(entries), 'house')).toEqual(preview)
    expect(parseRef(encodeURIComponent(cookie(entries)), 'house')).toEqual(preview)
  })

  it.each([
    ['without an entry', {}],
    ['whose entry is empty', { 'house.prismic.io': {} }],
  ])('reads no preview in a cookie %s', (_, entries) => {
    expect(parseRef(cookie(entries), 'house')).toEqual({ kind: 'none' })
  })

  it('reads no draft in an address of another form', () => {
    expect(parseRef('https://house.prismic.io/elsewhere', 'house')).toMatchObject({
      draftRef: '',
      sessionId: '',
    })
  })
})
