import { describe, expect, it } from 'vitest'
import { sharedPicture } from './shared-picture.ts'

const card = { address: '/social/about.png', title: 'About us' }
const dimensions = { width: 1200, height: 630 }

describe('sharedPicture', () => {
  it('is the one editors chose', () => {
    const chosen = { url: 'https://pictures.example/own.png', alt: 'Its own', dimensions }
    expect(sharedPicture(chosen, card)).toEqual({
      twitter: { card: 'summary_large_image', images: [] },
      images: [{ url: `${chosen.url}?fm=jpg`, alt: 'Its own', width: 1200, height: 630 }],
    })
  })

  it.each([
    ['https://pictures.example/a.svg?auto=format,compress&w=1200', '&fm=jpg'],
    ['https://pictures.example/a.svg?fm=png', ''],
  ])('is a photograph for older clients, or as set: %s', (url, added) => {
    expect(sharedPicture({ url }, card).images[0]?.url).toBe(url + added)
  })

  it.each([undefined, {}, { url: null }])('is the card where they chose none: %j', (chosen) => {
    expect(sharedPicture(chosen, card).images).toEqual([
      { url: '/social/about.png', alt: 'About us', width: 1200, height: 630 },
    ])
  })
})
