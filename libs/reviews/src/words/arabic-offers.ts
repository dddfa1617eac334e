import { plural } from '@house-edge/ui/language'
import type * as english from './english-offers.ts'

/** From three to ten it is a plural, and beyond a singular. */
const timesOf = (multiple: string, what: string): string =>
  plural(Number(multiple), {
    one: `${what} مرة واحدة`,
    two: `${what} مرتين`,
    few: `${multiple} أضعاف ${what}`,
    other: `${multiple} ضعف ${what}`,
  })

/** The same in Arabic. */
export const offers: typeof english.offers = {
  kinds: {
    welcome: 'عرض ترحيبي',
    'no deposit': 'عرض بلا إيداع',
    'free spins': 'دورات مجانية',
    cashback: 'استرداد نقدي',
    reload: 'عرض على إيداع لاحق',
  },
  facts: {
    players: 'لمن',
    existing: 'للاعبين الحاليين',
    firstStake: 'يُراهَن به أولًا',
    // Not `شرط المراهنة`, a condition on betting at all: what is asked for are stakes, and `رهان` is a stake everywhere else.
    wagering: 'شرط الرهان',
    turnover: 'أقصى ما يجب المراهنة به',
    averageTurnover: 'متوسط ما يجب المراهنة به',
    smallestDeposit: 'أقل إيداع',
    largestBet: 'أعلى رهان',
    largestPayout: 'أعلى مبلغ يُسحب',
    games: 'الألعاب',
    whatCounts: 'ما يُحتسب',
    expires: 'ينتهي',
    expiresAfter: (days) =>
      plural(days, {
        one: 'بعد يوم من إضافته',
        two: 'بعد يومين من إضافته',
        few: `بعد ${days} أيام من إضافته`,
        many: `بعد ${days} يومًا من إضافته`,
        other: `بعد ${days} يوم من إضافته`,
      }),
    code: 'الرمز',
    countries: 'البلدان',
  },
  wagering: {
    none: 'بلا شرط',
    ofBonus: (multiple) => timesOf(multiple, 'المكافأة'),
    ofBoth: (multiple) => timesOf(multiple, 'الإيداع والمكافأة معًا'),
  },
  amounts: {
    statedIn: (currency) => `مذكور بعملة ${currency}`,
    statedFor: (country) => `مذكور للاعبين في ${country}`,
    remarked: (amount, remark) => `${amount} (${remark})`,
    from: (least) => `من ${least}`,
    upTo: (most) => `حتى ${most}`,
    range: (least, most) => `من ${least} إلى ${most}`,
  },
  panel: {
    at: (casino) => `لدى [${casino}]`,
    ended: (day) => `انتهى هذا العرض في [${day}].`,
    begins: (day) => `يبدأ هذا العرض في [${day}].`,
    verified: (day) => `آخر تحقق في [${day}].`,
    terms: 'الشروط كاملة',
    visitCasino: 'زيارة الكازينو',
    visit: (casino) => `زيارة ${casino}`,
    paid: 'إعلان: قد نتقاضى عمولة عن هذه الزيارة.',
    opinion: 'رأينا في العرض',
    elsewhere: {
      title: 'غير متاح في بلدك',
      countries: (countries) => `هذا العرض للاعبين من: ${countries}.`,
      some: 'هذا العرض ليس للاعبين في كل مكان.',
      why: 'لا نعرض شروطه ولا الطريق إليه إلا على من يمكنه الاستفادة منه.',
      say: 'أخبرنا أين أنت',
    },
    noneCurrent: 'لا عرض ساريًا',
    unread: 'انتهى هذا العرض، أو لم نقرأ شروطه منذ مدة. لا نعرض شروطًا ربما تغيّرت.',
  },
  line: {
    existing: 'للاعبين الحاليين',
    wagering: (times) => `شرط الرهان: ${times}`,
    smallest: (deposit) => `الإيداع من ${deposit}`,
    costs: (cost) => `يكلّف استيفاء شرطه ${cost} في المتوسط`,
    costsToGet: (cost) => `يكلّف الحصول عليه ${cost} في المتوسط`,
    free: 'لا يلزم المراهنة بشيء منه',
    unknown: 'لا يمكن حساب كلفة استيفاء شرطه من شروطه المعلنة',
    more: 'كل شروطه',
  },
  list: {
    title: 'العروض',
    show: 'إظهار العروض',
    how: 'كيف تُحسب الكلفة',
    quick: {
      cost: 'الأقل كلفة',
      wagering: 'أقل شرط رهان',
      deposit: 'أقل إيداع',
      score: 'أفضل كازينو',
    },
    reckoned:
      'تُقاس كلفة استيفاء الشروط، ومعها كلفة ما يجب الرهان به قبل منح المكافأة، إلى المكافأة: محسوبة لأكبرها، وللدورات المجانية بمتوسط ما تربحه، على ماكينات تعيد 96%، أو على الروليت حيث لا تُحتسب الماكينات. هذا متوسط: كل محاولة بمفردها تنتهي بعيدًا فوقه أو تحته.',
    found: (count) =>
      plural(count, {
        one: 'عرض واحد.',
        two: 'عرضان.',
        few: `${count} عروض.`,
        many: `${count} عرضًا.`,
        other: `${count} عرض.`,
      }),
    none: 'لا عرض يستوفي كل ذلك',
    takeAway: 'أزل أحد الشروط، أو اطّلع على [كل العروض]. والأرخص ألا تأخذ عرضًا.',
  },
  orders: {
    cost: 'الأقل كلفة لاستيفاء شروطه أولًا',
    wagering: 'أقل شرط رهان أولًا',
    deposit: 'أقل إيداع أولًا',
    score: 'أفضل كازينو أولًا',
  },
  facets: {
    kind: { label: 'نوع العرض', chip: '' },
    wagering: { label: 'شرط الرهان', chip: 'شرط الرهان' },
    deposit: { label: 'أقل إيداع', chip: 'الإيداع' },
    country: { label: 'للاعبين في', chip: 'للاعبين في' },
    method: { label: 'الإيداع عبر', chip: 'الإيداع عبر' },
    game: { label: 'الألعاب المحتسبة', chip: 'يُحتسب على' },
  },
  options: {
    noDeposit: 'بلا إيداع',
    depositAtMost: (amount) => `${amount} على الأكثر`,
    games: { slots: 'الماكينات', tables: 'الروليت والبلاك جاك وطاولات أخرى', live: 'الطاولات المباشرة' },
  },
  row: {
    left: 'الباقي في المتوسط',
    unknown: 'لا يمكن حسابها من شروطه',
    costsMore: 'كلفته أكبر مما يعطيه',
    betsADay: (bets, days) =>
      plural(days, {
        one: `عدد الرهانات في يوم واحد: ${bets} على الأقل`,
        two: `عدد الرهانات في اليوم: ${bets} على الأقل، لمدة يومين`,
        few: `عدد الرهانات في اليوم: ${bets} على الأقل، لمدة ${days} أيام`,
        many: `عدد الرهانات في اليوم: ${bets} على الأقل، لمدة ${days} يومًا`,
        other: `عدد الرهانات في اليوم: ${bets} على الأقل، لمدة ${days} يوم`,
      }),
    ownDeposit: 'يجب أن تراهن بإيداعك أيضًا العدد نفسه من المرات',
  },
}

