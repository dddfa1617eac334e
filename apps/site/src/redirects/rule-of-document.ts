import type { RedirectRule, RedirectStatus } from '@house-edge/routing'
import type { RedirectDocument } from '@house-edge/slices/documents'

/** Reads an editor's rule. Mistakes are reported by the linter. */
export function ruleOfDocument({ id, data }: Pick<RedirectDocument, 'id' | 'data'>): RedirectRule {
  return {
    id,
    from: data.from?.trim() ?? '',
    to: data.to?.trim() || undefined,
    status: Number(data.status ?? 308) as RedirectStatus,
    validFrom: data.valid_from ?? undefined,
    validTo: data.valid_to ?? undefined,
  }
}
