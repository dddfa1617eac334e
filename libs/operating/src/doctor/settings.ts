import type { ReadEnvironment } from '../environment/check-environment.ts'

/** What the doctor reads of where a site is and who stands in front. */
export type SiteSettings = NonNullable<ReadEnvironment['site']>

/** What the doctor reads of where content comes from. */
export type ContentSettings = NonNullable<ReadEnvironment['content']>

/** What the doctor reads of where sign-in happens. */
export type BackendSettings = NonNullable<ReadEnvironment['backend']>
