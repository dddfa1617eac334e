/** The desk's own code is put together wrongly: no editor can mend it. */
export class DeskFault extends Error {
  override readonly name = 'DeskFault'
  readonly code = 'desk/fault'
}
