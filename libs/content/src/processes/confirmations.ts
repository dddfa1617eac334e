/** The other processes of a site, each with its own store and pages. */
export interface OtherProcesses {
  /**
   * Makes them look for changes, while this one looks. Called for each call with the right secret that is not from
   * another process. Neither waits nor throws.
   */
  alert: () => void
  /**
   * Tells them which version is shown here, and waits until they confirm that they show nothing older, for a limited
   * time.
   */
  announce: (ref: string) => Promise<Confirmation>
  /** Called as soon as this process shows no page older than a version. Neither waits nor throws. */
  confirm: (ref: string) => void
}

/** What other processes have said of a version they were told of. */
export interface Confirmation {
  /** Whether all there are show nothing older. */
  isWhole: boolean
  /** How many have not confirmed, as far as they are known. */
  unconfirmed: number
}

/** What calls of the webhook may say of the other processes. */
interface Confirmations {
  /** What the others say of a version that is shown here. They are told once, and again while not all have confirmed. */
  of: (ref: string) => Promise<Confirmation | undefined>
}

/** Creates the memory of what other processes have confirmed. */
export function createConfirmations(others: Pick<OtherProcesses, 'announce'> | undefined): Confirmations {
  let told: { ref: string; said: Promise<Confirmation> } | undefined
  const tell = (ref: string): Promise<Confirmation> | undefined => {
    told = others && { ref, said: others.announce(ref) }
    return told?.said
  }
  return {
    of: async (ref) => {
      const before = told
      if (before?.ref !== ref) return tell(ref)
      const said = await before.said
      // Of several calls that have waited, one tells again.
      return said.isWhole || told !== before ? told?.said : tell(ref)
    },
  }
}
