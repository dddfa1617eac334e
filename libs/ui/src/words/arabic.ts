import type { english } from './english.ts'

/** The same in Arabic, in the standard language that readers share. */
export const arabic: typeof english = {
  skip: 'انتقل إلى المحتوى',
  mainNavigation: 'القائمة الرئيسية',
  allPages: 'كل الصفحات',
  footerNavigation: 'أسفل الصفحة',
  trail: 'موضعك في الموقع',
  menu: 'القائمة',
  close: 'إغلاق',
  search: 'بحث',
  searchSite: 'ابحث في هذا الموقع',
  findHelp: 'اطلب المساعدة',
  onThisPage: 'في هذه الصفحة',
  source: 'المصدر',
  howWeArePaid: 'من أين يأتي دخلنا',
  age: 'العمر',
  callout: { info: 'ملاحظة', warning: 'تحذير', adult: 'حد العمر' },
  status: { warning: 'تحذير', closed: 'مغلق', unlisted: 'لم يعد مدرجًا' },
  figures: 'الأرقام في جدول',
  outOfTen: 'من 10',
  bestFor: 'الأنسب لـ',
  reviewed: 'تاريخ المراجعة:',
  prosAndCons: { for: 'المزايا', against: 'المآخذ' },
  comparison: { point: 'وجه المقارنة', differs: 'مختلف', best: 'الأفضل', onlyDifferences: 'الاختلافات فقط' },
  filters: { narrowedBy: 'التصفية الحالية', remove: (what) => `إزالة: ${what}` },
  pages: { name: 'الصفحات', previous: 'السابق', next: 'التالي', page: (number) => `الصفحة ${number}` },
  preview: { name: 'معاينة', draft: 'أنت تشاهد مسودة', leave: 'الخروج من المعاينة' },
  absence: {
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
  },
}
