import { arabicMessages } from '@house-edge/auth'
import type { Words } from './words.ts'

/** What the site says in Arabic. */
export const arabic: Words = {
  search: 'بحث',
  searchFor: (words) => `بحث: ${words}`,
  searchWords: 'كلمات',
  nothingFor: (words) => `لا نتائج عن «${words}»`,
  fewerWords: 'بكلمات أقل تجد نتائج أكثر.',
  account: 'حسابك',
  signIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  signOut: 'تسجيل الخروج',
  noAccount: 'ليس لديك حساب بعد؟',
  hasAccount: 'لديك حساب؟',
  confirm: 'تأكيد',
  confirmAndSignIn: 'تأكيد وتسجيل الدخول',
  lookIntoInbox: 'انظر في بريدك الوارد',
  linkOpens: 'الرابط في رسالتنا يفتح حسابك.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  notFound: 'الصفحة غير موجودة',
  toFirstPage: 'إلى الصفحة الأولى',
  firstPage: 'الصفحة الأولى',
  languages: 'اللغات',
  notTranslated: 'لم تُترجم هذه الصفحة بعد.',
  untitled: 'بلا عنوان',
  draft: 'ترى مسودة.',
  draftOver: 'انتهت هذه المعاينة، لذلك ترى الصفحة المنشورة.',
  draftUnreachable: 'لا تجيب خدمة المحتوى، لذلك ترى الصفحة المنشورة.',
  leavePreview: 'مغادرة المعاينة',
  messages: arabicMessages,
}
