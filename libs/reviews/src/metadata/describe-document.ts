import type { AllDocumentTypes } from '../documents.ts'

/** The description for search engines, made from what the page shows, when editors wrote none. */
export function describeDocument(document: AllDocumentTypes): string | undefined {
  switch (document.type) {
    case 'person':
      return joined(document.data.name, joined(document.data.role, document.data.credentials, ': '), ', ')
    case 'topic':
      return document.data.description ?? undefined
    case 'game_provider':
      return `Casinos with games by ${document.data.name} that we have tested: scores, licences, and how soon they pay.`
    case 'payment_method':
      return `What ${document.data.name} costs and how long a withdrawal takes, casino by casino, as we have tested it.`
    case 'operator':
      return `The casinos run by ${document.data.name} that we have tested: scores, licences, and how soon they pay.`
    case 'regulator':
      return `Casinos that name ${document.data.name}: licence numbers, whether its register has them, and the day we last looked.`
    case 'bonus':
      // The value of an offer is only for its markets, but everybody sees a description.
      return `${document.data.title}: wagering, limits and the significant terms of this offer, and when we last read them.`
    default:
      return undefined
  }
}

function joined(first: string | null, second: string | null, between: string): string {
  return [first, second].filter(Boolean).join(between)
}
