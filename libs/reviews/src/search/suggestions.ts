import type { ContentClient } from '@house-edge/content'
import { readCasino } from '../rendering/review/casino.ts'
import type { AllDocumentTypes, SettingsDocument } from '../documents.ts'
import { type ReviewStatus, statusWarning } from '@house-edge/ui'
import type { Suggested, Suggestion } from '@house-edge/ui/islands'
import type { Links } from '../links.ts'
import { findDistressTyped } from '../distress/find-distress.ts'
import { type Distress, helpQuestionOf } from '../distress/help-question.ts'
import { isKind, type Kind } from '../search-index/searchable.ts'
import type { Hit } from '../text-index/hits.ts'
import type { Answering } from '../search-index/search-engine.ts'
import { words } from '../words/words.ts'
import { type ListedKind, listAskedFor } from './kind-words.ts'
import { typedInOurWords } from './synonyms.ts'

/** More is no help to choose from. */
const most = 6

/** Offers are not suggested: which of them may be shown depends on the day and the reader. */
const isSuggested = (kind: string): kind is Exclude<Kind, 'bonus'> => isKind(kind) && kind !== 'bonus'

/** Where a search finds the same help, that of the reader's country first, by an address without the reader's words. */
const helpAt = ({ search }: Links, distress: Distress): Suggestion => ({
  title: words().help.title,
  href: `${search}?q=${helpQuestionOf(distress)}`,
  note: words().search.notes.help,
})

const listsIn = (links: Links): Readonly<Record<ListedKind, string>> => ({
  casino_review: links.reviews,
  article: links.blog,
  bonus: links.offers,
  payment_method: links.paymentMethods,
  game_provider: links.gameMakers,
  operator: links.operators,
  regulator: links.regulators,
  topic: links.topics,
  person: links.people,
})

/** The list that is named by what is typed. */
function listFor(typed: string, links: Links): readonly Suggestion[] {
  const kind = listAskedFor(typed)
  if (kind === undefined) return []
  return [
    { title: words().subjects[kind].title, href: listsIn(links)[kind], note: words().search.notes.list },
  ]
}

/**
 * Pages whose titles begin like what is being typed, or like what editors say that it means here: the same for every reader.
 * The list that it names comes first. Help alone for a reader in distress, also
 * while there is no index.
 */
export async function findSuggestions(
  index: () => Promise<Pick<Answering, 'complete'>>,
  {
    client,
    links,
    settings,
    say = (make) => make(),
  }: {
    client: Pick<ContentClient<AllDocumentTypes>, 'findById'>
    links: Links
    /** What editors say that words mean. Default: nothing. */
    settings?: () => Promise<SettingsDocument | null | undefined>
    /** Says something in the reader's language. Default: in that of the process. */
    say?: <Said>(make: () => Said) => Said
  },
  typed: string,
): Promise<Suggested> {
  const distress = findDistressTyped(typed)
  if (distress) return say(() => spoken([helpAt(links, distress)]))
  const { complete } = await index()
  const inWords = typedInOurWords(typed, await settings?.())
  const hits = [...(await complete(typed)), ...(inWords === typed ? [] : await complete(inWords))]
  const suggested = [...new Map(hits.map((hit) => [hit.id, hit])).values()].filter(({ kind }) =>
    isSuggested(kind),
  )
  const found = await Promise.all(
    suggested.slice(0, most).map(async (hit) => {
      // What readers are warned of is said of casinos alone.
      const review = hit.kind === 'casino_review' ? await client.findById(hit.id) : undefined
      return { hit, review }
    }),
  )
  return say(() =>
    spoken(
      [
        ...listFor(typed, links),
        ...openFirst(found.flatMap(({ hit, review }) => suggestionOf(hit, review, links) ?? [])).map(
          ({ suggestion }) => suggestion,
        ),
      ].slice(0, most),
    ),
  )
}

/** With what a screen reader says of them, in the language that is spoken. */
function spoken(suggestions: readonly Suggestion[]): Suggested {
  const { suggested } = words().search
  return { suggestions, label: suggested.label, announcement: suggested.announcement(suggestions.length) }
}

/** A suggestion, and the state of a casino among them. */
interface Found {
  suggestion: Suggestion
  status: ReviewStatus | undefined
}

/** Among the places of casinos, those one may choose stand before the others. */
function openFirst(suggestions: readonly Found[]): readonly Found[] {
  const isOpen = ({ status }: Found): number => (status === 'active' ? 0 : 1)
  const casinos = suggestions
    .filter(({ status }) => status !== undefined)
    .toSorted((one, other) => isOpen(one) - isOpen(other))
  return suggestions.map((suggestion) =>
    suggestion.status === undefined ? suggestion : (casinos.shift() ?? suggestion),
  )
}

function suggestionOf(
  { kind, uid, title }: Hit,
  review: AllDocumentTypes | undefined,
  { documentPath }: Links,
): Found | undefined {
  const href = documentPath(kind, uid)
  if (href === undefined) return undefined
  const status = review?.type === 'casino_review' ? readCasino(review)?.status : undefined
  // A casino whose state is not known is not suggested.
  if (kind === 'casino_review' && status === undefined) return undefined
  const warning = statusWarning(status)
  return {
    status,
    suggestion: {
      title,
      href,
      note: isSuggested(kind) ? words().search.notes[kind] : undefined,
      ...(warning && { warning }),
    },
  }
}
