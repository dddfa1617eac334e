/** The fields of a posted form: the first value of each name. */
export interface FormFields {
  /** A text. */
  get(name: string): string | undefined
  /** A file; `undefined` when none was chosen, which browsers send as an empty file. */
  file(name: string): File | undefined
}
