import type { DocumentSummary } from '../../../src/desk/contract.ts'
import { Dialog } from '../elements/dialog.tsx'
import { DocumentSearch } from './document-search.tsx'

interface DocumentPickerProps {
  title: string
  types?: readonly string[] | undefined
  without?: readonly string[]
  onChoose: (document: DocumentSummary) => void
  onClose: () => void
}

/** A window in which a document is chosen. */
export function DocumentPicker({ title, onClose, ...search }: DocumentPickerProps) {
  return (
    <Dialog title={title} width="wide" onClose={onClose}>
      <DocumentSearch {...search} />
    </Dialog>
  )
}
