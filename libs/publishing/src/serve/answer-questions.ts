import type { PrivateResponse, PrivateRequest } from '@house-edge/serving'
import {
  createQuestionPages,
  type QuestionPages,
  type RequestedQuestion,
} from '@house-edge/serving/questions'
import { matchRoute } from '@house-edge/routing'
import type { FrameworkSide, SharedSite } from '../process/site-process.ts'
import type { PageRules } from '../finished/page-rules.ts'
import { uncached } from '../policy/uncached.ts'
import type { PublishedSite } from '../site/published-site.ts'
import type { LoadedQuestions, Question } from '../site/question.ts'
import { renderVisits } from '../visits/render-visits.ts'
import { inLanguage } from '../questions/in-language.ts'
import { queryOf } from '../questions/query-of.ts'
import { createQuestionRenderer, type QuestionRenderer } from '../questions/render-question.ts'

/** Where questions are answered from. */
interface QuestionParts {
  /** Loads the questions of the site, when the first is asked. */
  load: () => Promise<LoadedQuestions>
  rules: PageRules
  /** Of the application, where its build is. */
  folder: string
  ask: (asked: PrivateRequest) => Promise<PrivateResponse>
  /** The framework's side. `undefined` until it has started. */
  framework: () => Pick<FrameworkSide, 'questions' | 'visits'> | undefined
  shared: () => Pick<SharedSite, 'mayBeBehind'> | undefined
}

interface FoundQuestion {
  name: string
  question: Question<unknown, unknown>
  params: Readonly<Record<string, string>>
  lang: string | undefined
}

/** Answers the questions of a site without the framework, which only reads what they show. */
export function answerQuestions(
  site: PublishedSite,
  { load, folder, rules, ask, framework, shared }: QuestionParts,
): QuestionPages & { load: () => Promise<void> } {
  let loaded: (LoadedQuestions & { render: QuestionRenderer }) | undefined
  const log = site.log()
  const { headers } = site.policies()
  const visits = renderVisits(site, () => loaded, framework)

  const pages = createQuestionPages({
    ...rules.requests,
    folder,
    distDir: site.distDir(),
    askFramework: ask,
    shellPath: site.shellPath ?? '/',
    finishing: rules.finishing,
    isQuestion: (path) => findQuestion(path) !== undefined || visits.isForStrangers(path),
    ask: (path, query, header) => {
      const found = findQuestion(path)
      if (found) return askQuestion(found, query, header)
      // Whoever sends any may be known by one of them.
      return query.size === 0 && header('cookie') === undefined ? visits.ofStrangers(path) : undefined
    },
    openVisit: visits.open,
    newPerMinute: site.settings().questionsPerMinute,
    trustedHops: site.settings().trustedHops,
    version: () => framework()?.questions.version(),
    changedSince: (version) => framework()?.questions.changedSince(version),
    mayBeBehind: () => shared()?.mayBeBehind(),
    headersOf: ({ path, styleDigests, isKept }) => ({
      ...headers,
      // Of a page for one visitor its middleware says it.
      ...(isQuestionOfAll(path) && uncached),
      'content-security-policy': rules.policyOf(path, styleDigests),
      'cache-status': `"${site.cacheName}"; ${isKept ? 'hit' : 'fwd=miss'}`,
    }),
    onFailure: (path, error) => log.warn('question', { path, error }),
  })

  return {
    ...pages,
    load: async () => {
      try {
        const questions = await load()
        for (const name of Object.keys({ ...questions.questions, ...questions.visits }))
          if (!Object.hasOwn(site.routes, name))
            log.error('question', { name, why: 'No route is called so. Name the page as its route.' })
        const { renderToString, frame = (page) => page } = questions
        const render = createQuestionRenderer(renderToString)
        loaded = { ...questions, render: (head, page, ...more) => render(head, frame(page), ...more) }
      } catch (error) {
        // The framework renders them.
        log.error('question', { error })
      }
    },
  }

  function findQuestion(path: string): FoundQuestion | undefined {
    if (!loaded) return undefined
    const match = matchRoute(site.routes, path)
    if (match.kind !== 'matched') return undefined
    const { page: name = match.name, lang } = match.route
    if (!Object.hasOwn(loaded.questions, name)) return undefined
    return { name, lang, params: match.params, question: loaded.questions[name]! }
  }

  function isQuestionOfAll(path: string): boolean {
    return findQuestion(path) !== undefined
  }

  function askQuestion(
    { name, question, params, lang }: FoundQuestion,
    query: URLSearchParams,
    header: (name: string) => string | undefined,
  ): RequestedQuestion | 'absent' | undefined {
    const { render, speak } = loaded ?? {}
    const asked = inLanguage(speak, lang, () =>
      question.ask({
        query: queryOf(query),
        headers: { get: (wanted) => header(wanted.toLowerCase()) ?? null },
        params,
        lang,
      }),
    )
    if (!render) return undefined
    if (asked === undefined) return 'absent'
    const isKept = question.isKept?.(asked) ?? true
    return {
      key: `${name} ${lang} ${JSON.stringify(asked)}`,
      isKept,
      render: async () => {
        const reading = framework()?.questions.read(name, asked, lang)
        if (!reading) return undefined
        const result = await reading
        if (!result) return 'absent'
        if ('redirectTo' in result)
          return { redirectTo: result.redirectTo, status: result.isPermanent ? 308 : 307 }
        return {
          ...inLanguage(speak, lang, () =>
            render(question.head(result.data), question.view(result.data), 'noindex, follow', !isKept, lang),
          ),
          ...(result.isPassing && { isPassing: true }),
          tags: result.tags,
        }
      },
    }
  }
}
