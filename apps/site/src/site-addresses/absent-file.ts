import { absentPart, type AbsentFile } from '@house-edge/publishing'
import { absentCard } from '@house-edge/reviews/links'
import { siteLanguages } from '../language.ts'
import { routes } from '../routes.ts'
import { absentFeed } from './absent-feed.ts'

/** Says of the path of a feed, a part of the sitemap or a social card that there is none. `undefined`: its handler knows. */
export function absentFile(path: string): AbsentFile | undefined {
  return absentFeed(path) ?? absentPart(path, siteLanguages.length) ?? absentCard(routes, path)
}
