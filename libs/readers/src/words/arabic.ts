import type { english } from './english.ts'
import { complaints, experiences, newsletter, saving } from './arabic-pages.ts'
import { sections } from './arabic-sections.ts'

/** The same in Arabic. */
export const arabic: typeof english = {
  actions: {
    save: 'احفظها لوقت لاحق',
    watch: 'أخبرني بالتغييرات',
    compare: 'قارن',
    complain: 'أبلغ عن خطأ',
    signUp: 'إنشاء حساب',
    send: 'أرسلها إلى شخص',
    saved: 'تجد ما تحفظه في [صفحاتك المحفوظة].',
    watched: 'تصلك رسالة عندما تتغيّر الدرجة أو الحالة. يمكنك إيقافها من [صفحاتك المحفوظة].',
    watching: 'تغيّر الدرجة أو الحالة نُعلمك به بالبريد. سجّل الدخول لذلك.',
  },
  asked: {
    complaints: 'شكوى, الشكوى, شكاوى, الشكاوى',
    signUp: 'تسجيل, التسجيل, إنشاء حساب',
  },
  rating: {
    unnamed: 'قارئ',
    none: 'لم يحكِ أي قارئ تجربته بعد.',
    unknown: 'لا يمكن عرض ما يقوله القرّاء الآن.',
    of: '# من 5',
    total: {
      one: '# من 5 من قارئ واحد',
      two: '# من 5 من قارئين',
      few: '# من 5 من % قرّاء',
      many: '# من 5 من % قارئًا',
      other: '# من 5 من % قارئ',
    },
    criteria: { payouts: 'السحب', terms: 'عدالة الشروط', support: 'الدعم', games: 'الألعاب' },
    updated: 'حُدّث الآن.',
    reconnecting: 'نعيد الاتصال…',
  },
  /** The pages of readers, each by what it is about. */
  sections,
  newsletter,
  complaints,
  saving,
  experiences,
}
