import axe from 'axe-core'

/**
 * Reports what is broken alone. What holds came to forty kilobytes a story, which the browser sent to Vitest. Selectors
 * were not asked for, since they take time for all that holds as well; how a fault is told needs some.
 */
export const whatIsWrong: axe.AxeReporter<axe.AxeResults> = (results, options, ...settle) => {
  const broken = results.filter(({ violations }) => violations.length > 0)
  axe.getReporter<axe.AxeResults>('v1')(broken, { ...options, selectors: true }, ...settle)
}
