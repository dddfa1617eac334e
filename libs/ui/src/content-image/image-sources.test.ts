import { describe, expect, it } from 'vitest'
import { imageCandidates } from './image-sources.ts'

const address = 'https://images.example/lantern.jpg?auto=format&w=1600&h=1000'

function widthsOf(srcSet: string | undefined): readonly string[] {
  return (srcSet ?? '').split(', ').map((candidate) => candidate.split(' ')[1] ?? '')
}

describe('imageCandidates', () => {
  // shows R226
  it('offers the vendor’s five widths for an unknown size', () => {
    expect(widthsOf(imageCandidates(address, undefined).srcSet)).toEqual([
      '640w',
      '828w',
      '1200w',
      '2048w',
      '3840w',
    ])
  })

  it('never asks for more pixels than there are', () => {
    expect(widthsOf(imageCandidates(address, 1600).srcSet)).toEqual(['640w', '828w', '1200w', '1600w'])
    expect(widthsOf(imageCandidates(address, 480).srcSet)).toEqual(['480w'])
  })

  it('offers a small one for small places', () => {
    const cards = '(min-width: 72rem) 23rem, (min-width: 40rem) 45vw, 6rem'
    expect(widthsOf(imageCandidates(address, 800, cards).srcSet)).toEqual(['320w', '640w', '800w'])
    const opening = '(min-width: 60rem) 36rem, 100vw'
    expect(widthsOf(imageCandidates(address, 800, opening).srcSet)).toEqual(['640w', '800w'])
  })

  it('offers one size for a picture of one', () => {
    expect(imageCandidates(address, 640, '3rem')).toEqual({
      src: 'https://images.example/lantern.jpg?auto=format&w=320',
    })
    expect(imageCandidates(address, 1600, '7rem').src).toContain('w=640')
    expect(imageCandidates(address, 200, '3rem').src).toContain('w=200')
  })

  // shows R227
  it.each([1, 2, 3])('has a sharp picture for a density of %i', (density) => {
    for (const [sizes, shown] of [
      ['40rem', 640],
      ['7rem', 112],
      ['3rem', 48],
    ] as const) {
      const { src, srcSet } = imageCandidates(address, undefined, sizes)
      const widths = srcSet ? widthsOf(srcSet).map(Number.parseFloat) : [Number(/w=(\d+)/.exec(src)?.[1])]
      expect(Math.max(...widths)).toBeGreaterThanOrEqual(density * shown)
    }
  })

  it('keeps the other parameters and lets the height follow', () => {
    expect(imageCandidates(address, 1600).src).toBe('https://images.example/lantern.jpg?auto=format&w=1200')
  })

  it('leaves a file of this site as it is', () => {
    expect(imageCandidates('/pictures/lantern.svg', 1600)).toEqual({ src: '/pictures/lantern.svg' })
  })

  it('leaves an address that cannot be read as it is', () => {
    expect(imageCandidates('https://[bad', 1600)).toEqual({ src: 'https://[bad' })
  })
})
