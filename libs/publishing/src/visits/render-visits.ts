import type { SiteServerOptions } from '@house-edge/serving'
import type {
  HeaderList,
  QuestionResponse,
  RequestedQuestion,
  VisitResponse,
} from '@house-edge/serving/questions'
import type { FrameworkSide, OpenedVisit } from '../process/site-process.ts'
import { inLanguage } from '../questions/in-language.ts'
import type { QuestionRenderer } from '../questions/render-question.ts'
import { type PublishedSite, routeAt, routeNamed } from '../site/published-site.ts'
import type { LoadedQuestions, VisitPage } from '../site/question.ts'

type SiteRequest = Parameters<NonNullable<SiteServerOptions['answerVisit']>>[0]

/** Renders pages for one visitor, of what the framework's side reads. */
export interface RenderedVisits {
  /** `undefined`: the framework renders the page of this path. */
  open: (path: string, request: SiteRequest) => Promise<VisitResponse | 'absent' | undefined> | undefined
  /** Whether the page of a path is the same for all strangers. */
  isForStrangers: (path: string) => boolean
  /** The page of a path for somebody who sends no cookies, of whom nothing is known. */
  ofStrangers: (path: string) => RequestedQuestion | undefined
}

interface FoundVisit {
  name: string
  page: VisitPage<unknown>
  lang: string | undefined
}

export function renderVisits(
  { routes }: Pick<PublishedSite, 'routes'>,
  loaded: () => (Pick<LoadedQuestions, 'visits' | 'speak'> & { render: QuestionRenderer }) | undefined,
  framework: () => Pick<FrameworkSide, 'visits'> | undefined,
): RenderedVisits {
  const find = (path: string): FoundVisit | undefined => {
    const visits = loaded()?.visits
    const name = visits && routeNamed(routes, path)
    return name !== undefined && visits && Object.hasOwn(visits, name)
      ? { name, page: visits[name]!, lang: routeAt(routes, path)?.lang }
      : undefined
  }
  const render = async (
    { name, page, lang }: FoundVisit,
    visit: { target: string; headers: Headers },
  ): Promise<VisitResponse | 'absent' | undefined> => {
    const opened = await framework()?.visits?.open(name, visit)
    const ready = loaded()
    if (!opened || !ready) return undefined
    if (opened === 'absent') return opened
    const headers = withoutPolicy(opened)
    if ('redirectTo' in opened) return { ...opened, headers }
    // Nobody lists what is for one visitor: a header says so.
    const markup = inLanguage(ready.speak, lang, () =>
      ready.render(page.head(opened.data), page.view(opened.data), undefined, true, lang),
    )
    return { ...markup, headers }
  }
  return {
    open: (path, request) => {
      const found = find(path)
      return found && render(found, { target: request.url ?? path, headers: headersOf(request) })
    },
    isForStrangers: (path) => find(path)?.page.isSameForStrangers === true,
    ofStrangers: (path) => {
      const found = find(path)
      if (!found?.page.isSameForStrangers) return undefined
      return {
        key: `strangers ${path}`,
        isKept: true,
        isForStrangers: true,
        render: async (): Promise<QuestionResponse | 'absent' | undefined> => {
          const page = await render(found, { target: path, headers: new Headers({ accept: 'text/html' }) })
          return typeof page === 'object' && 'redirectTo' in page ? undefined : page
        },
      }
    },
  }
}

/** The policy of the framework's page allows the framework's scripts. */
function withoutPolicy({ headers }: OpenedVisit): HeaderList {
  return headers.filter(([name]) => name !== 'content-security-policy')
}

function headersOf({ headers }: SiteRequest): Headers {
  const given = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const each of [value ?? []].flat()) given.append(name, each)
  return given
}
