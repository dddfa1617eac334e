import type { RefMode } from '@house-edge/content'
import type { PageLanguages, RedirectRule, Route, RouteTable } from '@house-edge/routing'
import type { PageVariants, StatusPageOptions } from '@house-edge/serving'
import type { Log } from '@house-edge/serving/log'
import type { PagePolicies, PolicyDirectives } from '@house-edge/serving/headers'

/** A page of the site, and what of the content it shows. */
export interface PublishedRoute extends Route {
  /** Type of the document it shows. Its parameter `:uid` is the document's. */
  readonly document?: string | undefined
  /** The uid of the one document it shows, on a page without `:uid`. Default: any. */
  readonly uid?: string | undefined
  /** Type of the documents it lists, page by page. Its parameter `:number`, if any, is the page. */
  readonly lists?: string | undefined
  /**
   * It shows more than the content, such as what readers have said: a build shows it without, and a cache in front keeps
   * none of it, because publishes say nothing of that. @default false
   */
  readonly showsMore?: boolean | undefined
  /** The language of its documents, on a site in several: `translateRoutes` writes it. */
  readonly lang?: string | undefined
  /** The name of the same page in the original language, as `translateRoutes` writes it. Default: its own name. */
  readonly page?: string | undefined
}

/**
 * Pages by name. A page with `document` or `lists` is the same for everybody, so it is finished and stored, unless its
 * middleware is `private`, `query` or `framed`, or `needsSignIn` says that visitors have to sign in.
 */
export type PublishedRoutes = RouteTable & Readonly<Record<string, PublishedRoute>>

/** Where content is read, and what its webhook says. */
export interface ContentSettings {
  repository: string
  /** Default: the vendor's. */
  endpoint?: string | undefined
  accessToken?: string | undefined
  /** Which version is shown. Default: what is published. */
  mode?: RefMode | undefined
  /** The secret of the content service's webhook. Without one its calls are refused, and publishes are found by polling. */
  webhookSecret?: string | undefined
  /** One that is accepted as well, from the content service and from other processes, while the secret is changed. */
  previousWebhookSecret?: string | undefined
}

/** Where a process listens for Prometheus. */
export interface MetricsAddress {
  /** 0 takes a free one. */
  port: number
  /** Whoever reaches it may read all metrics. @default '127.0.0.1' */
  host?: string | undefined
}

/** What a site is told by its environment. */
export interface SiteSettings {
  content: ContentSettings
  /** Where visitors find the site. @default 'http://localhost:3000' */
  origin?: string | undefined
  /** Port to listen on. @default 3000 */
  port?: number | undefined
  /** Address to listen on. @default '127.0.0.1' */
  host?: string | undefined
  /** Where the last good content and files of earlier builds are kept. @default '.house-edge/site' */
  stateFolder?: string | undefined
  /** How many of the newest pages of each type a build renders. @default 50 */
  buildPages?: number | undefined
  /** Whether pages are compressed a second time, as small as possible. @default true */
  compressesStrongly?: boolean | undefined
  /** After how long the last good page is shown where its rendering takes longer. Milliseconds. @default 4_000 */
  lastGoodAfterMs?: number | undefined
  /** URL of the Redis or Valkey at which processes of the site meet. Default: this process is alone. */
  sharedUrl?: string | undefined
  /** A cache in front that is told what to forget (`PURGE`). Default: there is none. */
  edge?: { url: string; secret: string } | undefined
  /** Where Prometheus finds metrics, apart from the site. Needs `telemetry` of `serve`. Default: nowhere. */
  metrics?: MetricsAddress | undefined
  /** A line is logged for every so many-th request. 0: for none. @default 0 */
  accessLogEvery?: number | undefined
  /**
   * How many questions one network asks in a minute, and at once, that have to be rendered; beyond that it gets 429 with
   * `Retry-After`. What is kept is not counted. @default 600
   */
  questionsPerMinute?: number | undefined
  /** Number of servers that visitors pass on their way. @default 0 */
  trustedHops?: number | undefined
}

