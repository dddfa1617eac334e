import { join } from 'node:path'
import { readContentFolder } from '@house-edge/content/node'
import { describe, expect, it } from 'vitest'
import { decidingFields, fieldsReadOf } from './deciding-fields.ts'

const { documents } = readContentFolder(join(import.meta.dirname, '../../../../content'))
const reviews = documents.filter(({ type }) => type === 'casino_review')

describe('decidingFields', () => {
  it('has every field that a filter or order asks', () => {
    expect(reviews.length).toBeGreaterThan(5)
    for (const { data } of reviews)
      expect(decidingFields()).toEqual(expect.arrayContaining([...fieldsReadOf(data)]))
  })

  it('has the countries that a casino blocks', () => {
    expect(decidingFields()).toEqual(expect.arrayContaining(['countries_allowed', 'countries_blocked']))
  })

  it('leaves out what a row alone shows', () => {
    expect(decidingFields()).not.toEqual(expect.arrayContaining(['headline']))
    expect(decidingFields()).not.toEqual(expect.arrayContaining(['logo']))
  })
})
