import { plural } from '@house-edge/ui/language'
import type * as english from './english-page.ts'

/** A pair has another ending after a preposition: `حتى ساعتين`, where two hours alone are `ساعتان`. */
const afterPreposition = (time: string): string => time.replace(/^(دقيقت|ساعت|يوم)ان$/u, '$1ين')

export const upTo = (time: string): string => `حتى ${afterPreposition(time)}`

export const fromTo = (from: number | string, to: string): string =>
  `من ${afterPreposition(`${from}`)} إلى ${afterPreposition(to)}`

/** The same in Arabic. */
export const review: typeof english.review = {
  helpSite: (name) => `زيارة موقع ${name}`,
  outOfTen: 'من 10',
  bar: { contents: 'المحتويات', visit: (casino) => `زيارة [${casino}]` },
  parts: {
    score: 'الدرجة',
    payments: 'السحب',
    offers: 'العرض',
    licence: 'الترخيص',
    weighed: 'له وعليه',
    test: 'الاختبار',
    questions: 'أسئلة',
  },
  folds: {
    costs: 'رأينا في العروض، وكلفة استيفاء شروطها',
    methods: 'طرق الدفع ومُددها ورسومها',
  },
  receipts: {
    title: (count) =>
      plural(count, {
        one: 'إيصال اختبار',
        two: 'إيصالا اختبارين',
        few: `إيصالات ${count} اختبارات`,
        many: `إيصالات ${count} اختبارًا`,
        other: `إيصالات ${count} اختبار`,
      }),
    note: 'كتبناها نحن مما قيس، وليست مستندًا من كازينو أو مصرف.',
    from: (casino) => `سحب من ${casino}`,
    amount: 'المبلغ',
    method: 'عبر',
    asked: 'وقت الطلب',
    received: 'وقت الوصول',
    lasted: 'المدة',
    notBy: (day) => `لم يصل حتى ${day}`,
    unpaid: 'لم يُدفع',
    refusedOn: (day) => `لم يصل: رُفض في ${day}`,
    refused: 'مرفوض',
    ours: 'قسناها نحن',
    readers: 'قاسها قارئ',
  },
  key: {
    payout: 'مدة السحب',
    measured: (middle, tests, fastest, slowest) =>
      plural(tests, {
        one: `${middle}، في اختبار واحد لنا`,
        two: `${middle}، وسيط اختبارين (${fromTo(fastest, slowest)})`,
        few: `${middle}، وسيط ${tests} اختبارات (${fromTo(fastest, slowest)})`,
        many: `${middle}، وسيط ${tests} اختبارًا (${fromTo(fastest, slowest)})`,
        other: `${middle}، وسيط ${tests} اختبار (${fromTo(fastest, slowest)})`,
      }),
    stated: (range) => `${range}، كما يقول`,
    unmeasured: 'لم نقسها',
    unpaid: (day) => `لم يُدفع منذ ${day}`,
    refused: (day) => `رُفض في ${day}`,
    wagering: 'أقل شرط رهان',
    noOffer: 'لا عرض',
    notShown: 'لا نعرض أيًا من عروضه',
    licence: 'الترخيص',
    noLicence: 'لا نعرف له ترخيصًا',
    licensed: (regulator, state) => `${regulator}، ${state}`,
    states: {
      verified: 'تحققنا منه',
      claimed: 'ادعاء فقط',
      'not found': 'ليس في السجل',
      withdrawn: 'لم يعد ساريًا',
    },
    country: 'بلدك',
    openTo: (country) => `متاح في ${country}`,
    closedTo: (country) => `لا يقبل لاعبين من ${country}`,
    openIn: (countries) => `متاح في ${countries}`,
    notThere: (country, open) => `غير متاح في ${country}، ${open}`,
    unknown: 'غير معروف',
    ways: 'طرق الدفع',
    more: (names, count) =>
      plural(count, {
        one: `${names} وطريقة أخرى`,
        two: `${names} وطريقتان أخريان`,
        few: `${names} و${count} طرق أخرى`,
        other: `${names} و${count} طريقة أخرى`,
      }),
  },
}

