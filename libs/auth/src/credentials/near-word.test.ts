import { describe, expect, it } from 'vitest'
import { isNearWord } from './near-word.ts'

const owner = {
  email: 'ada.lovelace@mill.example.com',
  names: ['Countess of the Reeds'],
}

describe('isNearWord', () => {
  // shows P26
  it.each([
    'ada.lovelace@mill.example.com',
    'Ada.Lovelace@Mill.Example.com!',
    'ada.lovelace',
    'AdaLovelace1815',
    '2026lovelace2026',
    'Lov3l4ce!!',
    'love-lace-99',
    'L\u00f6velac\u00e9 1815',
    'ada123456789',
    '@da.lovel@ce',
    'example2026',
    'countess!',
    'house edge',
    'HouseEdge2026',
    'h0use-3dge',
    'Hou$eEdge!',
    'houseedgehouseedge',
    'my house edge 1',
    'house edge 123456789012',
    // Seven letters are left.
    'house edge seventh',
    // The shortest word that counts when something else stands beside it.
    'mill zebras',
  ])('knows %j', (password) => {
    expect(isNearWord(password, owner, 'House Edge')).toBe(true)
  })

  it.each([
    'quiet lantern over water',
    'five brass herons at dusk',
    'house edge and seven herons',
    'house edge eighteen',
    'ada zebras',
    'the edge of a house',
    'adamant barrels roll',
    'canada1867',
    '123456789012',
    'the reeds by the river mill',
  ])('has nothing against %j', (password) => {
    expect(isNearWord(password, owner, 'House Edge')).toBe(false)
  })

  it('knows a phone number by its digits', () => {
    expect(isNearWord('+1 555 010 0199 home', { phone: '+15550100199' })).toBe(true)
  })

  it('has nothing against anything where nothing is known', () => {
    expect(isNearWord('12345678', {})).toBe(false)
    expect(isNearWord('12345678', { email: 'a@b.io', names: ['', '!'] })).toBe(false)
  })
})
