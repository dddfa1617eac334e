import type { english } from './english.ts'

/** The same in Arabic. */
export const arabic: typeof english = {
  actions: {
    save: 'احفظها لوقت لاحق',
    watch: 'أخبرني بالتغييرات',
    compare: 'قارن',
    complain: 'أبلغ عن خطأ',
    send: 'أرسلها إلى شخص',
    tell: 'احكِ تجربتك',
    saved: 'تجد ما تحفظه في [صفحاتك المحفوظة].',
    watched: 'تصلك رسالة عندما تتغيّر الدرجة أو الحالة. يمكنك إيقافها من [صفحاتك المحفوظة].',
    watching: 'نُعلمك بالبريد الإلكتروني عندما تتغيّر الدرجة أو الحالة. سجّل الدخول لنعرف إلى أين نكتب.',
  },
  rating: {
    none: 'لم يحكِ أي قارئ تجربته بعد.',
    unknown: 'لا يمكن عرض ما يقوله القرّاء الآن.',
    of: '# من 5',
    total: {
      one: '# من 5 من قارئ واحد',
      two: '# من 5 من قارئين',
      few: '# من 5 من % قرّاء',
      other: '# من 5 من % قارئًا',
    },
    criteria: { payouts: 'السحب', terms: 'عدالة الشروط', support: 'الدعم', games: 'الألعاب' },
    updated: 'حُدّث الآن.',
    reconnecting: 'نعيد الاتصال…',
  },
}
