import type { Rule } from '@house-edge/content/validation'
import { readDay, readNumber, readText } from '@house-edge/slices/reading'
import { criterionWeights as weights } from '../rendering/review/scores.ts'
import { itemsOf } from './document-values.ts'

/** The overall score is the weighted mean of all seven, rounded to one decimal. */
export const scoreRule: Rule = function* (review) {
  if (review.type !== 'casino_review') return
  const scores = itemsOf(review.data['rating_breakdown'])
  const seen = new Map<string, number>()
  for (const [index, { criterion, score }] of scores.entries()) {
    const name = readText(criterion) ?? ''
    if (seen.has(name)) {
      yield {
        rule: 'scores/twice',
        path: ['rating_breakdown', index, 'criterion'],
        what: `${name} is scored twice`,
        todo: 'Remove one of the two.',
      }
    }
    const value = readNumber(score)
    // Values outside the scale are reported by the model.
    if (value !== undefined && Math.abs(value) < 1_000) seen.set(name, value)
  }
  const missing = Object.keys(weights).filter((name) => !seen.has(name))
  if (missing.length > 0) {
    yield {
      rule: 'scores/missing',
      severity: 'warning',
      path: ['rating_breakdown'],
      what: `there is no score for ${missing.join(', ')}`,
      todo: 'Score it; the overall score counts all seven.',
    }
    return
  }
  const given = readNumber(review.data['overall_score'])
  const latest = itemsOf(review.data['changelog'])
    .flatMap(({ date, score }) => (typeof score === 'number' ? [{ date: readDay(date) ?? '', score }] : []))
    .toSorted((one, other) => other.date.localeCompare(one.date))[0]
  if (latest && given !== undefined && latest.score !== given) {
    yield {
      rule: 'scores/latest-change-wrong',
      path: ['changelog'],
      what: `the latest change with a score says ${latest.score}, and the overall score is ${given}`,
      todo: 'Add the change that led to it, with its score.',
    }
  }
  const overall = overallScore(seen)
  if (given === undefined || given === overall) return
  yield {
    rule: 'scores/overall-wrong',
    path: ['overall_score'],
    what: `is ${given}, and the scores add up to ${overall}`,
    todo: `Enter ${overall}, or correct a score.`,
  }
}

/**
 * The weighted mean of all criteria, to one decimal, halves upwards.
 *
 * Uses whole numbers, because tenths have no exact binary form: a mean of 5.25 must be 5.3.
 *
 * @param scores A score for each criterion, as editors write it.
 */
export function overallScore(scores: ReadonlyMap<string, number>): number {
  let sum = 0n
  for (const [name, weight] of Object.entries(weights)) sum += BigInt(weight) * wholeOf(scores.get(name) ?? 0)
  // Hundredths of a weight times 1e6ths of a score, rounded to tenths.
  const tenth = (100n * unit) / 10n
  const tenths = (sum * 2n + tenth) / (tenth * 2n)
  return Number(tenths) / 10
}

const decimals = 6
const unit = 10n ** BigInt(decimals)

/** A score in millionths: more decimals than scores have. */
function wholeOf(score: number): bigint {
  const [whole = '0', fraction = ''] = score.toFixed(decimals).split('.')
  return BigInt(whole + fraction)
}
