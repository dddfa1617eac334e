/** What components say themselves, in English. @module */
export const skip = 'Skip to content'
export const mainNavigation = 'Main'
export const allPages = 'All pages'
export const footerNavigation = 'Footer'
export const trail = 'Breadcrumb'
export const menu = 'Menu'
export const close = 'Close'
export const readMore = 'Read more'
export const search = 'Search'
export const searchSite = 'Search this site'
export const findHelp = 'Find help'
export const onThisPage = 'On this page'
export const source = 'Source'
/** Of the button that explains a term of the glossary. */
export const term = { meaning: (name: string): string => `What “${name}” means` }
export const howWeArePaid = 'How we are paid'
/** Heard before the mark itself: `Age 18+`. */
export const age = 'Age'
export const callout = { info: 'Note', warning: 'Warning', adult: 'Age limit' }
export const status = { warning: 'Warning', closed: 'Closed', unlisted: 'No longer listed' }
/** Unfolds the table behind a picture of data. */
export const figures = 'The figures as a table'
/** After the figure. */
export const outOfTen = 'out of 10'
export const bestFor = 'Best for'
/** A date follows. */
export const reviewed = 'Reviewed'
export const author = {
  by: 'By [name]',
  checker: 'Facts checked by [name]',
  published: 'Published',
  updated: 'Updated [day]',
  about: (name: string): string => `About ${name}`,
}
export const credits = {
  picture: (credit: string): string => `Picture: ${credit}`,
  video: (provider: string): string => `Video on ${provider}`,
  loadsFrom: (provider: string): string => `Loads from ${provider}, which then learns of your visit.`,
}
export const prosAndCons = { for: 'For', against: 'Against' }
export const comparison = {
  point: 'Point of comparison',
  alike: 'The same for all',
  best: 'best',
  onlyDifferences: 'Only what differs',
}
export const filters = {
  narrowedBy: 'Narrowed by',
  remove: (what: string): string => `Remove: ${what}`,
  /** After how many are. */
  ofMost: (most: string): string => `of ${most} ticked`,
}
export const pages = {
  name: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: string): string => `Page ${number}`,
}
export const preview = { name: 'Preview', draft: 'You are viewing a draft', leave: 'Leave preview' }
export const absence = {
  code: (status: string): string => `Error ${status}`,
  reference: 'Reference',
  again: 'Try again',
  home: 'Go to the front page',
  missing: {
    title: 'Page Not Found',
    description:
      'Nothing is kept at this address. It may have moved, or the link that led here may be wrong.',
  },
  gone: {
    title: 'Page Gone',
    description: 'What was here has been taken away for good. Nothing else has taken its place.',
  },
  unavailable: {
    title: 'Service Unavailable',
    description:
      'We cannot reach our content right now, so we cannot tell whether this page exists. Please try again in a minute.',
  },
  generic: {
    title: 'Internal Server Error',
    description: 'Something broke on our side, not yours. It has been recorded; please try again.',
  },
}
