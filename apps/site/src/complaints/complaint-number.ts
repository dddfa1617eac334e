/** The number of a complaint, such as `HE-ABCDEFGH2345`: by it anyone can follow the complaint. */
export const complaintNumber = /HE-[A-Z2-7]{12}/

/** Whether a text is the number of a complaint. */
export function isComplaintNumber(text: string | undefined): text is string {
  return new RegExp(`^${complaintNumber.source}$`).test(text ?? '')
}
