/**
 * What this trade asks of a document beyond its form.
 *
 * Models cannot say that an offer grows stale, or that the law limits wagering.
 * The rules are a table by type; a rule speaks only where the model has its field,
 * so that the models of other projects are left alone.
 *
 * @module
 */
import type { StoredDocument } from '../documents/stored-document.ts'
import { objectsAt, textAt } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { fieldsOf } from '../models/model.ts'
import type { CustomType } from '../models/model.ts'
import type { Finding } from './contract.ts'

type Rule = (data: JsonObject, nowMs: number) => Omit<Finding, 'path'> | undefined

const dayMs = 86_400_000
/** Readers are shown an offer only as long as somebody has looked at it lately. */
const verifiedForDays = 30
/** Great Britain, from 19 January 2026: Licence conditions and codes of practice, 5.1.1. */
const mostWagering = 10
const scoresApart = 0.5

const rules: Readonly<Record<string, readonly { field: string; rule: Rule }[]>> = {
  bonus: [
    {
      field: 'significant_terms',
      rule: needed(
        'significant_terms',
        'Significant terms stand beside the offer, or it may not be shown. Write them before publishing.',
        'error',
      ),
    },
    {
      field: 'terms_url',
      rule: needed('terms_url', 'Nobody can read the full terms from here. Give their address.'),
    },
    {
      field: 'product_category',
      rule: needed(
        'product_category',
        'Nothing says what the offer is for, and it may be for one product only. Choose it.',
      ),
    },
    {
      field: 'countries',
      rule: needed('countries', 'Without countries nobody knows who may take the offer. Name them.'),
    },
    { field: 'wagering_multiple', rule: wageringInBritain },
    { field: 'last_verified', rule: verifiedLately },
    { field: 'valid_to', rule: notOver },
  ],
  casino_review: [
    {
      field: 'author',
      rule: needed('author', 'A review without an author is trusted by nobody. Choose who wrote it.'),
    },
    {
      field: 'last_reviewed',
      rule: needed(
        'last_reviewed',
        'Readers cannot see how old the review is. Give the day it was last checked.',
      ),
    },
    { field: 'next_review_due', rule: reviewNotOverdue },
    { field: 'overall_score', rule: scoreLikeItsParts },
    { field: 'go_slug', rule: somewhereToGo },
  ],
  article: [
    {
      field: 'author',
      rule: needed('author', 'An article without an author is trusted by nobody. Choose who wrote it.'),
    },
    {
      field: 'published_on',
      rule: needed(
        'published_on',
        'Without a day it comes last in every list. Give the day it is published on.',
      ),
    },
  ],
}

/** What the rules of the trade say of a document at a time. */
export function findHouseFindings(document: StoredDocument, type: CustomType, nowMs: number): Finding[] {
  const fields = fieldsOf(type)
  const own = (Object.hasOwn(rules, document.type) && rules[document.type]) || []
  return own.flatMap(({ field, rule }) => {
    const finding = Object.hasOwn(fields, field) ? rule(document.data, nowMs) : undefined
    return finding ? [{ path: `data.${field}`, ...finding }] : []
  })
}

/** Why readers should not be led to a document any more, when its own rules say so: an offer that is stale or over. */
export function findStaleness(
  document: StoredDocument,
  type: CustomType,
  nowMs: number,
): Finding | undefined {
  return findHouseFindings(document, type, nowMs).find(
    ({ code }) => code === 'offer-stale' || code === 'offer-over',
  )
}

function needed(field: string, message: string, severity: Finding['severity'] = 'warning'): Rule {
  return (data) => (isFilled(data[field]) ? undefined : { severity, code: 'field-missing', message })
}

function wageringInBritain(data: JsonObject): ReturnType<Rule> {
  const times = data['wagering_multiple']
  const countries = (textAt(data, 'countries') ?? '').toUpperCase().split(/[\s,;]+/)
  if (typeof times !== 'number' || times <= mostWagering || !countries.includes('GB')) return undefined
  const message = `In Great Britain a bonus may be wagered ${mostWagering} times at most, and this says ${times}. Correct it, or take GB out of the countries.`
  return { severity: 'error', code: 'wagering-high', message }
}

function verifiedLately(data: JsonObject, nowMs: number): ReturnType<Rule> {
  const day = dayAt(data, 'last_verified')
  if (day === undefined) {
    const message =
      'Nobody has said when the offer was last checked, so it counts as stale. Check it and give the day.'
    return { severity: 'warning', code: 'offer-stale', message }
  }
  const days = Math.floor((nowMs - day) / dayMs)
  if (days <= verifiedForDays) return undefined
  const message = `The offer was last checked ${days} days ago; after ${verifiedForDays} it counts as stale. Check it and give the day.`
  return { severity: 'warning', code: 'offer-stale', message }
}

function notOver(data: JsonObject, nowMs: number): ReturnType<Rule> {
  const day = dayAt(data, 'valid_to')
  // The last day belongs to the offer.
  if (day === undefined || nowMs < day + dayMs) return undefined
  const message = 'The offer is over. Readers are no longer shown it. Give a later day, or unpublish it.'
  return { severity: 'warning', code: 'offer-over', message }
}

function reviewNotOverdue(data: JsonObject, nowMs: number): ReturnType<Rule> {
  const day = dayAt(data, 'next_review_due')
  if (day === undefined || nowMs < day + dayMs || data['status'] === 'closed') return undefined
  const message =
    'The next review was due and has not been done. Check the casino again, or give another day.'
  return { severity: 'warning', code: 'review-overdue', message }
}

function scoreLikeItsParts(data: JsonObject): ReturnType<Rule> {
  const overall = data['overall_score']
  const parts = objectsAt(data, 'rating_breakdown')
    .map(({ score }) => score)
    .filter((score) => typeof score === 'number')
  if (typeof overall !== 'number' || parts.length === 0) return undefined
  const mean = parts.reduce((sum, score) => sum + score, 0) / parts.length
  if (Math.abs(overall - mean) <= scoresApart) return undefined
  const message = `The scores below come to ${mean.toFixed(1)} on average, and this says ${overall}. Readers will ask why. Correct one or the other.`
  return { severity: 'warning', code: 'score-differs', message }
}

function somewhereToGo(data: JsonObject): ReturnType<Rule> {
  if (data['has_affiliate'] !== true || isFilled(data['go_slug'])) return undefined
  const message =
    'The casino pays for visits, but the button leads nowhere. Give the last part of its /go address.'
  return { severity: 'warning', code: 'field-missing', message }
}

function isFilled(value: JsonObject[string]): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined && value !== null && value !== ''
}

function dayAt(data: JsonObject, field: string): number | undefined {
  const day = Date.parse(textAt(data, field) ?? '')
  return Number.isNaN(day) ? undefined : day
}
