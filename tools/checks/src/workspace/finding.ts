/** A broken promise: where, and what to do about it. */
export interface Finding {
  where: string
  what: string
}
