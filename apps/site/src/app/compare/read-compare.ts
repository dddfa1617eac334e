import type { QuestionRead } from '@house-edge/publishing'
import { readAverages } from '@house-edge/readers/rating'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { hrefOfComparison } from '@house-edge/reviews/comparing'
import { allCasinos, byScore } from '@house-edge/reviews/filter'
import { publicBackend } from '../../backend.ts'
import { tagsOfCasinos } from '../../content/casino-tags.ts'
import { findCasino } from '@house-edge/reviews/casino'
import { links, linksIn } from '../../links.ts'
import { readFrame, withFrame } from '../../questions/framed.ts'
import type { CompareRequest, CompareShown } from './compare-question.tsx'

/** Finds the casinos to compare, and those that can be added. */
export const readCompare: QuestionRead<CompareRequest, CompareShown, AllDocumentTypes> = async (
  query,
  { client, lang },
) => {
  const { asked, askedCountry, uids, isTooMany, country } = query
  const framing = readFrame({ client })
  const { casinos, documentOf } = await allCasinos(client, linksIn(lang))
  const listed = new Set(casinos.map(({ uid }) => uid))
  // A link that was shared before a review was renamed still compares it.
  const found = await Promise.all(
    uids.map(async (uid) => (listed.has(uid) ? uid : (await findCasino(uid, client, linksIn(lang)))?.uid)),
  )
  const chosen = [...new Set(found)].flatMap((uid) => {
    const casino = casinos.find((each) => each.uid === uid)
    const document = casino && documentOf(casino)
    return casino && document ? [{ casino, document }] : []
  })
  // Forms and unknown names redirect to the canonical URL, so that everybody shares the same one.
  const chosenUids = chosen.map(({ casino: { uid } }) => uid)
  if ((asked !== undefined && asked !== chosenUids.join(',')) || askedCountry !== country)
    return { redirectTo: hrefOfComparison(chosenUids, country, linksIn(lang), isTooMany) }
  const others = casinos.filter(({ uid }) => !chosenUids.includes(uid)).toSorted(byScore)
  const tags = tagsOfCasinos(
    chosen.map(({ document }) => document),
    lang,
  )
  const readers = await readAverages(
    publicBackend(),
    chosen.map(({ document }) => links.toldId(document)),
  )
  const shown = withFrame(await framing, { asked: query, chosen, others, readers }, tags, lang)
  // Without them it is shown, and kept for nobody else.
  return readers ? shown : { ...shown, isPassing: true }
}
