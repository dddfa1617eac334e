/** The query of an address, without its `?`. `undefined`: it has none. */
export function queryOf(address: string): string | undefined {
  return address.split('?')[1]
}
