/** The words of one language: docs/decisions/0281, and `../vocabulary.ts` for how they are written. */
export interface Vocabulary {
  /** ISO 639. */
  lang: string
  /** Of a life in danger. */
  danger: string
  /** Of addiction, debts, and of stopping and being kept out. */
  help: string
  /** Said above the help, which is in English. */
  said?: string
}
