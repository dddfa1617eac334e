import { boundedQuestion } from '../question/search-question.ts'
import { wordsOfText } from './words.ts'

/** Shorter words resemble too many others. */
const shortestFuzzy = 4
/** Shorter words could mean anything. */
const shortestMeant = 5
/** Further from what was typed nothing is meant by it. */
const mostSlips = 2

/** The words of a question that are looked for. */
export function wordsAsked(question: string): readonly string[] {
  return [...new Set(wordsOfText(boundedQuestion(question)))]
}

/** How many letters of a word may be wrong when it is looked for. */
export function slipsIn(word: string): number {
  return word.length < shortestFuzzy ? 0 : Math.min(Math.round(word.length * 0.2), mostSlips)
}

/** How many may be wrong when another word is proposed. */
export function slipsMeant(word: string): number {
  return word.length < shortestMeant ? 0 : Math.min(Math.round(word.length * 0.4), mostSlips)
}
