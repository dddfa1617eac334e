/** The same in Arabic, in the standard language that readers share. @module */
import type * as english from './english.ts'

export const skip = 'انتقل إلى المحتوى'
export const mainNavigation = 'القائمة الرئيسية'
export const allPages = 'كل الصفحات'
export const footerNavigation = 'أسفل الصفحة'
export const trail = 'موضعك في الموقع'
export const menu = 'القائمة'
export const close = 'إغلاق'
export const readMore = 'اقرأ المزيد'
export const search = 'بحث'
export const searchSite = 'ابحث في هذا الموقع'
export const findHelp = 'اطلب المساعدة'
export const onThisPage = 'في هذه الصفحة'
export const source = 'المصدر'
export const term: typeof english.term = { meaning: (name) => `ما معنى «${name}»` }
export const howWeArePaid = 'من أين يأتي دخلنا'
export const age = 'العمر'
export const callout: typeof english.callout = { info: 'ملاحظة', warning: 'تحذير', adult: 'حد العمر' }
export const status: typeof english.status = { warning: 'تحذير', closed: 'مغلق', unlisted: 'لم يعد مدرجًا' }
export const figures = 'الأرقام في جدول'
export const outOfTen = 'من 10'
export const bestFor = 'الأنسب لـ'
export const reviewed = 'تاريخ المراجعة:'
export const author: typeof english.author = {
  by: 'بقلم [name]',
  checker: 'تدقيق الحقائق: [name]',
  published: 'نُشرت في',
  updated: 'حُدّثت في [day]',
  about: (name) => `عن ${name}`,
}
export const credits: typeof english.credits = {
  picture: (credit) => `الصورة: ${credit}`,
  video: (provider) => `فيديو على ${provider}`,
  loadsFrom: (provider) => `يُحمَّل من ${provider}، فيعلم بزيارتك.`,
}
export const prosAndCons: typeof english.prosAndCons = { for: 'المزايا', against: 'المآخذ' }
export const comparison: typeof english.comparison = {
  point: 'وجه المقارنة',
  alike: 'متطابق عند الجميع',
  best: 'الأفضل',
  onlyDifferences: 'الاختلافات فقط',
}
export const filters: typeof english.filters = {
  narrowedBy: 'التصفية الحالية',
  remove: (what) => `إزالة: ${what}`,
  ofMost: (most) => `من ${most}`,
}
export const pages: typeof english.pages = {
  name: 'الصفحات',
  previous: 'السابق',
  next: 'التالي',
  page: (number) => `الصفحة ${number}`,
}
export const preview: typeof english.preview = {
  name: 'معاينة',
  draft: 'أنت تشاهد مسودة',
  leave: 'الخروج من المعاينة',
}
export const absence: typeof english.absence = {
  code: (status) => `خطأ ${status}`,
  reference: 'الرقم المرجعي',
  again: 'أعد المحاولة',
  home: 'إلى الصفحة الرئيسية',
  missing: {
    title: 'الصفحة غير موجودة',
    description: 'لا يوجد شيء في هذا العنوان. ربما نُقلت الصفحة، أو أن الرابط الذي قادك إلى هنا غير صحيح.',
  },
  gone: {
    title: 'أُزيلت الصفحة',
    description: 'أُزيل ما كان هنا نهائيًا، ولم يحل شيء آخر محله.',
  },
  unavailable: {
    title: 'الخدمة غير متاحة مؤقتًا',
    description:
      'يتعذر علينا الآن الوصول إلى محتوى الموقع، ولذلك لا نعرف إن كانت هذه الصفحة موجودة. أعد المحاولة بعد دقيقة من فضلك.',
  },
  generic: {
    title: 'حدث خطأ لدينا',
    description: 'الخطأ من جانبنا لا من جانبك، وقد سُجّل. أعد المحاولة من فضلك.',
  },
}