/** The same in Arabic. */
export const charts: typeof english.charts = {
  // With marks around it: after Arabic letters the sign would leave its figure in a picture, whose text runs from the left.
  counts: (percent) => `\u{200F}${percent}%\u{200F}`,
  score: {
    title: 'الدرجة جزءًا جزءًا',
    summary: 'تتكوّن الدرجة من سبعة أجزاء. كلما زاد سُمك الشريط زاد وزنه.',
    part: 'الجزء',
    weight: 'الوزن',
    score: 'الدرجة',
    why: 'السبب',
  },
  history: {
    title: 'الدرجة بمرور الوقت',
    summary: (first, from, last, to) =>
      `من ${first} في ${from} إلى ${last} في ${to}. يعرض المحور الجزء الذي تحركت فيه من المقياس.`,
    since: 'منذ',
    change: 'ما الذي تغيّر',
  },
  payouts: {
    title: 'كم استغرق السحب',
    ofOne: 'كل علامة عملية سحب واحدة. يبيّن الخط الوسيط: نصف عمليات سحبنا كان أسرع منه.',
    ofSeveral: 'كل علامة عملية سحب واحدة بطريقتها. أسرع كازينو في الأعلى.',
    methods: 'طرق الدفع في الكازينوهات',
    ofMethods: 'كل علامة هي وسيط عمليات سحبنا بطريقة واحدة من كازينو واحد، ووسيط كل صف هو وسيطها جميعًا.',
    unnamed: 'طريقة لا نسمّيها',
    of: 'من',
    by: 'عبر',
    took: 'المدة',
    when: 'متى',
    middle: 'نصفها كان أسرع',
    readers: 'قاسها قارئ',
    timedBy: (method, who) => `${method}، ${who}`,
    // Set apart as Arabic: in a picture text runs from the left, and with a Latin name first its figure would change sides.
    // The name by itself: a figure behind Latin letters would stand with them, and apart from its unit.
    row: (name, middle) => `\u{2067}\u{2068}${name}\u{2069}: ${middle}\u{2069}`,
  },
  beside: {
    title: 'درجات القرّاء إلى جانب درجاتنا',
    summary: (votes) =>
      plural(votes, {
        one: 'نقيّم من 10، والقرّاء من 5. رُسمت درجة القارئ الواحد بضعف طولها كي تبلغ أعلى درجة لكلٍّ منا المسافة نفسها. لا تغيّر إحداهما الأخرى.',
        two: 'نقيّم من 10، والقرّاء من 5. رُسم متوسط درجات قارئين بضعف طوله كي تبلغ أعلى درجة لكلٍّ منا المسافة نفسها. لا تغيّر إحداهما الأخرى.',
        few: `نقيّم من 10، والقرّاء من 5. رُسم متوسط درجات ${votes} قرّاء بضعف طوله كي تبلغ أعلى درجة لكلٍّ منا المسافة نفسها. لا تغيّر إحداهما الأخرى.`,
        many: `نقيّم من 10، والقرّاء من 5. رُسم متوسط درجات ${votes} قارئًا بضعف طوله كي تبلغ أعلى درجة لكلٍّ منا المسافة نفسها. لا تغيّر إحداهما الأخرى.`,
        other: `نقيّم من 10، والقرّاء من 5. رُسم متوسط درجات ${votes} قارئ بضعف طوله كي تبلغ أعلى درجة لكلٍّ منا المسافة نفسها. لا تغيّر إحداهما الأخرى.`,
      }),
    ours: 'درجاتنا من 10',
    readers: 'درجات القرّاء من 5',
    oursColumn: 'درجاتنا من 10',
    readersColumn: 'القرّاء من 5',
    line: (name, ours, readers) => `${name}: درجتنا ${ours}، القرّاء ${readers}`,
  },
  marked: { payouts: 'السحب', terms: 'عدالة الشروط', support: 'الدعم', games: 'الألعاب' },
  ticks: {
    quarter: '15 د',
    hour: 'ساعة',
    sixHours: '6 س',
    day: 'يوم',
    threeDays: '3 أيام',
    week: 'أسبوع',
    threeWeeks: '3 أسابيع',
  },
}
