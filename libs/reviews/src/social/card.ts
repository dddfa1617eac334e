import { type ScoreBand, scoreWords } from '@house-edge/ui'
import { bandOf } from '../bands/band-of.ts'
import { readCasino } from '../rendering/review/casino.ts'
import type { AllDocumentTypes, SettingsDocument } from '../documents.ts'
import { readText } from '@house-edge/slices/reading'
import { words } from '../words/words.ts'

/** What social networks show of a shared page. */
export interface Card {
  /** The kind of page, or the status of a casino that is closed or warned of. */
  kind: string
  isWarning: boolean
  title: string
  /** The score of a review, in words. */
  score: string | undefined
  /** What the score means. */
  band: ScoreBand | undefined
  /** Of how many points. */
  outOfTen: string
  /** The tagline of the site. */
  tagline: string
  /** The URL of its picture. */
  picture: string | undefined
}

/** The card of a document, in the language that is spoken: its name, its score, its picture or the site's. What the typeface cannot write is left out: of a page in Arabic the picture and the figure say it. The value of an offer is left out, because it must not be shown without its terms. */
export function cardOf(document: AllDocumentTypes, settings: SettingsDocument | undefined): Card {
  const data = document.data as Record<string, unknown>
  const status = document.type === 'casino_review' ? (readCasino(document)?.status ?? 'active') : 'active'
  const score = document.type === 'casino_review' ? (document.data.overall_score ?? undefined) : undefined
  const said = words().cards
  const kinds: Partial<Record<AllDocumentTypes['type'], string>> = said.kinds
  const pictures = [data['meta_image'], data['cover'], data['photo'], settings?.data.meta_image]
  return {
    kind: status === 'active' ? drawable(kinds[document.type] ?? '') : statusWord(status),
    isWarning: status !== 'active',
    title: drawable(readText(data['name']) ?? readText(data['title']) ?? ''),
    score: score === undefined ? undefined : scoreWords(score),
    band: drawableBand(score),
    outOfTen: drawable(said.outOfTen),
    tagline: taglineOf(settings),
    picture: pictures.map(addressOf).find((url) => url !== undefined),
  }
}

/** In English where the typeface cannot write the word: a card that only leaves out a warning recommends the casino. */
function statusWord(status: keyof ReturnType<typeof words>['cards']['statuses']): string {
  return drawable(words().cards.statuses[status]) || words('en').cards.statuses[status]
}

/** The card of a list. */
export function cardOfList(title: string, settings: SettingsDocument | undefined): Card {
  const picture = addressOf(settings?.data.meta_image)
  return {
    kind: '',
    isWarning: false,
    title: drawable(title),
    score: undefined,
    band: undefined,
    outOfTen: '',
    tagline: taglineOf(settings),
    picture,
  }
}

function drawableBand(score: number | undefined): ScoreBand | undefined {
  const band = bandOf(score)
  return band && { ...band, word: drawable(band.word) }
}

function taglineOf(settings: SettingsDocument | undefined): string {
  return drawable(settings?.data.tagline ?? '')
}

const longestTitle = 110
const undrawable = /[^\u0020-\u007E\u00A0-\u017F‐-―‘’‚“”„…€£×−]/gu

/**
 * What the one typeface of cards can write. For anything else the framework would ask third-party servers for fonts and
 * emoji. Signs without a reading, such as emoji, are taken out; with a letter or a figure that cannot be written all of it
 * is left out, because what is left of a name is another name.
 */
export function drawable(words: string): string {
  const whole = words.normalize('NFC')
  if (whole.match(undrawable)?.some((sign) => /[\p{L}\p{N}]/u.test(sign))) return ''
  const plain = whole.replaceAll(undrawable, '').replaceAll(/\s+/g, ' ').trim()
  return plain.length <= longestTitle ? plain : `${plain.slice(0, longestTitle).trimEnd()}…`
}

function addressOf(picture: unknown): string | undefined {
  return readText((Object(picture) as { url?: unknown }).url)
}
