/** How often keys came lately, about: never less than they did. */
export interface Frequencies {
  /** Counts a key. @returns How often it came, this time included; at most 255. */
  note: (key: string) => number
  of: (key: string) => number
}

const rows = 4
/** Counters of a row. A power of two. */
const width = 2 ** 14
/** After so many keys all counts are halved, so that what was popular once makes room. */
const keysToHalve = 10 * width

/**
 * Counts in fixed memory, 64 kB, however many different keys come: a count-min sketch whose counts age (TinyLFU, Einziger,
 * Friedman and Manes, 2017, https://doi.org/10.1145/3149371).
 */
export function createFrequencies(): Frequencies {
  const counts = new Uint8Array(rows * width)
  let noted = 0
  const placesOf = (key: string): number[] => {
    const hash = hashOf(key)
    const step = Math.imul(hash, 0x9e37_79b1) | 1
    return Array.from({ length: rows }, (_, row) => row * width + (((hash + row * step) >>> 7) & (width - 1)))
  }
  const least = (places: readonly number[]): number => Math.min(...places.map((place) => counts[place]!))
  return {
    note: (key) => {
      noted += 1
      if (noted >= keysToHalve) {
        for (let place = 0; place < counts.length; place += 1) counts[place] = counts[place]! >>> 1
        noted = 0
      }
      const places = placesOf(key)
      const count = Math.min(255, least(places) + 1)
      // Only the smallest are raised: the others count other keys too.
      for (const place of places) if (counts[place]! < count) counts[place] = count
      return count
    },
    of: (key) => least(placesOf(key)),
  }
}

/** FNV-1a over UTF-16. Nobody gains by keys that meet: they count as more than they are, and nothing else. */
function hashOf(key: string): number {
  let hash = 0x811c_9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x0100_0193)
  hash ^= hash >>> 15
  return Math.imul(hash, 0x85eb_ca6b) ^ (hash >>> 13)
}
