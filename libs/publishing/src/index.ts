export { observe, tracerOfProcess } from './observing/observe.ts'
export { observedCalls } from './observing/observed-calls.ts'
export type { ObservedEvent, ObservedTracer, ServiceName } from './observing/observer.ts'
export { createProcessLog } from './site/process-log.ts'
export { createDocumentPaths, type DocumentPaths } from './site/document-paths.ts'
export { environmentSettings } from './site/environment-settings.ts'
export { createPublishedSite, type PublishedSite } from './site/published-site.ts'
export {
  createStatusRoutes,
  type StatusPageTable,
  unavailableResponse,
  withPage,
} from './site/status-routes.ts'
export type {
  AbsentFile,
  ContentSettings,
  PageScripts,
  PublishedRoute,
  PublishedRoutes,
  PublishedSiteOptions,
  SiteSettings,
} from './site/site-options.ts'
export { withinReason } from './content/within-reason.ts'
export { contentFile, fileResponse, plainResponse } from './files/file-response.ts'
export { type RedirectText, ruleOfDocument } from './redirects/rule-of-document.ts'
export { alternateLinks, type LanguageLink, languagesOfPage, pageAbove } from './languages/alternates.ts'
export { pagesOfAddresses, type PublishedPage, shownIn, type ShownIn } from './languages/shown-in.ts'
export { clientIn } from './languages/language-client.ts'
export { findInLanguage, originalId, pathsInLanguages } from './languages/translated-document.ts'
export { writeRobots } from './sitemap/write-robots.ts'
export { sitemapPages } from './sitemap/site-pages.ts'
export { absentPart, type SitemapPage, sitemapResponse, writeSitemap } from './sitemap/sitemap-response.ts'
export type { LoadedQuestions, Question, QuestionHead, QuestionRead, QuestionReads } from './site/question.ts'
export type { QuestionRequest, QuestionResult, Questions, QuestionSource } from './site/question.ts'
export type { Visit, VisitPage, VisitPages, VisitRead, VisitReads } from './site/question.ts'
