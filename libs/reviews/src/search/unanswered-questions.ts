import { foldLetters } from '../letters/fold-letters.ts'

/** More questions are not counted: a stranger who asks a thousand things fills no memory. */
const mostKept = 500
/** Shown from here on: what few have asked may say who they are. */
const leastShown = 5
/** Of one question in a minute one is counted, whoever asks how often. */
const minuteMs = 60_000
/** A name, an address or a number of a reader is no subject of a search: such questions are not kept. */
const subject = /^[\p{L}\p{M}'’ -]{3,40}$/u
const mostWords = 4

interface Missed {
  times: number
  countedAt: number
}

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place = Symbol.for('@house-edge/reviews/missed')

function kept(): Map<string, Missed> {
  const holder = globalThis as { [place]?: Map<string, Missed> }
  return (holder[place] ??= new Map())
}

function keyOf(question: string): string | undefined {
  const key = foldLetters(question).replaceAll(/\s+/g, ' ').trim()
  return subject.test(key) && key.split(' ').length <= mostWords ? key : undefined
}

/** Notes that a search found nothing. From now on it is counted when it is asked, which a kept page does not know. */
export function noteMissed(question: string, now: number): void {
  const key = keyOf(question)
  const all = kept()
  if (key === undefined || all.has(key)) return
  if (all.size >= mostKept) {
    const [least] = [...all].toSorted(([, one], [, other]) => one.times - other.times)
    if (least) all.delete(least[0])
  }
  all.set(key, { times: 1, countedAt: now })
}

/** Notes that a search finds something, since something was published. */
export function noteFound(question: string): void {
  const key = keyOf(question)
  if (key !== undefined) kept().delete(key)
}

/** Counts a question that is known to find nothing. Nothing of who asks is kept, nor when but the last minute. */
export function countAsked(question: string, now: number): void {
  const all = kept()
  if (all.size === 0) return
  const key = keyOf(question)
  const missed = key === undefined ? undefined : all.get(key)
  if (!missed || now - missed.countedAt < minuteMs) return
  missed.times += 1
  missed.countedAt = now
}

/** What readers look for and do not find, most often asked first, since the process started. */
export function missedSearches(): readonly { question: string; times: number }[] {
  return [...kept()]
    .flatMap(([question, { times }]) => (times >= leastShown ? [{ question, times }] : []))
    .toSorted((one, other) => other.times - one.times)
}
