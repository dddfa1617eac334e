/** Orders ids, days and paths, which are the same in every language, so that no language decides their order. */
export function compareCodes(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
