import { longestQuestion } from './search-question.ts'

/** What the link says by which a reader looks for what they did not find at an address. */
export const ofAddress = { name: 'for', value: 'address' } as const

/** Endings of files, which other sites and older ones had in their addresses. */
const ending = /\.(?:html?|php|aspx?)$/i

/**
 * The words of the last part of an address, to be searched for: an address that has no page was often copied with a letter
 * too few, or is that of a page that has moved.
 *
 * @param address A whole URL, such as a `Referer`. Browsers say no path there to other sites.
 * @returns Empty where there are none.
 */
export function wordsOfAddress(address: string | null): string {
  const last =
    URL.parse(address ?? '')
      ?.pathname.split('/')
      .findLast((part) => part !== '') ?? ''
  return decoded(last)
    .replace(ending, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, longestQuestion)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
