import type { ContentClient, ContentStore } from '@house-edge/content'
import type { PrismicDocument } from '@prismicio/client'
import type { ReactElement, ReactNode } from 'react'

/** What a question is read from. */
export interface QuestionRequest {
  /** Parameters of the address, as Next hands them to pages. */
  query: Readonly<Record<string, string | string[] | undefined>>
  headers: Pick<Headers, 'get'>
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
}

/** What was found: what the page shows, or where it is. `undefined`: there is no such page. */
export type QuestionResult<Data> =
  | {
      data: Data
      /** Something is missing that could not be read just now, so the page is kept for nobody else. */
      isPassing?: boolean | undefined
    }
  | { redirectTo: string }
  | undefined

/** Reads what a page shows. */
export type QuestionRead<Asked, Data, Documents extends PrismicDocument = PrismicDocument> = (
  asked: Asked,
  source: QuestionSource<Documents>,
) => Promise<QuestionResult<Data>>

/** Questions by the names of their routes, whose patterns have no parameters. Each is given what its own `ask` and read return. */
export type Questions = Readonly<Record<string, Question<unknown, unknown>>>

/** What a server loads to render questions. */
export interface LoadedQuestions {
  questions: Questions
  /** Of `react-dom/server`: of the same React as the questions, so the site brings both. */
  renderToString: (view: ReactElement) => string
}

/** How each of them is read. */
export type QuestionReads<Documents extends PrismicDocument = PrismicDocument> = Readonly<
  Record<string, QuestionRead<never, unknown, Documents>>
>
