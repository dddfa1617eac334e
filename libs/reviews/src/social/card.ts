import type { ScoreBand } from '@house-edge/ui'
import { bandOf } from '../bands/band-of.ts'
import { readCasino } from '../rendering/review/casino.ts'
import type { AllDocumentTypes, SettingsDocument } from '../documents.ts'
import { readText } from '@house-edge/slices/reading'

/** What social networks show of a shared page. */
export interface Card {
  /** The kind of page, or the status of a casino that is closed or warned of. */
  kind: string
  isWarning: boolean
  title: string
  /** The score of a review. */
  score: number | undefined
  /** What the score means. */
  band: ScoreBand | undefined
  /** The tagline of the site. */
  tagline: string
  /** The URL of its picture. */
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

/** The card of a document: its name, its score, its picture or the site's. The value of an offer is left out, because it must not be shown without its terms. */
export function cardOf(document: AllDocumentTypes, settings: SettingsDocument | undefined): Card {
  const data = document.data as Record<string, unknown>
  const status = document.type === 'casino_review' ? (readCasino(document)?.status ?? 'active') : 'active'
  const score = document.type === 'casino_review' ? (document.data.overall_score ?? undefined) : undefined
  const pictures = [data['meta_image'], data['cover'], data['photo'], settings?.data.meta_image]
  return {
    kind: status === 'active' ? (kinds[document.type] ?? '') : warnings[status],
    isWarning: status !== 'active',
    title: drawable(readText(data['name']) ?? readText(data['title']) ?? ''),
    score,
    band: bandOf(score),
    tagline: taglineOf(settings),
    picture: pictures.map(addressOf).find((url) => url !== undefined),
  }
}

/** The card of a list. */
export function cardOfList(title: string, settings: SettingsDocument | undefined): Card {
  const picture = addressOf(settings?.data.meta_image)
  return {
    kind: '',
    isWarning: false,
    title,
    score: undefined,
    band: undefined,
    tagline: taglineOf(settings),
    picture,
  }
}

function taglineOf(settings: SettingsDocument | undefined): string {
  return drawable(settings?.data.tagline ?? '')
}

const longestTitle = 110

/**
 * The characters of the one typeface of cards. For any other the framework would ask third-party servers
 * for fonts and emoji.
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
  return readText((Object(picture) as { url?: unknown }).url)
}
