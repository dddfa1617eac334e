/** The kinds of complaint, as in the database. */
export const kinds = {
  wrong: 'A figure or a fact is wrong',
  outdated: 'Something has changed since',
  unfair: 'Something is unfair',
  unsafe: 'Something here may do harm',
  complaint: 'A complaint about a casino',
  experience: 'A reader’s experience breaks the rules',
  other: 'Something else',
} as const

export type Kind = keyof typeof kinds

export const shortestComplaint = 20
export const longestComplaint = 2_000

/** Messages for refused complaints, by the codes of the function. */
export const complaintRefusals: Readonly<Record<string, { field: string; text: string }>> = {
  invalid_kind: { field: 'kind', text: 'Choose what it is about.' },
  invalid_details: {
    field: 'details',
    text: `Write between ${shortestComplaint} and ${longestComplaint} characters.`,
  },
  invalid_email: { field: 'email', text: 'Enter an e-mail address like name@example.com, or none.' },
  invalid_experience: {
    field: 'details',
    text: 'That experience has been withdrawn meanwhile. What you send now is about the site.',
  },
  'limit/visitor': {
    field: 'details',
    text: 'Ten messages came from your network within an hour, or thirty within a day: as many as we take. Your text is still here: send it later.',
  },
}

export const complaintTexts = {
  'auth/form-invalid': 'Something is missing. What you typed is still here.',
  'auth/unavailable': 'That cannot be sent just now. What you typed is still here. Try again in a minute.',
}
