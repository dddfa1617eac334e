/** The address that dials a number, as an organisation writes it. */
export const dial = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
