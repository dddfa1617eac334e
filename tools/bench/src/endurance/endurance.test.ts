import { expect, it } from 'vitest'
import { type Minute, rowsOfEndurance } from './endurance.ts'

const minute: Minute = {
  fault: 'Redis is gone',
  answers: 700,
  refused: { '503': 2 },
  publishes: 12,
  promised: 9,
  stale: 0,
  liveMs: 812.4,
  memoryMb: [250.2, 260.7],
}

it('adds up what all minutes were like', () => {
  const other = { ...minute, fault: 'quiet', refused: { '503': 1, none: 3 }, stale: 1, liveMs: 90 }
  const rows = rowsOfEndurance([minute, other])
  expect(rows[1]).toEqual(['Redis is gone', 700, '2 × 503', 12, 9, 0, '812', '250 261'])
  expect(rows.at(-1)).toEqual(['all', 1_400, '3 × 503, 3 × none', 24, 18, 1, '812', ''])
})
