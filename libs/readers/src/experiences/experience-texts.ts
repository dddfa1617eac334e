/** Messages of the pages of experiences. */
export const experienceTexts = {
  'auth/saved': 'Thank you. It is kept. A moderator reads it before it shows.',
  'auth/form-invalid': 'Something is missing. What you typed is still here.',
  'auth/form-too-large': 'Those pictures are larger than 20 MB together. Choose smaller ones, or fewer.',
  'auth/unavailable':
    'That cannot be kept or shown just now. What you typed is still here. Try again in a minute.',
}
