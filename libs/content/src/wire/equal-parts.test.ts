import { describe, expect, it } from 'vitest'
import { createSharedParts } from './equal-parts.ts'

const parse = (json: string) => JSON.parse(json) as never
const picture = '{"url":"/a.png","dimensions":{"width":640,"height":480},"alt":"A dark green jacket"}'
const link = '{"link_type":"Document","id":"person","data":{"photo":{"url":"/p.png"}}}'

describe('createSharedParts', () => {
  it('keeps equal parts of documents once', () => {
    const share = createSharedParts()
    const [one, other] = ['One', 'Other'].map((title) =>
      share<Record<string, { dimensions: object }>>(
        parse(`{"title":"${title}","cover":${picture},"author":${link},"tags":[]}`),
      ),
    )
    expect(other).toEqual({ title: 'Other', cover: parse(picture), author: parse(link), tags: [] })
    expect(other?.['author']).toBe(one?.['author'])
    expect(other?.['tags']).toBe(one?.['tags'])
    expect(other?.['cover']).not.toBe(one?.['cover'])
    expect(other?.['cover']?.dimensions).toBe(one?.['cover']?.dimensions)
  })

  it('tells a list from an object, and a number from its text', () => {
    const share = createSharedParts()
    for (const json of ['{"a":[]}', '{"a":{}}', '{"a":{"n":1}}', '{"a":{"n":"1"}}', '{"a":{"n":null}}'])
      expect(share(parse(json))).toEqual(parse(json))
  })

  it('changes nothing that is frozen', () => {
    const share = createSharedParts()
    share(parse(`{"of":${picture}}`))
    const kept = Object.freeze({ of: parse(picture) })
    expect(share(kept)).toEqual({ of: parse(picture) })
  })

  it('takes content nested however deep', () => {
    const deep = parse(`${'{"link_type":"Any","a":'.repeat(20_000)}1${'}'.repeat(20_000)}`)
    expect(createSharedParts()(deep)).toBe(deep)
  })

  it('begins anew after five thousand', () => {
    const share = createSharedParts()
    const first = share<{ of: object }>(parse('{"of":{"n":-1}}'))
    for (let n = 0; n < 5_000; n += 1) share(parse(`{"of":{"n":${n}}}`))
    expect(share<{ of: object }>(parse('{"of":{"n":-1}}')).of).not.toBe(first.of)
  })
})
