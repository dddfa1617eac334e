import { plural } from '@house-edge/ui/language'
import type { lists as english } from './english-lists.ts'

const casinos = (count: number, two = 'كازينوهان'): string =>
  plural(count, { one: 'كازينو واحد', two, few: `${count} كازينوهات`, other: `${count} كازينو` })

const ofCasinos = (count: number): string => `من أصل ${casinos(count, 'كازينوهين')}`

/** The same in Arabic. */
export const lists: typeof english = {
  casinos: 'الكازينوهات',
  pageOf: (page, pages) => `الصفحة ${page} من ${pages}`,
  filter: {
    title: 'التصفية',
    sortBy: 'الترتيب حسب',
    any: 'الكل',
    option: (option, count) => `${option} (${count})`,
    show: 'عرض الكازينوهات',
    clear: 'مسح الكل',
    chosen: (count) => `المختار: ${count}`,
    more: 'شروط أخرى',
  },
  orders: {
    score: 'الأعلى درجة أولًا',
    paid: 'الأسرع دفعًا أولًا',
    wagering: 'أقل شرط رهان أولًا',
    checked: 'الأحدث مراجعة أولًا',
    name: 'حسب الاسم',
  },
  quick: {
    score: 'الأعلى درجة',
    paid: 'الأسرع دفعًا',
    wagering: 'أقل شرط رهان',
    checked: 'الأحدث مراجعة',
    name: 'الاسم',
  },
  facets: {
    score: { label: 'الدرجة', chip: 'الدرجة' },
    paid: { label: 'يدفع خلال', chip: 'يدفع خلال' },
    wagering: { label: 'أقل شرط رهان', chip: 'شرط الرهان' },
    licence: { label: 'ترخيص تحققنا منه', chip: 'ترخيص تحققنا منه:' },
    country: { label: 'متاح للاعبين في', chip: 'متاح في' },
    method: { label: 'طريقة الدفع', chip: 'يقبل' },
    maker: { label: 'صانع الألعاب', chip: 'ألعاب من' },
    operator: { label: 'تشغّله', chip: 'تشغّله' },
    author: { label: 'بقلم', chip: 'بقلم' },
    checker: { label: 'تدقيق الحقائق', chip: 'تدقيق الحقائق:' },
    status: { label: 'الحالة', chip: 'الحالة' },
  },
  options: {
    scoreFrom: (least) => `${least} فأكثر`,
    hours: { '2': 'ساعتين', '12': '12 ساعة', '24': 'يوم', '72': '3 أيام' },
    noWagering: 'بلا شرط',
    timesAtMost: (times) =>
      plural(Number(times), { few: `${times} مرات على الأكثر`, other: `${times} مرة على الأكثر` }),
    status: { active: 'مفتوح', warning: 'تحذير', closed: 'مغلق', unlisted: 'لم يعد مدرجًا' },
  },
  chosen: {
    chip: (chip, option) => `${chip} ${option}`.trim(),
    paid: (chip, option, method) => `${chip} ${option} عبر ${method}`,
    fastest: 'أسرع طريقة لديه',
    title: (things, conditions) => `${things}: ${conditions}`,
    ordered: (things, order) => `${things}، ${order}`,
    byChoice: 'حسب اختيارك',
    others: (count) =>
      plural(count, {
        one: 'وشرط آخر',
        two: 'وشرطان آخران',
        few: `و${count} شروط أخرى`,
        other: `و${count} شرطًا آخر`,
      }),
    inSentence: (words) => words,
  },
  reasons: {
    lastChecked: (day) => `آخر مراجعة في ${day}.`,
    parts: (best, bestScore, worst, worstScore) =>
      `الأفضل: ${best} (${bestScore})، والأضعف: ${worst} (${worstScore}).`,
  },
  found: {
    everywhere: 'كل البلدان',
    all: (count) => `${casinos(count)} للاختيار.`,
    toChoose: (found, all) => `${found} ${ofCasinos(all)} للاختيار.`,
    some: (found, all) => `${found} ${ofCasinos(all)}.`,
    sorted: (order) => `الترتيب: ${order}.`,
  },
  apart: {
    elsewhere: (count) =>
      plural(count, {
        one: 'وبعدها واحد [نحذّر منه أو أُغلق].',
        two: 'وبعدها اثنان [نحذّر منهما أو أُغلقا].',
        other: `وبعدها ${count} [نحذّر منها أو أُغلقت].`,
      }),
    title: 'نحذّر منها أو أُغلقت أو لم نعد ندرجها',
    text: 'ليست للاختيار: لا نعرض أيًا من عروضها ولا أي طريق إليها. [منذ متى، ولماذا].',
  },
  none: {
    nothingYet: 'لم يُنشر شيء بعد',
    comeBack: 'عُد قريبًا: نكتب المواد الأولى الآن.',
    noneThere: 'لا نوصي بأي كازينو هناك',
    noneRecommended: 'لا شيء مما نوصي به يستوفي كل ذلك',
    apartBelow:
      'ما يستوفيه مذكور في الأسفل على حدة: نحذّر منه، أو أُغلق، أو لم نعد ندرجه. أو طالع [كل المراجعات].',
    noCasino: 'لا كازينو يستوفي كل ذلك',
    takeAway: 'احذف أحد الشروط أعلاه، أو طالع [كل المراجعات].',
  },
  whoseOffers: {
    elsewhere: 'مكان آخر',
    keep: (place) => `اعرض ${place} في كل صفحة`,
    kept: (place) => `العروض وشروط الرهان، هنا وفي كل صفحة، هي تلك المتاحة للاعبين في هذا البلد: ${place}.`,
    noneAt: (place) => `${place}: لا نعرف عروضًا للاعبين هناك، ولا نعرض أيًا منها.`,
    noneHere: 'لا نعرف عروضًا للاعبين حيث أنت، ولا نعرض أيًا منها.',
    of: (place) => `العروض وشروط الرهان هي تلك المتاحة للاعبين في بلد واحد: ${place}.`,
    otherCountry: '[اختر بلدًا آخر].',
  },
  row: {
    licence: 'الترخيص',
    offer: 'العرض',
    paid: 'مدة السحب',
    wagering: 'شرط الرهان',
    noOffer: 'لا عرض نعرفه الآن',
    noOfferIn: (country) => `لا عرض للاعبين في ${country}`,
    verified: 'تحققنا منه',
  },
  comparison: {
    title: 'مقارنة الكازينوهات',
    open: 'مفتوح',
    status: 'الحالة',
    score: 'الدرجة',
    bonus: 'المكافأة',
    costs: 'الكلفة في المتوسط',
    nothing: 'لا شيء',
    free: 'لا شيء بعد الحصول عليها',
    costOf: (cost, bonus) => `${cost} من ${bonus}`,
    limit: 'الحد الشهري',
    fees: 'الرسوم',
    feeOf: (fee, methods) => `${fee} (${methods})`,
    returns: 'نسبة العائد للاعب',
    published: 'منشورة',
    notPublished: 'غير منشورة',
    notHere: 'ليس حيث أنت',
    licences: 'التراخيص',
  },
  comparing: { name: 'المقارنة', box: 'قارن', bar: 'قارن ما اخترته' },
  saving: { save: 'احفظ', saved: 'حُفظ' },
  ranked: { notNow: 'كانت في هذه القائمة، ولا نوصي بها الآن:' },
  articles: {
    filter: 'التصفية',
    show: 'عرض المقالات',
    topic: 'الموضوع',
    writtenBy: 'بقلم',
    year: 'السنة',
  },
  featured: { reviews: 'مراجعات للبداية', articles: 'من المدونة' },
  seeAlso: {
    alsoRunBy: (operator) => `تشغّله أيضًا ${operator}`,
    sameOperator: 'الشركة نفسها',
    allOfOperator: 'كل ما تشغّله من كازينوهات',
    sameTopics: 'المزيد في المواضيع نفسها',
    casinosHere: 'كازينوهات في هذه المقالة',
  },
}
