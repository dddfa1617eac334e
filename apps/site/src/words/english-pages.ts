/** What pages of people, topics, payment methods and the like say around their lists, in English. What stands in brackets becomes a link. */
export const subject = {
  best: (count: string): string => `The ${count} with the best scores.`,
  newest: (count: string): string => `The newest ${count}.`,
  allCasinos: (count: string): string => `All ${count} casinos`,
  compare: 'Filter and compare them',
  allArticles: (count: string): string => `All ${count} articles`,
  nothing: 'Nothing about it yet',
  seeAll: 'No review and no article of ours names it. See [every casino we have reviewed].',
}

/** Where more of the news can be heard. */
export const hearNews = {
  apart: 'Only those we warn of, and those that have closed: [warnings and closures].',
  title: 'Hear of it',
  text: 'All of it is in the [feed of news], for a feed reader. What is older stands in each review, under “What has changed”.',
}

/** The same of warnings. */
export const hearWarnings = {
  title: 'Hear of the next one',
  text: 'Every warning is in the [feed of warnings], for a feed reader, and in the [newsletter] under “Warnings, new reviews, and scores that changed”. What else happened is in [news and changes].',
}

/** The same of what a calculator works out. */
export const workedOut = {
  titles: { wagering: 'What a bonus costs to clear', evening: 'What an evening costs' },
  description: 'A result of our calculators, with the figures it was made of.',
  lead: 'From the figures in the address of this page, which is all that is kept of them.',
  calculator: 'Calculator',
}
