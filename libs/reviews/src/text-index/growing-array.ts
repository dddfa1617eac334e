/** Numbers one after another, in an array that doubles: a list of JavaScript takes eight bytes for each and more to grow. */
export interface Growing<List extends Uint8Array | Uint16Array | Uint32Array> {
  list: List
  length: number
}

/** Adds a number at the end. */
export function push(growing: Growing<Uint8Array | Uint16Array | Uint32Array>, value: number): void {
  if (growing.length === growing.list.length) grow(growing, growing.length + 1)
  growing.list[growing.length] = value
  growing.length += 1
}

/** Adds a text at the end, as UTF-8. */
export function pushText(growing: Growing<Uint8Array>, text: string): void {
  // A letter of a string takes three bytes at most.
  if (growing.length + text.length * 3 > growing.list.length) grow(growing, growing.length + text.length * 3)
  const { list, length } = growing
  growing.length += Buffer.from(list.buffer, list.byteOffset, list.byteLength).write(text, length)
}

/** Adds bytes at the end. */
export function pushBytes(growing: Growing<Uint8Array>, bytes: Uint8Array): void {
  const length = growing.length + bytes.length
  if (length > growing.list.length) grow(growing, length)
  growing.list.set(bytes, growing.length)
  growing.length = length
}

/** What was added, without the room to grow. */
export function grown<List extends Uint8Array | Uint16Array | Uint32Array>({
  list,
  length,
}: Growing<List>): List {
  return list.slice(0, length) as List
}

function grow(growing: Growing<Uint8Array | Uint16Array | Uint32Array>, least: number): void {
  const { list } = growing
  const length = Math.max(least, list.length * 2)
  const larger = new (list.constructor as new (length: number) => typeof list)(length)
  larger.set(list)
  growing.list = larger
}
