import { describe, expect, it } from 'vitest'
import { shardOf } from './shards.ts'

describe('shardOf', () => {
  it('names the same file for a document at every start', () => {
    expect(shardOf('review_copper')).toBe('documents-32.json')
    expect(shardOf('review_copper', 'outlines')).toBe('outlines-32.json')
  })

  it('spreads ids of one kind over all files', () => {
    const names = new Set(Array.from({ length: 2_000 }, (_, n) => shardOf(`article_a-${n}`)))
    expect(names.size).toBe(64)
  })
})
