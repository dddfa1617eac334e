/** The number of a complaint, by which anyone can follow it: a prefix and twelve characters of base 32. */
export const complaintNumber = /HE-[A-Z2-7]{12}/

/** Whether a text is the number of a complaint. */
export function isComplaintNumber(text: string | undefined): text is string {
  return new RegExp(`^${complaintNumber.source}$`).test(text ?? '')
}
