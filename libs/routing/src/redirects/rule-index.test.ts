import { describe, expect, it } from 'vitest'
import type { RedirectRule } from './rule.ts'
import { candidatesAt, createRuleIndex, targetOf } from './rule-index.ts'

const rule = (from: string, to = '/new'): RedirectRule => ({ from, to, status: 308 })

const index = createRuleIndex([
  rule('/old', '/a'),
  rule('/old/*', '/b/*'),
  rule('/old/deep/*', '/c'),
  rule('/old/deep/page', '/d'),
  rule('no path', '/e'),
])
const targetsAt = (path: string) => [...candidatesAt(index, path)].map(targetOf)

describe('createRuleIndex', () => {
  it('leaves out rules that can never hold', () => {
    expect(index.exact.size).toBe(2)
    expect(index.below.size).toBe(2)
  })

  it('keeps several rules of one path, in order', () => {
    const { exact } = createRuleIndex([rule('/old', '/a'), rule('/old/', '/b')])
    expect(exact.get('/old')?.map(({ to }) => to)).toEqual(['/a', '/b'])
  })
})

describe('candidatesAt', () => {
  it('finds the exact rule first, then the nearest folder', () => {
    expect(targetsAt('/old/deep/page')).toEqual(['/d', '/c', '/b/deep/page'])
  })

  it('finds a path in every spelling', () => {
    expect(targetsAt('/%6fld/')).toEqual(['/a'])
  })

  it('finds no rule of a folder for the folder itself', () => {
    expect([...candidatesAt(createRuleIndex([rule('/old/*')]), '/old')]).toEqual([])
  })

  it('finds rules for everything but the front page', () => {
    const everything = createRuleIndex([rule('/*', '/new/*')])
    expect([...candidatesAt(everything, '/a/b')].map(targetOf)).toEqual(['/new/a/b'])
    expect([...candidatesAt(everything, '/')]).toEqual([])
  })

  it('finds nothing at what is no path', () => {
    expect(targetsAt('//old')).toEqual([])
  })
})

describe('targetOf', () => {
  it('puts what the star stood for before the query', () => {
    const candidate = { rule: rule('/old/*', '/new/*?from=old'), rest: 'a/b' }
    expect(targetOf(candidate)).toBe('/new/a/b?from=old')
  })
})
