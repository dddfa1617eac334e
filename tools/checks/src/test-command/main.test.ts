import { describe, expect, it } from 'vitest'
import { givesWay } from './main.ts'

describe('givesWay', () => {
  it.each([
    ['stories', ['types', 'journeys', 'stories'], true],
    ['types', ['types', 'journeys', 'stories'], false],
    ['journeys', ['types', 'journeys', 'stories'], false],
    ['stories', ['types', 'stories'], false],
  ])('%s, where %j run: %s', (step, chosen, expected) => {
    expect(givesWay(step, chosen)).toBe(expected)
  })
})
