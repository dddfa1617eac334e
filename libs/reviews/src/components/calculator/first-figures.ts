/** A figure that a calculator asks for. */
export interface FigureField {
  /** What stands in the field where no other was chosen. */
  first: number
  /** The largest that makes sense: more is a slip of the finger. */
  most: number
}

/** The first figures of a calculator. Those that are missing, or that its fields would refuse, are its own. */
export type FirstFigures<Terms> = { readonly [Name in keyof Terms]?: Terms[Name] | undefined }

/** What stands in a field at first. */
export function firstOf({ first, most }: FigureField, chosen: number | undefined): number {
  return chosen !== undefined && chosen >= 0 && chosen <= most ? chosen : first
}
