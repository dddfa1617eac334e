import { describe, expect, it } from 'vitest'
import type { Json } from '../json/json.ts'
import type { FieldModel } from '../models/model.ts'
import type { FieldFault, Intake } from './intake.ts'
import {
  takeBoolean,
  takeColour,
  takeDate,
  takeNumber,
  takeOption,
  takePlace,
  takeTimestamp,
} from './take-scalar.ts'

/** What is kept of a value, and the code of the fault it has. */
function taken(
  take: (at: Intake) => unknown,
  { isForeign = false }: { isForeign?: boolean } = {},
): { kept: unknown; fault: string | undefined } {
  const faults: FieldFault[] = []
  const at = { faults, path: 'data.field', isForeign } as unknown as Intake
  return { kept: take(at), fault: faults[0]?.code }
}

describe('takeNumber', () => {
  const field: FieldModel = { type: 'Number', config: { min: 0, max: 10 } }

  it.each<[Json, unknown, string | undefined]>([
    [0, 0, undefined],
    [10, 10, undefined],
    [-1, undefined, 'out-of-range'],
    [11, undefined, 'out-of-range'],
    ['5', undefined, 'wrong-kind'],
    [null, undefined, 'wrong-kind'],
  ])('of %j keeps %j', (value, kept, fault) => {
    expect(taken((at) => takeNumber(field, value, at))).toEqual({ kept, fault })
  })

  it('keeps foreign documents’ values outside limits', () => {
    expect(taken((at) => takeNumber(field, 11, at), { isForeign: true }).kept).toBe(11)
  })
})

describe('takeBoolean', () => {
  it.each([
    [undefined, false, undefined],
    [undefined, true, true],
    [true, true, undefined],
    [true, false, false],
  ])('with the default %j keeps of %j only what differs: %j', (defaultValue, value, kept) => {
    const config = defaultValue === undefined ? {} : { default_value: defaultValue }
    expect(taken((at) => takeBoolean({ type: 'Boolean', config }, value, at)).kept).toBe(kept)
  })
})

describe('takeOption', () => {
  const field: FieldModel = { type: 'Select', config: { options: ['Guide', 'News'] } }

  it('keeps an offered option, and others from elsewhere', () => {
    expect(taken((at) => takeOption(field, 'News', at)).kept).toBe('News')
    expect(taken((at) => takeOption(field, 'Rumour', at))).toEqual({ kept: undefined, fault: 'not-allowed' })
    expect(taken((at) => takeOption(field, 'Rumour', at), { isForeign: true }).kept).toBe('Rumour')
  })
})

describe('takeColour', () => {
  it.each<[Json, boolean]>([
    ['#0a7f3c', true],
    ['#0A7F3C', true],
    ['#0a7', false],
    ['0a7f3c', false],
    ['#0a7f3c00', false],
  ])('says of %j whether it is a colour: %j', (value, isKept) => {
    expect(taken((at) => takeColour(value, at)).kept).toBe(isKept ? value : undefined)
  })
})

describe('takeDate', () => {
  it.each<[Json, boolean]>([
    ['2026-03-31', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-3-1', false],
    ['2026-03-31T00:00:00+0000', false],
    [20_260_331, false],
  ])('says whether %j is a day: %j', (value, isKept) => {
    expect(taken((at) => takeDate(value, at)).kept).toBe(isKept ? value : undefined)
  })
})

describe('takeTimestamp', () => {
  it('keeps a moment in its form, whatever the zone', () => {
    expect(taken((at) => takeTimestamp('2026-03-31T14:00:00+02:00', at)).kept).toBe(
      '2026-03-31T12:00:00+0000',
    )
    expect(taken((at) => takeTimestamp('soon', at)).fault).toBe('wrong-kind')
  })
})

describe('takePlace', () => {
  it.each<[Json, unknown, string | undefined]>([
    [{ latitude: 90, longitude: -180 }, { latitude: 90, longitude: -180 }, undefined],
    [{ latitude: '51.5', longitude: '-0.1' }, { latitude: 51.5, longitude: -0.1 }, undefined],
    [{ latitude: 91, longitude: 0 }, undefined, 'out-of-range'],
    [{ latitude: 0, longitude: 181 }, undefined, 'out-of-range'],
    [{ latitude: 1 }, undefined, 'out-of-range'],
    [{}, undefined, undefined],
    [null, undefined, undefined],
  ])('of %j keeps %j', (value, kept, fault) => {
    expect(taken((at) => takePlace(value, at))).toEqual({ kept, fault })
  })
})
