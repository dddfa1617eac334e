import { describe, expect, it } from 'vitest'
import { readerCountry } from './reader-country.ts'

describe('readerCountry', () => {
  const read = (
    value: string | undefined,
    trustedHops: number,
    header: string | undefined = 'cf-ipcountry',
  ) =>
    readerCountry(new Headers(value === undefined ? {} : { 'cf-ipcountry': value }), { header, trustedHops })

  it('is what the outermost server of ours has written', () => {
    expect(read('gb', 1)).toBe('GB')
    expect(read('FR, GB', 1)).toBe('GB')
    expect(read('FR, GB, GB', 2)).toBe('GB')
  })

  it('is the outermost server’s value', () => {
    expect(read('GB', 2)).toBe('GB')
    expect(read('GB', 3)).toBe('GB')
  })

  it('is nothing where no server of ours is in front', () => {
    expect(read('GB', 0)).toBeUndefined()
    expect(
      readerCountry(new Headers({ 'cf-ipcountry': 'GB' }), { header: undefined, trustedHops: 1 }),
    ).toBeUndefined()
  })

  it.each([undefined, '', 'XX', 'T1', 'GBR', 'G', '<b>'])('is nothing where the header says %o', (value) => {
    expect(read(value, 1)).toBeUndefined()
  })
})
