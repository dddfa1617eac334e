/**
 * SHA-256 that answers at once (FIPS 180-4, §6.2). Edge runtimes have `crypto.subtle` alone, which answers later, and
 * headers are made where nothing can wait.
 *
 * @module
 */

/** The first bits behind the point of a root of each prime, which the standard takes for its constants. */
function fractionsOf(root: (prime: number) => number, count: number): Uint32Array {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32)
}

const start = fractionsOf(Math.sqrt, 8)
const constants = fractionsOf(Math.cbrt, 64)

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

/** The digest of a text in UTF-8. */
export function sha256(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  // The text, a bit, zeros, and its length in bits: whole blocks of 64 bytes.
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  const state = start.slice()
  for (let offset = 0; offset < padded.length; offset += 64) addBlock(state, view, offset)
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => digest.setUint32(index * 4, word))
  return new Uint8Array(digest.buffer)
}

function addBlock(state: Uint32Array, view: DataView, offset: number): void {
  const words = new Uint32Array(64)
  const word = (index: number) => words[index] ?? 0
  for (let t = 0; t < 64; t++) {
    if (t < 16) {
      words[t] = view.getUint32(offset + t * 4)
      continue
    }
    const [near, far] = [word(t - 2), word(t - 15)]
    const small = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    words[t] = (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)) + word(t - 7) + small + word(t - 16)
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let t = 0; t < 64; t++) {
    const chosen = (e & f) ^ (~e & g)
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (constants[t] ?? 0) + word(t)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((value, index) => (state[index] = (state[index] ?? 0) + value))
}
