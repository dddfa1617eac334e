import type { Vocabulary } from './vocabulary.ts'

export const english: readonly Vocabulary[] = [
  {
    lang: 'en',
    danger: `suicid, suicide*, suicidal*, =kms, to kms, wanna kms, want 2 die, kill* myself, kill* my self, kill* yourself, hate myself, want to disappear, cant do
      this, unalive*, want to die, wanna die, ready to die, wish i was dead, wish i were dead, better off dead, end* my life, end* it all, tak* my life,
      dont want to live, not want to live, no reason to live, not worth living, life not worth, self harm*, selfharm*, harm* myself, hurt* myself, cut*
      myself, hang* myself, overdos*, =nothing left, cant go on, cannot go on, can not go on, samaritans, nobody would miss me, like dying, =dying, rather
      die, rather be dead, wish/if i could die, going/gonna to kill me, my life is over, =end it, cant take it/this any, cannot take it/this any, can not
      take it/this any, cant take it/this anymore, cannot take it/this anymore, dont want to be here any, dont want to be here anymore, dont want to wake up,
      =end it all, going to end it, gonna end it, not/dont want to be alive, want to be dead, tired of living/life, live like this`,
    help: `addict*, adict*, compulsive gamb*, problem gamb*, problem* with gamb*, gamb* problem*, gambling disorder, pathological gamb*, gambler* anonymous,
      hooked on, out of control, lost control, cant control, cannot control, lost everything, lost it all, lost all money, lost all my money, lost my money,
      lost my savings, lost my rent, lost my house, lost my home, lost my job, lost too much, chas* loss*, ruin* my life, gambling ruin*, ruin* by gamb*,
      gambled my, gambl* my wages, gambl* my savings, gambl* my rent, gambl* my money, gambl* my salary, gambled away, gamb* too much, bet too much, spent
      my wages, spent my savings, spent my rent, nothing to eat, hid* gamb*, husband gamb*, wife gamb*, son gamb*, daughter gamb*, partner gamb*, boyfriend
      gamb*, girlfriend gamb*, mother gamb*, mum gamb*, father gamb*, dad gamb*, brother gamb*, sister gamb*, friend gamb*, worried about gamb*, gamb*
      help*, help with gamb*, help for gamb*, helpline*, help line*, =hotline, gamb* hotline*, crisis hotline*, gamb* addict*, counselling, counselor*,
      counsellor*, therapy, therapist*, rehab*, relaps*, depress*, anxiety, hopeless*, desperat*, despair*, =crisis, crisis line, =help, =sos, =need help,
      =need to talk, someone to talk, somebody to talk, =get help, =want help, need help gamb*, =stop, =quit, =how to stop, =how do i stop, =how to quit,
      stop* gamb*, stop* bet*, stop* playing, stop* spending, cant stop, cannot stop, can not stop, unable to stop, want to stop, need to stop, help me
      stop, make it stop, quit* gamb*, quit* bet*, quit* playing, quit* casino*, quit* online, giv* up gamb*, give up betting, =block, =blocking, block
      casino*, block gamb*, block bet*, =block slots, block sites, blocking gamb*, blocking software, blocking app*, block my card, block myself, =block me,
      =ban me, ban myself, ban me from, self exclu*, selfexclu*, self exlu*, selfexlu*, =close my account, =block my account, =delete casino account, =take
      a break, =a break, exclud* myself, exclud* me, gamstop*, gamban*, betblocker*, gamcare*, gambleaware*, lock me out, lock myself out, close casino
      account*, close gamb* account*, close all accounts, debt*, =bankrupt*, am bankrupt, personal bankrupt*, bailiff*, loan shark*, payday loan*, borrow*
      to gamb*, borrow* money, =i owe, owe #, i owe money, i owe thousand*, cant pay rent, cant pay bills, cant afford, rent money, spent the rent, lost the
      rent, i stole money, stole to gamb*, steal* to gamb*, repossess*, evict*, stepchange, keep/kept/always losing, keep on losing, i always/only/just
      lose, =always lose, =losing, lose/losing/loose/loosing everything, losing/lose all my, losing/lose my money/house/home/job/savings/wages, lost my/our
      wages/salary/wage/paycheck/pension/benefits/pay/inheritance/family/wife/husband, lost our savings/money/house/home, lost a lot of money, lost so much,
      lost thousands, lost hundreds, lost #, lost about/over/nearly/almost/around/like #, lost more than #, gambled everything, gambled it all, gambled #,
      spent everything on, =ruined, am/im/m/i ruined, financial* ruin*, =broke, am/im/m/flat/totally/completely broke, broke from gamb*, going broke,
      =skint, am/im skint, =need money, need money fast/quickly/urgently/asap/tonight/today, need cash fast/urgently, =no money, no money left, have no
      money, nothing left to, cant sleep, cannot sleep, can not sleep, talk to someone/somebody/anyone, speak to someone/somebody, =someone to talk to,
      =help number, number help gamb*, help phone gamb*, =help gambling, help gambling addict*, =phone number help, =helpline number,
      mom/child/kid/kids/fiance/fiancee gamb*, gambling taken over, taken over my life, lying about gamb*, lie/lying/lied to my
      wife/husband/partner/family/parents, stole from my/work, cant pay my/the rent/bills/mortgage/electric, wanna stop, want to quit, wanna quit, trying to
      stop, i must stop, play too much, playing too much, spend/spending/spent too much, selling my things, no food,
      gamb* every day/night, hate/regret/hating gamb*, =down #, am down #, blew my/all/our wages/money/savings/salary/rent, blown my/all money/wages/savings, spent all my money, got no money, =have nothing, want my life back, gambling is killing, =scared, cant/cannot cope, =who can i call, =who can i talk to, feel/am/so ashamed, money back from gamb*, win/get/won back my/the loss*, win/winning my money back, win back my money, win back loss*, recover* my/gambling loss*, recover* loss*, maxed out card*, still gambling, ashamed of gamb*, =crying`,
  },
]
