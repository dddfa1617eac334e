/** Repeatable whole numbers from 0 to below the limit (Park–Miller), so that a failing case can be run again. */
export function createRandom(seed: number): (limit: number) => number {
  let state = (seed % 2_147_483_646) + 1
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}
