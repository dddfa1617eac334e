import { readCasino } from '@house-edge/slices'
import type { AllDocumentTypes, SettingsDocument } from '@house-edge/slices/documents'

/** What is shown of a page where its address is shared. */
export interface Card {
  /** Of what kind it is; for a casino that is not simply open, that. */
  kind: string
  isWarning: boolean
  title: string
  /** Of a review. */
  score: number | undefined
  /** What the site says of itself. */
  tagline: string
  /** Where its picture is. */
  picture: string | undefined
}

const kinds: Partial<Record<AllDocumentTypes['type'], string>> = {
  casino_review: 'Casino review',
  article: 'Article',
  person: 'Who writes here',
  topic: 'Topic',
  game_provider: 'Game maker',
  payment_method: 'Payment method',
  operator: 'Operator',
  regulator: 'Regulator',
  bonus: 'An offer and its terms',
}
const warnings = { warning: 'Warning', closed: 'Closed', unlisted: 'No longer listed' } as const

/** The card of a document: its name, its score, its picture or the site's. What an offer is worth needs its terms beside it, and is left out. */
export function cardOf(document: AllDocumentTypes, settings: SettingsDocument | undefined): Card {
  const data = document.data as Record<string, unknown>
  const status = document.type === 'casino_review' ? (readCasino(document)?.status ?? 'active') : 'active'
  const pictures = [data['meta_image'], data['cover'], data['photo'], settings?.data.meta_image]
  return {
    kind: status === 'active' ? (kinds[document.type] ?? '') : warnings[status],
    isWarning: status !== 'active',
    title: drawable(textOf(data['name']) ?? textOf(data['title']) ?? ''),
    score: document.type === 'casino_review' ? (document.data.overall_score ?? undefined) : undefined,
    tagline: taglineOf(settings),
    picture: pictures.map(addressOf).find((url) => url !== undefined),
  }
}

/** The card of a list. */
export function cardOfList(title: string, settings: SettingsDocument | undefined): Card {
  const picture = addressOf(settings?.data.meta_image)
  return { kind: '', isWarning: false, title, score: undefined, tagline: taglineOf(settings), picture }
}

function taglineOf(settings: SettingsDocument | undefined): string {
  return drawable(settings?.data.tagline ?? '')
}

const longestTitle = 110

/**
 * What the one typeface of cards can write. For anything else the framework would ask servers of others
 * for fonts and for pictures of emoji, at the wish of whoever wrote the text.
 */
export function drawable(words: string): string {
  const plain = words
    .normalize('NFC')
    .replaceAll(/[^\u0020-\u007E\u00A0-\u017F‐-―‘’‚“”„…€£×−]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.length <= longestTitle ? plain : `${plain.slice(0, longestTitle).trimEnd()}…`
}

function addressOf(picture: unknown): string | undefined {
  return textOf((Object(picture) as { url?: unknown }).url)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
