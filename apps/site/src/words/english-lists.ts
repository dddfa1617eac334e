/** What lists say of themselves, in English. */
export const lists = {
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
