import type { RedirectRule, RedirectStatus } from '@house-edge/routing'
import type { RedirectDocument } from '@house-edge/slices/documents'

/** Reads the rule an editor wrote. What is wrong with it is for the linter to say. */
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
