import { describe, expect, it } from 'vitest'
import { emptyDocument } from '../documents/stored-document.ts'
import { createSnapshot } from './snapshot.ts'

describe('createSnapshot', () => {
  it('looks at no document once for every other', () => {
    const count = 200
    let looks = 0
    const documents = Array.from({ length: count }, (_, index) => ({
      ...emptyDocument(`page_${index}`, 'page', 'en-gb'),
      uid: `page-${index}`,
      get tags() {
        looks++
        return [`tag-${index}`]
      },
    }))
    const all = createSnapshot([]).with(new Map(documents.map((document) => [document.id, document])))
    expect(all.withTag('tag-7')).toEqual([documents[7]])
    expect(looks).toBeLessThan(10 * count)
  })
})
