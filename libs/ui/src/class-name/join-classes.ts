/** Joins a component's own class with the one its caller gave. */
export function joinClasses(own: string, given: string | undefined): string {
  return given ? `${own} ${given}` : own
}
