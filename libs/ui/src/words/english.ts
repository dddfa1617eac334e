/** What components say themselves, in English. */
export const english = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  allPages: 'All pages',
  footerNavigation: 'Footer',
  trail: 'Breadcrumb',
  menu: 'Menu',
  close: 'Close',
  search: 'Search',
  searchSite: 'Search this site',
  findHelp: 'Find help',
  onThisPage: 'On this page',
  source: 'Source',
  howWeArePaid: 'How we are paid',
  /** Heard before the mark itself: `Age 18+`. */
  age: 'Age',
  callout: { info: 'Note', warning: 'Warning', adult: 'Age limit' },
  status: { warning: 'Warning', closed: 'Closed', unlisted: 'No longer listed' },
  /** Unfolds the table behind a picture of data. */
  figures: 'The figures as a table',
  /** After the figure. */
  outOfTen: 'out of 10',
  bestFor: 'Best for',
  /** A date follows. */
  reviewed: 'Reviewed',
  prosAndCons: { for: 'For', against: 'Against' },
  comparison: {
    point: 'Point of comparison',
    differs: 'differs',
    best: 'best',
    onlyDifferences: 'Only what differs',
  },
  filters: { narrowedBy: 'Narrowed by', remove: (what: string): string => `Remove: ${what}` },
  pages: {
    name: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (number: string): string => `Page ${number}`,
  },
  preview: { name: 'Preview', draft: 'You are viewing a draft', leave: 'Leave preview' },
  absence: {
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
  },
}
