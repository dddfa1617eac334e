import { type QuestionSource, withinReason } from '@house-edge/publishing'
import type { AllDocumentTypes, SettingsDocument } from '@house-edge/reviews/documents'
import { listTags } from '../content/tags.ts'

/** What the frame of a page shows. `undefined`: it cannot be read now. */
export interface Framed {
  settings: SettingsDocument | null | undefined
}

/** Reads what the frame of a page shows, which it can do without. */
export async function readFrame({
  client,
}: Pick<QuestionSource<AllDocumentTypes>, 'client'>): Promise<Framed> {
  return { settings: await withinReason<SettingsDocument | null | undefined>(client.findSingle('settings')) }
}

/**
 * What a page shows, with its frame. Without one it is kept for nobody else.
 *
 * @param tags Of what it shows besides its frame. Default: it goes with every publish.
 * @param lang Of the page. Default: the original.
 */
export function withFrame<Data extends object>(
  framed: Framed,
  data: Data,
  tags?: readonly string[],
  lang?: string,
): { data: Framed & Data; isPassing: boolean; tags: readonly string[] | undefined } {
  return {
    data: { ...framed, ...data },
    isPassing: framed.settings === undefined,
    tags: tags && [...listTags(['settings'], lang), ...tags],
  }
}
