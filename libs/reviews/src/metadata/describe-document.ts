import type { AllDocumentTypes } from '../documents.ts'
import { words } from '../words/words.ts'

/** The description for search engines, made from what the page shows, when editors wrote none. */
export function describeDocument(document: AllDocumentTypes): string | undefined {
  switch (document.type) {
    case 'person':
      return joined(document.data.name, joined(document.data.role, document.data.credentials, ': '), ', ')
    case 'topic':
      return document.data.description ?? undefined
    case 'game_provider':
    case 'payment_method':
    case 'operator':
    case 'regulator':
      return words().subjectPages.descriptions[document.type](document.data.name ?? '')
    case 'bonus':
      // The value of an offer is only for its markets, but everybody sees a description.
      return words().subjectPages.descriptions.bonus(document.data.title ?? '')
    default:
      return undefined
  }
}

function joined(first: string | null, second: string | null, between: string): string {
  return [first, second].filter(Boolean).join(between)
}
