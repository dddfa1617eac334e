import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { valuesOf } from './assumptions.ts'
import {
  coldCaches,
  costOfViews,
  publishFanOut,
  rowsOfAssumptions,
  rowsOfSimulation,
  signInStorm,
} from './simulate.ts'

describe('costOfViews', () => {
  it('adds up what each kind of page costs', () => {
    const values = valuesOf({ questionShare: 0, visitShare: 0, finishedUs: 40 })
    expect(costOfViews(values, 0).secondsPerMillion).toBeCloseTo(40)
    expect(costOfViews(values, 0.5).secondsPerMillion).toBeCloseTo(20)
    expect(costOfViews({ ...values, viewsPerDay: 1 }, 0).processes).toBe(2)
  })
})

describe('publishFanOut', () => {
  it('asks the content service from each process', () => {
    const values = valuesOf({ publishesPerHour: 3_600, publishRequests: 4 })
    expect(publishFanOut(values, 5).contentPerSecond).toBeCloseTo(20)
  })

  it('falls behind for good where an hour’s renderings take longer than an hour', () => {
    const busy = publishFanOut(valuesOf({ publishesPerHour: 3_600 }), 2)
    const calm = publishFanOut(valuesOf({ publishesPerHour: 60 }), 2)
    expect([busy.isLosing, calm.isLosing]).toEqual([true, false])
    expect(busy.behindS).toBeGreaterThan(calm.behindS)
    // The page of the document comes first all the same.
    expect(busy.p99S).toBeLessThan(2)
  })
})

describe('coldCaches', () => {
  it('asks for each page once in each cache', () => {
    const one = coldCaches(valuesOf({ pages: 100 }), 1)
    const many = coldCaches(valuesOf({ pages: 100 }), 20)
    expect(one.firstPerSecond).toBeLessThanOrEqual(100)
    expect(many.firstPerSecond).toBeGreaterThan(one.firstPerSecond)
    expect(many.untilWarmS).toBeGreaterThan(one.untilWarmS)
  })
})

describe('signInStorm', () => {
  it('refuses what the cores cannot compare in time, and nothing below it', () => {
    // Four cores compare fifty a second.
    expect(signInStorm(valuesOf({ membersInStorm: 10_000 })).refused).toBe(0)
    const twice = signInStorm(valuesOf({ membersInStorm: 30_000 }))
    expect(twice.refused).toBeGreaterThan(0.4)
    expect(twice.p99Ms).toBeGreaterThan(10_000)
  })
})

describe('docs/scale.md', () => {
  it('shows what the simulation says today, and each assumption', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../../docs/scale.md'), 'utf8')
    for (const cells of rowsOfSimulation()) expect(text).toContain(`| ${cells.join(' | ')} |`)
    for (const [words] of rowsOfAssumptions()) expect(text).toContain(`- ${words}`)
  })
})
