import type { TranslationList, TranslationOf } from '../../desk/contract.ts'
import { momentOf } from '../../documents/wire-date.ts'
import type { StoredDocument } from '../../documents/stored-document.ts'
import { changedAtMs, everyDocument, summaryOf, titleOf } from '../../repository/document-states.ts'
import type { Repository } from '../../repository/repository.ts'
import type { Service } from '../../service.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { translationsOf } from '../../snapshot/translations.ts'

const pageSize = 50

/**
 * Everything as it was last left. A translation counts from its draft on, also where only a release has it, so that no other
 * editor begins it too.
 */
export function asLastLeft(repository: Repository): Snapshot {
  const left = new Map<string, StoredDocument>()
  for (const { documents } of repository.releases.values())
    for (const [id, document] of documents) if (!repository.master.get(id)) left.set(id, document)
  for (const [id, { document }] of repository.drafts) left.set(id, document)
  return repository.master.with(left)
}

/**
 * Finds what is to be translated, and what was published anew since it was. The query is that of
 * {@link TranslationListQuery}.
 */
export function listTranslations(query: URLSearchParams, { repository }: Service): TranslationList {
  const type = query.get('type')
  const asked = query.get('lang')
  const isWhole = query.get('todo') === 'no'
  const snapshot = asLastLeft(repository)
  const languages = repository.languages.map(({ id }) => id)
  const rows = everyDocument(repository)
    .filter((document) => type === null || document.type === type)
    .flatMap((document) => {
      const others = translationsOf(document, snapshot)
      return isOriginal(document, others, repository) ? [rowOf(document, others, languages, repository)] : []
    })
  const isOf = ({ lang }: Pick<TranslationOf, 'lang'>): boolean => asked === null || lang === asked
  const wanted = rows
    .filter(({ others }) => isWhole || others.some((each) => isOf(each) && isToDo(each)))
    .sort((a, b) => (keyOf(a, repository) < keyOf(b, repository) ? -1 : 1))
  const page = Math.max(1, Number(query.get('page')) || 1)
  return {
    items: wanted.slice((page - 1) * pageSize, page * pageSize).map(({ original, others }) => ({
      original: summaryOf(original, repository),
      others: others.filter(isOf).map(({ document, ...other }) => ({
        ...other,
        document: document ? summaryOf(document, repository) : null,
      })),
    })),
    total: wanted.length,
    page,
    pageSize,
    toDo: Object.fromEntries(
      languages.map((lang) => [
        lang,
        rows.filter(({ others }) => others.some((each) => each.lang === lang && isToDo(each))).length,
      ]),
    ),
  }
}

interface Row {
  original: StoredDocument
  others: { lang: string; document: StoredDocument | undefined; olderSinceMs: number | null }[]
}

type Kept = Row['others'][number]
type Stated = Pick<TranslationOf, 'lang' | 'olderSinceMs'> & { document: unknown }

function rowOf(
  original: StoredDocument,
  others: readonly StoredDocument[],
  languages: readonly string[],
  repository: Repository,
): Row {
  const publishedMs = momentOf(repository.master.get(original.id)?.last_publication_date)
  return {
    original,
    others: languages
      .filter((lang) => lang !== original.lang)
      .map((lang): Kept => {
        const document = others.find((other) => other.lang === lang)
        // Of what only a release has nobody knows when it was written.
        const changedMs = (document && changedAtMs(document.id, repository)) || Infinity
        const isOlder = publishedMs !== undefined && changedMs < publishedMs
        return { lang, document, olderSinceMs: isOlder ? publishedMs : null }
      }),
  }
}

/** The document in the master language, or else the first of those in others. */
function isOriginal(
  { id, lang }: StoredDocument,
  others: readonly StoredDocument[],
  { masterLanguage }: Repository,
): boolean {
  if (lang === masterLanguage) return true
  return others.every((other) => other.lang !== masterLanguage && lang < other.lang && id !== other.id)
}

function isToDo({ document, olderSinceMs }: Stated): boolean {
  return !document || olderSinceMs !== null
}

function keyOf({ original }: Row, repository: Repository): string {
  return `${original.type}\n${titleOf(original, repository).toLowerCase()}`
}
