import { describe, expect, it } from 'vitest'
import type { ChangedAddress, ContentChange } from '../content-store.ts'
import { mergeChanges, mergeRefreshOptions } from './merge-changes.ts'

const address = (id: string, more: Partial<ChangedAddress> = {}): ChangedAddress => ({
  id,
  type: 'article',
  uid: id,
  lang: 'en-gb',
  url: null,
  ...more,
})
const change = (ref: string, more: Partial<ContentChange> = {}): ContentChange => ({
  ref,
  previousRef: `before ${ref}`,
  changed: [],
  removed: [],
  ...more,
})

describe('mergeChanges', () => {
  it('spans both changes', () => {
    expect(mergeChanges(change('one'), change('two'))).toMatchObject({
      ref: 'two',
      previousRef: 'before one',
    })
  })

  it('takes a single change as it is', () => {
    const only = change('one', { changed: [address('a')] })
    expect(mergeChanges(undefined, only)).toBe(only)
  })

  it('calls a document removed that was changed before', () => {
    const merged = mergeChanges(
      change('one', { changed: [address('a')] }),
      change('two', { removed: [address('a')] }),
    )
    expect(merged).toMatchObject({ changed: [], removed: [{ id: 'a' }] })
  })

  it('calls a document changed that came back', () => {
    const merged = mergeChanges(
      change('one', { removed: [address('a')] }),
      change('two', { changed: [address('a')] }),
    )
    expect(merged).toMatchObject({ changed: [{ id: 'a' }], removed: [] })
  })

  it('keeps every earlier uid of a document renamed twice', () => {
    const { changed } = mergeChanges(
      change('one', { changed: [address('a', { uid: 'b', previousUids: ['a'] })] }),
      change('two', { changed: [address('a', { uid: 'c', previousUids: ['b'] })] }),
    )
    expect(changed).toMatchObject([{ uid: 'c', previousUids: ['a', 'b'] }])
  })

  it('joins fields, and claims none where one change names none', () => {
    const first = change('one', { changed: [address('a', { fields: ['title', 'body'] })] })
    const fieldsAfter = (fields?: string[]) =>
      mergeChanges(first, change('two', { changed: [address('a', fields ? { fields } : {})] })).changed[0]
        ?.fields
    expect(fieldsAfter(['title', 'score'])).toEqual(['title', 'body', 'score'])
    expect(fieldsAfter()).toBeUndefined()
  })
})

describe('mergeRefreshOptions', () => {
  it('joins hints, and accepts what one accepts', () => {
    const merged = mergeRefreshOptions({ hint: ['a', 'b'] }, { hint: ['b', 'c'], acceptDisappearance: true })
    expect(merged).toEqual({ hint: ['a', 'b', 'c'], acceptDisappearance: true })
  })

  it('accepts no disappearance by itself', () => {
    expect(mergeRefreshOptions({}, {})).toEqual({ hint: [], acceptDisappearance: false })
  })
})
