import { join } from 'node:path'
import { readContentFolder } from '@house-edge/content/node'
import { describe, expect, it } from 'vitest'

const { documents } = readContentFolder(join(import.meta.dirname, '../../../../content'))

interface Claim {
  claim: string
  source?: { url?: string }
}

interface Block {
  text?: string
  spans?: { type: string; start: number; end: number; data?: { url?: string } }[]
}

function blocksIn(value: unknown): Block[] {
  if (Array.isArray(value)) return value.flatMap(blocksIn)
  if (typeof value !== 'object' || value === null) return []
  return 'spans' in value ? [value as Block] : Object.values(value).flatMap(blocksIn)
}

describe('readContentFolder', () => {
  it('cites no casino as the source of our own withdrawals', () => {
    const claims = documents.flatMap(({ data }) => (data['evidence'] ?? []) as Claim[])
    const ours = claims.filter(({ claim }) =>
      /withdrawals? (?:of|timed|between|asked)|asked for/i.test(claim),
    )
    expect(ours.length).toBeGreaterThan(4)
    expect(ours.filter(({ source }) => source?.url !== undefined)).toEqual([])
  })

  it('makes every mail address a link that writes to it', () => {
    const blocks = documents.flatMap(({ data }) => blocksIn(data))
    const dead = blocks.flatMap(({ text = '', spans = [] }) =>
      [...text.matchAll(/[\w.]+@house-edge\.example/g)].filter(
        ({ index, 0: address }) =>
          !spans.some(({ start, data }) => start === index && data?.url === `mailto:${address}`),
      ),
    )
    expect(dead.map(([address]) => address)).toEqual([])
  })
})
