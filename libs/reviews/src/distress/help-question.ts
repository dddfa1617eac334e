/** What a search says of a reader in distress. */
export interface Distress {
  /** A life may be in danger. */
  isDanger: boolean
  /** The languages it may be in, ISO 639. */
  langs: readonly string[]
}

const form = /^help(?<danger>-112)?(?<langs>(?:-[a-z]{2})*)$/

/**
 * A question that finds the same help, for addresses: browsers keep those, and may show them to others. `help-112-it-es`
 * is of a life in danger, in Italian or Spanish, and says none of the reader’s own words.
 */
export function helpQuestionOf({ isDanger, langs }: Distress): string {
  const others = langs.includes('en') ? [] : langs
  return ['help', ...(isDanger ? ['112'] : []), ...others].join('-')
}

/** The distress that such a question stands for. `undefined`: it is none of them. */
export function readHelpQuestion(question: string): Distress | undefined {
  const { danger, langs = '' } = form.exec(question.trim())?.groups ?? {}
  if (danger === undefined && langs === '') return undefined
  return { isDanger: danger !== undefined, langs: langs === '' ? ['en'] : langs.slice(1).split('-') }
}
