import { pseudoLanguage, speak } from '@house-edge/ui/language'
import { afterEach, describe, expect, it } from 'vitest'
import type { ArticleDocument, CasinoReviewDocument } from '../documents.ts'
import { describeDocument } from '../metadata/describe-document.ts'
import { ApartList, NewsList } from '../news/news-list.tsx'
import { apartCasinos, newsOf } from '../news/news-of.ts'
import { LicencesOfCasinos, PaymentAtCasinos } from '../rendering/subject/at-casinos.tsx'
import {
  SubjectAbout,
  type SubjectDocument,
  SubjectHeader,
  type SubjectType,
} from '../rendering/subject/subject-header.tsx'
import { leftInEnglish as left } from '../testing/left-in-english.ts'
import { links } from '../testing/site.ts'
import { allOf, withGroups } from '../testing/wordless.ts'
import { namings } from './related.ts'
import { seeAlsoLinks } from './see-also.ts'
import { shownArticles, shownReviews } from './shown-documents.ts'
import { subjectsOnPage } from './subjects-on-page.ts'

const today = '2026-11-20'
const reviews = (allOf('casino_review') as readonly CasinoReviewDocument[]).map(withGroups)
const articles = allOf('article') as readonly ArticleDocument[]
const published = { reviews, articles }

afterEach(() => speak(undefined))

describe('pseudo-language', () => {
  it.each(Object.keys(namings) as SubjectType[])('leaves no English on what is about a %s', (type) => {
    const subjects = allOf(type).map((each) => ({ ...(each as SubjectDocument), alternate_languages: [] }))
    for (const document of subjects)
      expect(
        left(() => (
          <>
            <SubjectHeader document={document} />
            <SubjectAbout document={document} />
            <p>{describeDocument(document)}</p>
            {[
              ...shownReviews(document, published.reviews, links),
              ...shownArticles(document, articles, links),
              ...seeAlsoLinks(document, published, links).flatMap(({ title, more }) => [
                { title },
                { title: more?.text },
              ]),
            ].map(({ title }) => (
              <p key={title}>{title}</p>
            ))}
            {document.type === 'payment_method' && (
              <PaymentAtCasinos subject={document} reviews={published.reviews} />
            )}
            {document.type === 'regulator' && (
              <LicencesOfCasinos subject={document} reviews={published.reviews} />
            )}
          </>
        )),
      ).toEqual([])
    speak(pseudoLanguage)
    const { shown } = subjectsOnPage({ documents: subjects, ...published }, 1, 48, links)
    expect(left(<>{shown.map(({ context }) => `${context}\n`)}</>)).toEqual([])
  })

  it('leaves no English in news and warnings', () => {
    const markets = undefined
    expect(
      left(() => (
        <>
          <NewsList news={newsOf(reviews, links, today)} markets={markets} />
          <NewsList news={[]} markets={markets} />
          <ApartList casinos={apartCasinos(reviews, links)} />
          <ApartList casinos={[]} />
        </>
      )),
    ).toEqual([])
  })
})
