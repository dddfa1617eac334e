import { describe, expect, it } from 'vitest'
import { newestVersions, oldestVersions, withCompanions } from './ends.ts'

const ranges = { next: '>=16', '@prismicio/client': '^7.22.0' }

describe('oldestVersions', () => {
  it('takes the lowest version that a range lets in', () => {
    expect(oldestVersions(ranges)).toEqual({ next: '16.0.0', '@prismicio/client': '7.22.0' })
  })
})

describe('newestVersions', () => {
  it('takes the highest version of a range, rehearsals aside', async () => {
    const published: Record<string, string[]> = {
      next: ['16.0.0', '16.4.6', '17.0.0-canary.1'],
      '@prismicio/client': ['7.22.0', '7.30.1', '8.0.0'],
    }
    expect(await newestVersions(ranges, (name) => Promise.resolve(published[name] ?? []))).toEqual({
      next: '16.4.6',
      '@prismicio/client': '7.30.1',
    })
  })
})

describe('withCompanions', () => {
  it('gives React DOM and the router versions matching React', () => {
    expect(withCompanions({ react: '19.0.0' })).toEqual({
      react: '19.0.0',
      'react-dom': '19.0.0',
      'react-router': '7.18.5',
    })
    expect(withCompanions({ react: '19.3.1' })).toEqual({ react: '19.3.1', 'react-dom': '19.3.1' })
  })
})
