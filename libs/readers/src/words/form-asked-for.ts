/** What readers type who look for a form, in every language of the site. */
const asked = {
  complaints:
    /^(?:(?:make|file|send) a )?(?:complain|complaints?|beschwer(?:en|den?)|(?:ال)?(?:شكوى|شكاوى))$/,
  signUp:
    /^(?:sign[ -]?up|register|registration|create (?:an )?account|registrier(?:en|ung)|konto (?:anlegen|erstellen)|(?:ال)?تسجيل|إنشاء حساب)$/,
} as const

/** The form that a search asks for by its name. `undefined`: it asks for something to read. */
export function formAskedFor(question: string): keyof typeof asked | undefined {
  const typed = question.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (asked.complaints.test(typed)) return 'complaints'
  return asked.signUp.test(typed) ? 'signUp' : undefined
}