/** The same in Arabic. */
export const payments: typeof english.payments = {
  title: 'طرق الدفع',
  titleAt: (casino) => `طرق الدفع لدى ${casino}`,
  method: 'الطريقة',
  deposit: 'إيداع',
  withdrawal: 'سحب',
  limits: 'الحدود',
  fee: 'الرسوم',
  time: 'مدة السحب',
  unknown: 'غير مذكور',
  yes: 'نعم',
  no: 'لا',
  kinds: {
    card: 'بطاقة',
    bank: 'مصرف',
    wallet: 'محفظة',
    voucher: 'قسيمة',
    mobile: 'هاتف محمول',
  },
  asItClaims: (time) => `${time}، كما يقول`,
}

/** The same in Arabic. */
export const licences: typeof english.licences = {
  remarked: (regulator, remark) => `${regulator} (${remark})`,
  remarks: {
    verifiedOn: (day) => `تحققنا منه في ${day}`,
    claimed: 'يدّعيه، ولم نتحقق منه',
    'not found': 'يدّعيه، ولم نجده في السجل',
    withdrawn: 'لم يعد ساريًا',
  },
  states: {
    verified: 'في السجل',
    claimed: 'ادعاء فقط',
    'not found': 'ليس في السجل',
    withdrawn: 'لم يعد ساريًا',
  },
  tiers: { strict: 'جهة صارمة', standard: 'جهة عادية', light: 'جهة متساهلة' },
  register: 'ابحث عنه في السجل العام',
  numberGiven: 'الرقم الذي يذكره',
  number: 'رقم الترخيص',
  holderGiven: 'صاحب الترخيص كما يذكره',
  holder: 'صاحب الترخيص',
  country: 'البلد',
  checked: 'تاريخ تحققنا منه',
  notYet: 'ليس بعد',
}
