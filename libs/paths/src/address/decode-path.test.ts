import { describe, expect, it } from 'vitest'
import { decodePath } from './decode-path.ts'

describe('decodePath', () => {
  it.each([
    ['/odds', '/odds'],
    ['/caf%C3%A9', '/café'],
    ['/%5Cevil', '/\\evil'],
    ['/%255Cevil', '/\\evil'],
    ['/%25255Cevil', '/\\evil'],
  ])('reads %s as %s', (path, decoded) => {
    expect(decodePath(path)).toBe(decoded)
  })

  it('stops after three rounds', () => {
    expect(decodePath('/%2525255Cevil')).toBe('/%5Cevil')
  })

  it('leaves alone what is no UTF-8, and decodes the rest', () => {
    expect(decodePath('/%ff/%41/%zz')).toBe('/%ff/A/%zz')
  })
})
