import type { RedirectRule } from '@house-edge/routing'

/** Redirects that editors cannot change. Editors write theirs in documents of the type `redirect`. */
export const redirectRules: readonly RedirectRule[] = [
  { from: '/casino-blog/page/1', to: '/casino-blog', status: 308 },
  { from: '/casino-reviews/page/1', to: '/casino-reviews', status: 308 },
]
