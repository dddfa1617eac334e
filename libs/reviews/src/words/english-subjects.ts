/** What lists say of themselves, in English. */
export const subjects = {
  article: {
    next: 'Read next',
    title: 'The blog',
    lead: 'Guides, arithmetic and plain words about what games cost.',
    description:
      'Articles about odds, bonuses and the cost of casino games, with true arithmetic and no hype.',
  },
  casino_review: {
    title: 'Casino reviews',
    lead: 'Every casino we have tested, the best score first. No score can be bought.',
    description:
      'Casino reviews with scores, licences, payments and offers, each with its evidence and the date of the last check.',
  },
  bonus: {
    title: 'Offers',
    lead: 'What costs least to clear comes first, and each has its terms beside it. No offer makes a game cheaper than not playing.',
    description:
      'Offers of the casinos we have tested, with wagering, limits and the day on which we last read the terms.',
    notHere: (isOnePage: boolean): string =>
      `We show offers only to readers who can take them up, and ${isOnePage ? 'know of none for you' : 'none on this page is for you'}. Our reviews are the same everywhere.`,
    noneCurrent: (isOnePage: boolean): string =>
      `${isOnePage ? 'None of our offers' : 'No offer on this page'} can be taken up now: each has ended, or we have not read its terms lately.`,
  },
  person: {
    title: 'People',
    lead: 'Who tests, writes and checks what you read here.',
    description:
      'Everybody who tests casinos, writes and checks facts at House Edge, with what they answer for.',
  },
  topic: {
    title: 'Topics',
    lead: 'What we write about, subject by subject.',
    description:
      'The subjects House Edge writes about: what games cost, terms of offers, payments, rules, and help.',
  },
  game_provider: {
    title: 'Game makers',
    lead: 'Who makes the games, and which casinos have them.',
    description:
      'The makers of casino games, and which of the casinos we have tested offer games by each of them.',
  },
  payment_method: {
    title: 'Payment methods',
    lead: 'How money gets in and out: what it costs and how long it takes, casino by casino.',
    description:
      'Ways to pay at casinos: fees, limits and the time a withdrawal takes at each casino we have tested.',
  },
  operator: {
    title: 'Operators',
    lead: 'The companies behind the casinos. Two names on the web are often one firm.',
    description:
      'The companies that run the casinos we have tested, and which casinos belong to each of them.',
  },
  regulator: {
    title: 'Regulators',
    lead: 'Who licenses casinos, and where you can look a licence up yourself.',
    description:
      'The authorities that casinos we have tested name as theirs, with their public registers and licence numbers.',
  },
  warnings: {
    title: 'Warnings',
    lead: 'Casinos we warn of and casinos that have closed, with the day and the reason.',
    description:
      'Casinos that House Edge warns of or that have closed: since when, why, and what to do with a balance there.',
  },
  news: {
    title: 'News and changes',
    lead: 'What opened, closed or changed its terms, and every score that moved, with the day.',
    description:
      'What changed at the casinos we review: new reviews, scores that moved, terms, warnings and offers, day by day.',
  },
}

/** What social networks show of a page, in English. */
export const cards = {
  kinds: {
    casino_review: 'Casino review',
    article: 'Article',
    person: 'Who writes here',
    topic: 'Topic',
    game_provider: 'Game maker',
    payment_method: 'Payment method',
    operator: 'Operator',
    regulator: 'Regulator',
    bonus: 'An offer and its terms',
  },
  statuses: { warning: 'Warning', closed: 'Closed', unlisted: 'No longer listed' },
  outOfTen: 'out of 10',
}
