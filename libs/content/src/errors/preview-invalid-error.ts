import { ContentError } from './content-error.ts'

/** What is wrong with a preview link. */
type PreviewFault = 'missing' | 'malformed' | 'foreign' | 'not-navigation' | 'too-many'

const sayings: Record<PreviewFault, string> = {
  missing: 'The preview link names no document or no token',
  malformed: 'The preview link is damaged',
  foreign: 'The preview link belongs to another repository',
  'not-navigation': 'The preview address was not opened as a page',
  'too-many': 'Previews were opened more often than people do',
}

/** A preview link that is not valid for this site. No request was made and no cookie was set. */
export class PreviewInvalidError extends ContentError {
  static override readonly code = 'content/preview-invalid'
  override readonly name = 'PreviewInvalidError'
  override readonly code = 'content/preview-invalid'
  readonly fault: PreviewFault

  constructor(fault: PreviewFault) {
    super(`${sayings[fault]}. No draft is shown. Open the preview again from the editor.`)
    this.fault = fault
  }
}
