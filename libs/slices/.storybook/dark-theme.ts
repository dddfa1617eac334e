/**
 * The second look at every story that is tested: the theme changes colours alone,
 * so what was rendered is looked at again for what colours can break.
 *
 * @module
 */
import axe from 'axe-core'
import { afterEach, expect } from 'vitest'

const rulesOfColour = ['color-contrast', 'link-in-text-block']

// What holds is left out: it came to forty kilobytes a story, which the browser sent to Vitest. Selectors were not
// asked for, since they take time for all that holds as well; how a fault is told needs some.
axe.addReporter('what-is-wrong', (results, options, ...settle) => {
  const broken = results.filter(({ violations }) => violations.length > 0)
  axe.getReporter('v1')(broken, { ...options, selectors: true }, ...settle)
})

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