/** A site of published documents. */
export interface PublishedSiteOptions<Routes extends PublishedRoutes = PublishedRoutes> {
  /** The pages of the site. */
  routes: Routes
  /** The languages of the site, where it has several: those that the routes were translated into. Default: it has one. */
  languages?: PageLanguages | undefined
  /**
   * Read when first needed: a part of the program that needs none is loaded without. Default: what variables of the
   * environment say (`environmentSettings`).
   */
  settings?: (() => SiteSettings) | undefined
  /** What the site is called in `cache-status` (RFC 9211), where it answers from what it keeps. ASCII. @default 'site' */
  cacheName?: string | undefined
  /** Headers and content policies. Default: what the site itself and its content need. */
  policies?: (() => PagePolicies) | undefined
  /** Sources of a page's content policy besides, by directive: `{ 'connect-src': ['wss://…'] }`. Default: none. */
  extraPolicy?: ((route: Routes[keyof Routes]) => PolicyDirectives | undefined) | undefined
  /** Folder of the framework's build, relative to the application's. Default: `.next`. */
  distDir?: (() => string) | undefined
  /** Whether a visitor has to sign in for a path: such pages are never finished. Default: for none. */
  needsSignIn?: ((path: string) => boolean) | undefined
  /** Redirects that editors cannot change. Default: none. */
  redirects?: readonly RedirectRule[] | undefined
  /**
   * Type of the documents in which editors write redirects, with the fields `from`, `to`, `status`, `valid_from` and
   * `valid_to`. Default: they write none.
   */
  redirectType?: string | undefined
  /** Documents on one page of a listing, by type. @default 12 */
  pageSize?: ((type: string) => number) | undefined
  /** Parts of pages for some visitors only. Default: everybody gets the same. */
  variants?: (() => PageVariants) | undefined
  /**
   * Pages that are rendered for each visit, such as those of an account, and whose client components are all islands: they
   * are finished as they are sent. Default: none are.
   */
  finishesEachVisit?: ((route: Routes[keyof Routes]) => boolean) | undefined
  /** Queries by which a finished page is another page. Default: a query changes nothing. */
  readsQuery?: ((path: string, query: URLSearchParams) => boolean) | undefined
  /**
   * What the response of a handler depends on besides the content, for those that show nothing else: feeds and sitemaps,
   * say. It is kept by that until the next publish, at most until midnight UTC, compressed, and not sent again to clients that
   * have it. `undefined`: it is not kept. Default: none is.
   */
  keptHandlers?: ((path: string, query: URLSearchParams) => string | undefined) | undefined
  /**
   * Where a handler has no file, such as a feed of a topic that is not there: the server in front says so, and does not ask
   * the handler. `undefined`: the handler knows. Default: it always does.
   */
  absentFiles?: ((path: string) => AbsentFile | undefined) | undefined
  /** Scripts that stay in finished pages. Default: none do. */
  scripts?: PageScripts | undefined
  /** Whether a font of the build is preloaded, by its path: those that every page begins with. Default: none. */
  opensWithFont?: ((path: string) => boolean) | undefined
  /**
   * Path of the page whose head and scripts pages that answer questions have; by their own path in several languages. Of a page without parameters, and rendered
   * by the framework in any case. @default '/'
   */
  shellPath?: string | ((path: string) => string) | undefined
  /**
   * Pages for error statuses. Default: `not-found.tsx` for 404 and a short page for 500, without scripts; bots get a line
   * of text.
   */
  statusPages?: StatusPageOptions | undefined
  /**
   * What pages are made with besides the content. Those that a build or another process has made with something else are
   * rendered again. No secrets: it is written down. Default: the origin, and which content is shown.
   */
  madeWith?: (() => string) | undefined
  /** The same, as far as a build knows it. Default: `madeWith`. */
  builtWith?: (() => string) | undefined
  /** Default: lines of JSON on the standard output, from level `info`. */
  log?: (() => Log) | undefined
}

/** A file that a handler does not have. */
export interface AbsentFile {
  /** What is said of it, with 404. */
  words: string
  /**
   * The handler is asked while the document is published of which the file is made, or so many documents are: a part of a
   * large map has them. Default: it is not asked.
   */
  unless?: { type: string; uid: string } | { documents: number } | undefined
}

/** Scripts of finished pages. */
export interface PageScripts {
  /** Paths, or the beginnings of paths, of scripts that stay. */
  own: readonly string[]
  /** Path of the one that wakes islands. */
  loader?: string | undefined
  /** Whether a path names a script by what is in it, so that browsers keep it for good. Default: none does. */
  isImmutable?: ((path: string) => boolean) | undefined
}
