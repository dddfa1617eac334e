import type { RedirectRule, RedirectStatus } from '@house-edge/routing'

/** What is read of a document of the type `redirect`. */
export interface RedirectText {
  id: string
  data: {
    /** The path that leads elsewhere. */
    from?: string | null | undefined
    /** Where to. Empty: the page is gone. */
    to?: string | null | undefined
    /** One of the statuses of redirects. @default 308 */
    status?: string | null | undefined
    valid_from?: string | null | undefined
    valid_to?: string | null | undefined
  }
}

/** Reads an editor's rule. Mistakes are for a linter to report. */
export function ruleOfDocument({ id, data }: RedirectText): RedirectRule {
  return {
    id,
    from: data.from?.trim() ?? '',
    to: data.to?.trim() || undefined,
    status: Number(data.status ?? 308) as RedirectStatus,
    validFrom: data.valid_from ?? undefined,
    validTo: data.valid_to ?? undefined,
  }
}
