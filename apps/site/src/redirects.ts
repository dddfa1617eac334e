import type { RedirectRule } from '@house-edge/routing'

/** Addresses that are ours whatever editors write; editors keep theirs in documents of the type `redirect`. */
export const redirectRules: readonly RedirectRule[] = [
  { from: '/casino-blog/page/1', to: '/casino-blog', status: 308 },
  { from: '/casino-reviews/page/1', to: '/casino-reviews', status: 308 },
]
