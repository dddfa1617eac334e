/**
 * The second look at every story that is tested: the theme changes colours alone,
 * so what was rendered is looked at again for what colours can break.
 *
 * @module
 */
import axe from 'axe-core'
import { afterEach, expect } from 'vitest'
import { whatIsWrong } from './what-is-wrong.ts'

const rulesOfColour = ['color-contrast', 'link-in-text-block']

axe.addReporter('what-is-wrong', whatIsWrong)

const still = new CSSStyleSheet()
// A colour on its way to the other theme has no contrast to speak of.
still.replaceSync('*, ::before, ::after { transition: none !important; }')

afterEach(async () => {
  const { dataset } = document.documentElement
  const before = dataset['theme']
  document.adoptedStyleSheets.push(still)
  dataset['theme'] = 'dark'
  try {
    axe.reset()
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: rulesOfColour },
      reporter: 'what-is-wrong',
      selectors: false,
    })
    const faults = violations.map(({ id, nodes }) => `dark ${id}: ${nodes[0]?.html}`)
    // oxlint-disable-next-line vitest/no-standalone-expect -- what runs after each story fails that story
    expect(faults).toEqual([])
  } finally {
    dataset['theme'] = before
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1)
  }
})
