import type { ContentClient, ContentStore } from '@house-edge/content'
import type { PrismicDocument } from '@prismicio/client'
import type { ReactElement, ReactNode } from 'react'

/** What a question is read from. */
export interface QuestionRequest {
  /** Parameters of the address, as Next hands them to pages. */
  query: Readonly<Record<string, string | string[] | undefined>>
  headers: Pick<Headers, 'get'>
  /** Parameters of the address, by their names in the route. */
  params?: Readonly<Record<string, string>> | undefined
  /** The language of the page, on a site in several. */
  lang?: string | undefined
}

/** What the head of a page says that answers a question. Search engines are always told not to list it. */
export interface QuestionHead {
  /** The whole title. */
  title: string
  description?: string | undefined
}

/**
 * A page that answers a question, in two parts: what is asked, and how the answer looks. What is shown is read between the
 * two, by a {@link QuestionRead}. None of it may use the framework: our server renders the page without it.
 */
export interface Question<Asked, Data> {
  /** Reads what is asked: plain data, with everything that the page depends on besides the content. `undefined`: no page. */
  ask(request: QuestionRequest): Asked | undefined
  /** Whether the page may be kept for others who ask the same. Default: it may. */
  isKept?(asked: Asked): boolean
  head(data: Data): QuestionHead
  /**
   * The body of the page, of components that render at once.
   *
   * @param above What only some visits have, such as the bar of a preview. Nothing for most.
   */
  view(data: Data, above?: ReactNode): ReactElement
}

/** What a question is answered from. */
export interface QuestionSource<Documents extends PrismicDocument = PrismicDocument> {
  /** Reads what is published, or an editor's draft. */
  client: ContentClient<Documents>
  /** The store of published content. */
  store: ContentStore<Documents>
  /** Whether drafts are shown. */
  isDraft: boolean
  /** The language of the page, in which `client` reads. */
  lang?: string | undefined
}

/** What was found: what the page shows, or where it is. `undefined`: there is no such page. */
export type QuestionResult<Data> =
  | {
      data: Data
      /** Something is missing that could not be read just now, so the page is kept for nobody else. */
      isPassing?: boolean | undefined
      /**
       * Tags of all that the page shows, as those of finished pages (`documentTags` and others of
       * `@house-edge/content/next`): where it is kept, it is until one of them changes. Default: until anything does.
       */
      tags?: readonly string[] | undefined
    }
  | { redirectTo: string; /** @default false */ isPermanent?: boolean | undefined }
  | undefined

/** Reads what a page shows. */
export type QuestionRead<Asked, Data, Documents extends PrismicDocument = PrismicDocument> = (
  asked: Asked,
  source: QuestionSource<Documents>,
) => Promise<QuestionResult<Data>>

/** Questions by the names of their routes. Each is given what its own `ask` and read return. */
export type Questions = Readonly<Record<string, Question<unknown, unknown>>>

/** What a server loads to render questions. */
export interface LoadedQuestions {
  questions: Questions
  /** Pages that are rendered for one visitor, by the names of their routes. Default: the framework renders them. */
  visits?: VisitPages | undefined
  /** What the layout puts around each page, inside of `body`. Default: nothing, each page has it itself. */
  frame?: ((page: ReactElement) => ReactElement) | undefined
  /** Of `react-dom/server`: of the same React as the questions, so the site brings both. */
  renderToString: (view: ReactElement) => string
  /**
   * Called before what is asked is read and before the head and the view of a page are made, with the language of the page,
   * and with `undefined` once that is done, which is in one go. Default: pages are in one language.
   */
  speak?: ((lang: string | undefined) => void) | undefined
}

/** A visit of a page that is rendered for one visitor. */
export interface Visit {
  /** As the middleware of the route has left it: with a session that was refreshed, say. */
  request: Request
  /** Parameters of the address, as Next hands them to pages. */
  query: QuestionRequest['query']
  /** Parameters of the address, by their names in the route. */
  params: Readonly<Record<string, string>>
  /** The language of the page, on a site in several. */
  lang?: string | undefined
}

/**
 * A page that is rendered for one visitor, of whom a {@link VisitRead} reads what it shows. Nothing of it is kept, and it is
 * sent with the headers that the middleware of its route sets. It may not use the framework, as with a {@link Question}.
 */
export interface VisitPage<Data> {
  head(data: Data): QuestionHead
  /** @param above What only some visits have, such as the bar of a preview. Nothing for most. */
  view(data: Data, above?: ReactNode): ReactElement
  /**
   * Whether all get the same who send no cookies and no query, whatever else their browsers say, cookies included that it
   * sets. Then it is kept for them as the page of a question is. @default false
   */
  isSameForStrangers?: boolean | undefined
}

/** Reads what a page shows to a visitor. It says itself who may see that: middleware is a convenience. */
export type VisitRead<Data, Documents extends PrismicDocument = PrismicDocument> = (
  visit: Visit,
  source: QuestionSource<Documents>,
) => Promise<QuestionResult<Data>>

/** By the names of their routes. Each is given what its own read returned. */
export type VisitPages = Readonly<Record<string, VisitPage<unknown>>>

/** How each of them is read. */
export type VisitReads<Documents extends PrismicDocument = PrismicDocument> = Readonly<
  Record<string, VisitRead<unknown, Documents>>
>

/** How each question is read. */
export type QuestionReads<Documents extends PrismicDocument = PrismicDocument> = Readonly<
  Record<string, QuestionRead<never, unknown, Documents>>
>
