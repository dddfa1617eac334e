/** The one script of every page (docs/decisions/0015). */
export const browserScript = '/builds/browser.js'

/** Where the files of islands are. */
export const islandFolder = '/builds/islands/'
