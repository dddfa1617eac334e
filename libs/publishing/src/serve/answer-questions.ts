import type { PrivateResponse, PrivateRequest } from '@house-edge/serving'
import { createQuestionPages, type QuestionPages } from '@house-edge/serving/questions'
import type { FrameworkSide, SharedSite } from '../process/site-process.ts'
import type { PageRules } from '../finished/page-rules.ts'
import { uncached } from '../policy/uncached.ts'
import type { PublishedSite } from '../site/published-site.ts'
import type { LoadedQuestions, Question, QuestionRequest } from '../site/question.ts'
import { renderQuestion } from './render-question.ts'

/** Where questions are answered from. */
interface QuestionParts {
  /** Loads the questions of the site, when the first is asked. */
  load: () => Promise<LoadedQuestions>
  rules: PageRules
  /** Of the application, where its build is. */
  folder: string
  ask: (asked: PrivateRequest) => Promise<PrivateResponse>
  /** The framework's side. `undefined` until it has started. */
  framework: () => Pick<FrameworkSide, 'questions'> | undefined
  shared: () => Pick<SharedSite, 'mayBeBehind'> | undefined
}

/** Answers the questions of a site without the framework, which only reads what they show. */
export function answerQuestions(
  site: PublishedSite,
  { load, folder, rules, ask, framework, shared }: QuestionParts,
): QuestionPages & { load: () => Promise<void> } {
  let questions: ReadonlyMap<string, { name: string; question: Question<unknown, unknown> }> = new Map()
  let renderToString: LoadedQuestions['renderToString'] | undefined
  const log = site.log()
  const { headers } = site.policies()

  const pages = createQuestionPages({
    ...rules.requests,
    folder,
    distDir: site.distDir(),
    askFramework: ask,
    shellPath: site.shellPath ?? '/',
    finishing: rules.finishing,
    isQuestion: (path) => questions.has(path),
    ask: (path, query, header) => {
      const found = questions.get(path)
      const asked = found?.question.ask(requestOf(query, header))
      if (!found || asked === undefined || !renderToString) return undefined
      const { name, question } = found
      const render = renderToString
      return {
        key: `${name} ${JSON.stringify(asked)}`,
        isKept: question.isKept?.(asked) ?? true,
        render: async () => {
          const result = await framework()?.questions.read(name, asked)
          if (!result || 'redirectTo' in result) return result
          return {
            ...renderQuestion(render, question.head(result.data), question.view(result.data)),
            ...(result.isPassing && { isPassing: true }),
          }
        },
      }
    },
    version: () => framework()?.questions.version(),
    mayBeBehind: () => shared()?.mayBeBehind(),
    headersOf: ({ path, styleDigests, isKept }) => ({
      ...headers,
      ...uncached,
      'content-security-policy': rules.policyOf(path, styleDigests),
      'cache-status': isKept ? '"house-edge"; hit' : '"house-edge"; fwd=miss',
    }),
    onFailure: (path, error) => log.warn('question', { path, error }),
  })

  return {
    ...pages,
    load: async () => {
      try {
        const loaded = await load()
        questions = new Map(
          Object.entries(loaded.questions).flatMap(([name, question]) => {
            const pattern = patternOf(name)
            return pattern === undefined ? [] : [[pattern, { name, question }] as const]
          }),
        )
        renderToString = loaded.renderToString
      } catch (error) {
        // The framework renders them.
        log.error('question', { error })
      }
    },
  }

  /** A question without an address of its own cannot be asked. */
  function patternOf(name: string): string | undefined {
    const pattern = site.routes[name]?.pattern
    if (pattern !== undefined && !pattern.includes(':')) return pattern
    log.error('question', {
      name,
      why: 'No route without parameters is called so. Name the question as its route.',
    })
    return undefined
  }
}

function requestOf(query: URLSearchParams, header: (name: string) => string | undefined): QuestionRequest {
  const values = [...new Set(query.keys())].map((name) => {
    const all = query.getAll(name)
    return [name, all.length > 1 ? all : (all[0] ?? '')] as const
  })
  return {
    // Own properties, whatever a visitor calls them.
    query: Object.fromEntries(values),
    headers: { get: (name) => header(name.toLowerCase()) ?? null },
  }
}
