export { observe, tracerOfProcess } from './observing/observe.ts'
export { observedCalls } from './observing/observed-calls.ts'
export type { ObservedEvent, ObservedTracer, ServiceName } from './observing/observer.ts'
export { createProcessLog } from './site/process-log.ts'
export { createDocumentPaths, type DocumentPaths } from './site/document-paths.ts'
export { environmentSettings } from './site/environment-settings.ts'
export { createPublishedSite, type PublishedSite } from './site/published-site.ts'
export { createStatusRoutes, type StatusPageTable, withPage } from './site/status-routes.ts'
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
export { fileResponse, plainResponse } from './files/file-response.ts'
export { type RedirectText, ruleOfDocument } from './redirects/rule-of-document.ts'
export { alternateLinks, type LanguageLink, languagesOfPage } from './languages/alternates.ts'
export { pagesOfAddresses, type PublishedPage, shownIn, type ShownIn } from './languages/shown-in.ts'
export { writeRobots } from './sitemap/write-robots.ts'
export { type SitemapPage, sitemapResponse, writeSitemap } from './sitemap/sitemap-response.ts'
export type {
  LoadedQuestions,
  Question,
  QuestionHead,
  QuestionRead,
  QuestionReads,
  QuestionRequest,
  QuestionResult,
  Questions,
  QuestionSource,
  Visit,
  VisitPage,
  VisitPages,
  VisitRead,
  VisitReads,
} from './site/question.ts'
