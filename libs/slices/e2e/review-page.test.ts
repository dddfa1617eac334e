import { describe, expect, it } from 'vitest'
import { isMeant, reviewPage } from './review-page.ts'

const difference = (story: string) => ({
  story,
  view: 'dark-phone',
  before: `${story}-before.png`,
  after: `${story}-after.png`,
  overlay: `${story}-overlay.png`,
})
const review = { commit: 'abc', meant: [], broken: [] }

describe('reviewPage', () => {
  it('shows before, after and overlay of each picture that differs', () => {
    const page = reviewPage([difference('slices-faq--several')], review)
    for (const side of ['before', 'after', 'overlay'])
      expect(page).toContain(
        `src="slices-faq--several-${side}.png" alt="slices-faq--several, dark-phone, ${side}"`,
      )
  })

  it('names the commit that approves all that is left', () => {
    const differences = ['slices-faq--several', 'slices-faq--open', 'components-fold--open'].map(difference)
    expect(reviewPage(differences, review)).toContain('-m "Looks: slices-faq, components-fold"')
  })

  it('sets what a commit approved apart from what is left', () => {
    const differences = ['slices-faq--several', 'components-fold--open'].map(difference)
    const page = reviewPage(differences, { ...review, meant: ['fold'] })
    expect(page).toContain('-m "Looks: slices-faq"')
    expect(page.indexOf('Meant, as a commit says')).toBeLessThan(page.indexOf('components-fold--open'))
  })

  it('says that nothing is left where all is meant', () => {
    const page = reviewPage([difference('slices-faq--several')], { ...review, meant: ['slices-faq'] })
    expect(page).toContain('Nothing is left to review.')
  })

  it('shows what a story threw as words', () => {
    expect(reviewPage([], { ...review, broken: ['faq--open: no <b>'] })).toContain('no &#60;b&#62;')
  })
})

describe('isMeant', () => {
  it('takes parts of what ids begin with, and not of a state', () => {
    expect(isMeant('slices-faq--open', ['faq'])).toBe(true)
    expect(isMeant('slices-faq--open', ['open'])).toBe(false)
  })
})
