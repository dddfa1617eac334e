/**
 * Lists the pages worth naming: the first, the last, and those around the one
 * being shown. A negative number stands for a gap before the page it negates.
 */
export function pageSteps(page: number, pages: number): readonly number[] {
  const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= 1,
  )
  return named.flatMap((each, place) => {
    const before = named[place - 1] ?? 0
    if (each - before === 2) return [each - 1, each]
    return each - before > 2 ? [-each, each] : [each]
  })
}
