/** What the doctor reads of where a site is and who stands in front. */
export interface SiteSettings {
  PORT: number
  SITE_HOST?: string | undefined
  SITE_ORIGIN: string
  SITE_STATE_FOLDER: string
  SITE_SHARED_URL?: string | undefined
  SITE_EDGE_URL?: string | undefined
  SITE_EDGE_SECRET?: string | undefined
  SITE_TRUSTED_HOPS: number
}

/** What the doctor reads of where content comes from. */
export interface ContentSettings {
  CONTENT_REPOSITORY: string
  CONTENT_ENDPOINT?: string | undefined
  CONTENT_ACCESS_TOKEN?: string | undefined
  CONTENT_WEBHOOK_SECRET?: string | undefined
}

/** What the doctor reads of where sign-in happens. */
export interface BackendSettings {
  BACKEND_URL: string
  BACKEND_PUBLISHABLE_KEY: string
  BACKEND_SECRET_KEY?: string | undefined
  AUTH_PROVIDERS: readonly string[]
}

/** An environment as a site reads it: a part that is wrong is absent. */
export interface SiteEnvironment {
  /** One sentence for each missing, malformed or misspelt variable, beginning with its name. */
  faults: readonly string[]
  site: SiteSettings | undefined
  content: ContentSettings | undefined
  backend: BackendSettings | undefined
}
